import { useCallback, useEffect, useState } from 'react';
import { isPhoneSubscribed } from './push-subscription.ts';

type PhoneState = { subscribed: boolean; refused: boolean };

/** What the browser allows. It can be changed in its settings at any time, of which not every browser tells the page. */
export function usePhoneState(isAsked: boolean): { phone: PhoneState | undefined; look: () => Promise<void> } {
  const [phone, setPhone] = useState<PhoneState>();
  const look = useCallback(async () => {
    const subscribed = await isPhoneSubscribed().catch(() => false);
    setPhone({ subscribed, refused: Notification.permission === 'denied' });
  }, []);

  useEffect(() => {
    if (!isAsked) return undefined;
    const again = () => void look();
    again();
    document.addEventListener('visibilitychange', again);
    const stopped = onPermissionChange(again);
    return () => {
      document.removeEventListener('visibilitychange', again);
      stopped();
    };
  }, [isAsked, look]);
  return { phone, look };
}

function onPermissionChange(tell: () => void): () => void {
  const left = new AbortController();
  void followPermission(tell, left.signal);
  return () => left.abort();
}

async function followPermission(tell: () => void, signal: AbortSignal) {
  try {
    const permission = await navigator.permissions.query({ name: 'notifications' });
    permission.addEventListener('change', tell, { signal });
  } catch {
    // Older browsers have no list of permissions, or none with this name.
  }
}
