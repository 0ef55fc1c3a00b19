import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from './idle.ts';

const firstWait = 2_000;
const longestWait = 60_000;

type Load<P> = () => Promise<{ default: ComponentType<P> }>;
type LoadedLater<P> = ComponentType<P & { atOnce?: boolean }> & {
  /** Fetches the code before the part is on the screen. */
  prepare: () => void;
};

/** A part that no first screen needs. Its code is loaded when the phone is idle, and again until it arrives. */
export function loadedLater<P extends object>(load: Load<P>): LoadedLater<P> {
  let arrived: ComponentType<P> | undefined;
  const arrive = async () => (arrived ??= (await load()).default);
  const arrival = untilArrived(arrive);

  function LoadedLater(props: P & { atOnce?: boolean }) {
    const { atOnce = false } = props;
    const [Part, setPart] = useState(() => arrived);
    const isHere = Part !== undefined;
    useEffect(() => {
      if (isHere) return undefined;
      const left = new AbortController();
      const begin = () => void arrival(left.signal).then((part) => setPart(() => part));
      const callOff = atOnce ? begin() : whenIdle(begin);
      return () => {
        callOff?.();
        left.abort();
      };
    }, [atOnce, isHere]);
    return Part && <Part {...props} />;
  }
  // Code that is not needed yet is requested once; when it is needed, it is requested until it is here.
  return Object.assign(LoadedLater, { prepare: () => void arrive().catch(() => undefined) });
}

/** However many places of the screen wait for the same code, one of them requests it, until nobody waits any more. */
function untilArrived<T>(arrive: () => Promise<T>): (left: AbortSignal) => Promise<T | undefined> {
  const waiting = new Set<AbortSignal>();
  const changes = new EventTarget();
  let arrival: Promise<T | undefined> | undefined;

  async function keepLoading(): Promise<T | undefined> {
    for (let wait = firstWait; waiting.size > 0; wait = Math.min(wait * 2, longestWait)) {
      try {
        return await arrive();
      } catch {
        // A hall full of phones may have lost it in the same moment, so the pause is random.
        await pause(wait * (0.5 + Math.random()), changes);
      }
    }
    arrival = undefined;
    return undefined;
  }
  return (left) => {
    const changed = () => changes.dispatchEvent(new Event('change'));
    left.addEventListener('abort', () => waiting.delete(left) && waiting.size === 0 && changed());
    waiting.add(left);
    changed();
    return (arrival ??= keepLoading());
  };
}

/** The pause ends early when the network or the screen comes back, or when another place needs the code. */
function pause(ms: number, changes: EventTarget): Promise<void> {
  return new Promise((resume) => {
    const over = new AbortController();
    const go = () => {
      clearTimeout(timer);
      over.abort();
      resume();
    };
    const timer = setTimeout(go, ms);
    const { signal } = over;
    window.addEventListener('online', go, { signal });
    document.addEventListener('visibilitychange', go, { signal });
    changes.addEventListener('change', go, { signal });
  });
}
