import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { keepScrolled, scrolledBefore } from './router/history.ts';
import { useLocation } from './router/router-context.ts';

// Positions stay in memory, because nothing may be written to the phone before the privacy agreement. The browser keeps
// the one of a page that is reloaded.
const positions = new Map<string, number>();
// On a slow network the content of a page may take this long.
const patience = 15_000;
// A browser that reloads no longer takes anything from the page that it leaves, and one that scrolls may be told only
// so often, so the position is kept whenever the page comes to rest.
const rest = 400;

/** Whether this entry of the history has been shown before. */
export function remembersScroll(key: string): boolean {
  return positions.has(key);
}

/** Back returns to the earlier position; a new page starts at its top; a replaced address stays where it is. */
export function useScrollMemory(): void {
  const { key, pathname, by } = useLocation();
  const shownPath = useRef(pathname);
  const firstKey = useRef(key);
  // This is known before the page renders, which opens elsewhere if it does not remember a position.
  useState(() => {
    const scrolled = scrolledBefore();
    if (scrolled !== undefined) positions.set(key, scrolled);
  });

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const stays = by === 'replace' && shownPath.current === pathname;
    shownPath.current = pathname;
    const known = positions.get(key);
    let isReturning = false;
    let stop: (() => void) | undefined;
    if (by === 'pop' && known !== undefined) {
      isReturning = true;
      stop = scrollWhenPossible(known, () => void (isReturning = false));
    } else if (!stays && key !== firstKey.current) window.scrollTo(0, 0);

    let atRest: ReturnType<typeof setTimeout> | undefined;
    const remember = () => {
      // A page that is still growing does not stand yet where its reader left it.
      if (isReturning) return;
      positions.set(key, window.scrollY);
      clearTimeout(atRest);
      atRest = setTimeout(() => keepScrolled(key, window.scrollY), rest);
    };
    if (stays) remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      stop?.();
      clearTimeout(atRest);
      window.removeEventListener('scroll', remember);
    };
  }, [key, by, pathname]);
}

const byHand = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** The content may arrive later, so this tries again as the page grows, until it fits or the user scrolls. */
function scrollWhenPossible(y: number, onOver: () => void): () => void {
  const growth = new ResizeObserver(attempt);
  const stop = () => {
    onOver();
    growth.disconnect();
    clearTimeout(timer);
    for (const type of byHand) window.removeEventListener(type, stop);
  };
  const timer = setTimeout(stop, patience);
  for (const type of byHand) window.addEventListener(type, stop, { passive: true });
  growth.observe(document.body);
  attempt();

  function attempt() {
    window.scrollTo(0, y);
    if (Math.abs(window.scrollY - y) < 1) stop();
  }
  return stop;
}
