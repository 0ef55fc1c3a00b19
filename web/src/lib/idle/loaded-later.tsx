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
  const arrival = async (left: AbortSignal) => (arrived ??= (await untilLoaded(load, left))?.default);

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
  return Object.assign(LoadedLater, { prepare: () => void arrival(new AbortController().signal) });
}

async function untilLoaded<T>(load: () => Promise<T>, left: AbortSignal): Promise<T | undefined> {
  for (let wait = firstWait; !left.aborted; wait = Math.min(wait * 2, longestWait)) {
    try {
      return await load();
    } catch {
      // A hall full of phones may have lost it in the same moment, so the pause is random.
      await pause(wait * (0.5 + Math.random()), left);
    }
  }
  return undefined;
}

/** The pause ends early when the network or the screen comes back. */
function pause(ms: number, left: AbortSignal): Promise<void> {
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
    left.addEventListener('abort', go, { signal });
  });
}
