import { useEffect } from 'react';

const tabTap = 'tab-tap';

/** Fired by a tap on the tab that is already open (specification, tab bar). */
export function fireTabTap(): void {
  window.dispatchEvent(new Event(tabTap));
}

export function useTabTap(act: () => void): void {
  useEffect(() => {
    window.addEventListener(tabTap, act);
    return () => window.removeEventListener(tabTap, act);
  }, [act]);
}

export function scrollToTop(): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
}
