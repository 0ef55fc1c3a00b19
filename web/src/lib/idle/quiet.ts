import { serverReached } from '../connection/server-reached.ts';
import { begin, underWay } from './under-way.ts';

/** So long nothing may happen before code is loaded that this page does not show. */
export const quietTime = 3_000;
/** Afterwards the phone rests between two of them: evaluating code takes an older phone a tenth of a second. */
export const pauseBetween = 2_000;

const waiting: (() => unknown)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let watches = false;

/**
 * Runs when the phone is quiet: for three seconds no input, no call and no long task, and the pictures in view are
 * there. Then one action after another runs, with pauses. The returned function cancels it.
 */
export function waitForQuiet(action: () => unknown): () => void {
  waiting.push(action);
  watch();
  waitFor(quietTime);
  return () => {
    const at = waiting.indexOf(action);
    if (at >= 0) waiting.splice(at, 1);
  };
}

function waitFor(ms: number) {
  clearTimeout(timer);
  if (waiting.length > 0) timer = setTimeout(runNext, ms);
}

function runNext() {
  // Their return begins the wait again.
  if (document.hidden || !navigator.onLine || !serverReached.get()) return;
  if (!underWay.none() || !picturesInViewAreHere()) return waitFor(quietTime);
  const end = begin();
  const rest = () => {
    end();
    waitFor(pauseBetween);
  };
  void Promise.resolve(waiting.shift()?.()).then(rest, rest);
}

function watch() {
  if (watches) return;
  watches = true;
  const again = () => waitFor(quietTime);
  const listening = { capture: true, passive: true };
  for (const input of ['pointerdown', 'keydown', 'scroll', 'touchmove', 'wheel'])
    document.addEventListener(input, again, listening);
  for (const back of ['online', 'load', 'pageshow']) window.addEventListener(back, again);
  document.addEventListener('visibilitychange', again);
  underWay.subscribe(again);
  serverReached.subscribe(again);
  // Browsers other than Chromium's do not tell long tasks.
  if (PerformanceObserver.supportedEntryTypes.includes('longtask'))
    new PerformanceObserver(again).observe({ type: 'longtask' });
}

function picturesInViewAreHere(): boolean {
  if (document.readyState !== 'complete') return false;
  return [...document.images].every((picture) => picture.complete || !isInView(picture));
}

function isInView(picture: HTMLElement): boolean {
  const { top, bottom, left, right, width } = picture.getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
}
