import { useEffect } from 'react';

/** Keeps the screen on while the card is open, if the browser can. */
export function useAwakeScreen(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let over = false;
    const keepAwake = async () => {
      if (over || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (over) await lock?.release();
    };
    void keepAwake();
    const again = () => void keepAwake();
    // The system releases the lock when the page is hidden, so it is requested again when the page is back.
    document.addEventListener('visibilitychange', again);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
}
