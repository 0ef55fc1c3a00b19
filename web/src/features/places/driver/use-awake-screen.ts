import { useEffect } from 'react';

/** The screen stays on while somebody reads it; where a browser can't promise that, nothing is lost. */
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
    // The system takes the lock away with the page; whoever comes back gets it back.
    document.addEventListener('visibilitychange', again);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
}
