import { useEffect } from 'react';
import { storage } from '../../lib/storage/storage.ts';

/**
 * Reloads when the session ended in another tab, or when the page comes from the browser's cache, so that nothing
 * personal stays on the screen.
 */
export function useLeaveWhenOtherTabSignsOut(needed: boolean) {
  useEffect(() => {
    if (!needed) return undefined;
    const token = storage.token.get();
    const leaveIfOver = () => storage.token.get() !== token && window.location.reload();
    const onStorage = ({ key }: StorageEvent) => (key === 'token' || key === null) && leaveIfOver();
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && leaveIfOver();
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    };
  });
}
