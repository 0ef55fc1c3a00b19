import { useEffect } from 'react';
import { pathBelow } from '../../shell/router/history.ts';
import { useNavigate } from '../../shell/router/router-context.ts';

/** Opens the message of a tapped notification in this window; the guard asks for the login where it is needed. */
export function OpenFromPush() {
  const navigate = useNavigate();
  useEffect(() => {
    const onMessage = ({ data, ports }: MessageEvent<unknown>) => {
      const { openFromPush } = (data ?? {}) as { openFromPush?: unknown };
      const address = typeof openFromPush === 'string' ? URL.parse(openFromPush, location.href) : null;
      if (address?.origin !== location.origin) return;
      ports[0]?.postMessage('opened');
      navigate(pathBelow(import.meta.env.BASE_URL, address.pathname) + address.search);
    };
    const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
    workers?.addEventListener('message', onMessage as EventListener);
    return () => workers?.removeEventListener('message', onMessage as EventListener);
  });
  return null;
}
