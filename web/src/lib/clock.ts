import { useEffect, useState } from 'react';

type Page = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

// A smaller correction is only the delay of the network.
const noticeable = 1_000;
const corrected = new Set<() => void>();
let offset = 0;

/** The server's time in Unix milliseconds, as far as this phone knows it. */
export function now(): number {
  return Date.now() + offset;
}

export function correct(serverTimeMs: number): void {
  const change = serverTimeMs - now();
  offset += change;
  if (Math.abs(change) >= noticeable) for (const listener of corrected) listener();
}

/** Ticks at full multiples of `everyMs`, not while the page is hidden, and at once when it is shown again. */
export function startTicking(everyMs: number, tick: () => void, page: Page): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait() {
    clearTimeout(timer);
    if (!page.hidden) timer = setTimeout(tickAndWait, everyMs - (now() % everyMs));
  }
  function tickAndWait() {
    if (!page.hidden) tick();
    wait();
  }

  page.addEventListener('visibilitychange', tickAndWait);
  corrected.add(tickAndWait);
  wait();
  return () => {
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', tickAndWait);
    corrected.delete(tickAndWait);
  };
}

export function useNow(everyMs: number): number {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const tick = () => setMoment(now());
    // The clock may have been corrected between the first drawing and this moment.
    tick();
    return startTicking(everyMs, tick, document);
  }, [everyMs]);
  return moment;
}
