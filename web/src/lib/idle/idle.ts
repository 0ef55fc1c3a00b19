import { useEffect, useState } from 'react';
import { begin, underWay } from './under-way.ts';

// On a bad network a call may take a minute, and what belongs to this page does not wait for so long.
const longestWait = 10_000;
// A busy phone is never idle, and Safari does not say when it is.
const idleWithin = 1_000;

/**
 * Runs once no call is under way and the answers are painted, one action after another; if the action returns a promise,
 * the next waits for it. This is for what the page itself shows later. The returned function cancels it.
 */
export function whenIdle(action: () => unknown): () => void {
  let callOff = () => {};
  const ended = new AbortController();
  const run = () => {
    ended.abort();
    const end = begin();
    void Promise.resolve(action()).then(end, end);
  };
  const tryIt = () => {
    callOff();
    if (underWay.none()) callOff = afterPaint(() => underWay.none() && run());
  };
  const stops = [underWay.subscribe(tryIt), () => clearTimeout(late), () => callOff()];
  ended.signal.addEventListener('abort', () => stops.forEach((stop) => stop()));
  const late = setTimeout(run, longestWait);
  tryIt();
  return () => ended.abort();
}

/** An answer is rendered in the first frame after it at the earliest, and painted in the next. */
function afterPaint(action: () => void): () => void {
  let callOff: () => void;
  const inFrame = (next: () => void) => {
    const frame = requestAnimationFrame(next);
    callOff = () => cancelAnimationFrame(frame);
  };
  inFrame(() => inFrame(() => (callOff = inIdleTime(action))));
  return () => callOff();
}

function inIdleTime(action: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(action, idleWithin);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(action, { timeout: idleWithin });
  return () => cancelIdleCallback(handle);
}

/**
 * Runs when the phone has been quiet for a while, one action after another, with pauses (quiet.ts). This is for what the
 * page does not show. The returned function cancels it.
 */
export function whenQuiet(action: () => unknown): () => void {
  const left = new AbortController();
  const callOff = whenIdle(async () => {
    const { waitForQuiet } = await import('./quiet.ts');
    if (!left.signal.aborted) left.signal.addEventListener('abort', waitForQuiet(action));
  });
  return () => {
    callOff();
    left.abort();
  };
}

/** Becomes true once the screen is there, for what can wait until then. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
