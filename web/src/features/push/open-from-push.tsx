import { useEffect } from 'react';
import { pathBelow } from '../../shell/router/history.ts';
import { useNavigate } from '../../shell/router/router-context.ts';

/** Opens the message of a tapped notification in this window; the guard asks for the login where it is needed. */
export function OpenFromPush() {
  const navigate = useNavigate();
  useEffect(() => {
    const onMessage = ({ data, ports }: MessageEvent<unknown>) => {
      const { openFromPush } = (data ?? {}) as { openFromPush?: unknown };
      // The worker sends whole addresses of the app, and nobody else can send any.
      if (typeof openFromPush !== 'string' || !openFromPush.startsWith(`${location.origin}/`)) return;
      const address = new URL(openFromPush);
      ports[0]?.postMessage('opened');
      navigate(pathBelow(import.meta.env.BASE_URL, address.pathname) + address.search);
    };
    const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
    workers?.addEventListener('message', onMessage as EventListener);
    return () => workers?.removeEventListener('message', onMessage as EventListener);
  });
  return null;
}
