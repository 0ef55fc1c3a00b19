import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { whenIdle } from './idle.ts';

const firstWait = 2_000;
const longestWait = 60_000;

type Load<P> = () => Promise<{ default: ComponentType<P> }>;
type LoadedLater<P> = ComponentType<P & { atOnce?: boolean }> & {
  /** Fetches the code before the part is on the screen. It never fails: showing the part tries again. */
  prepare: () => Promise<void>;
};

/** A part that no first screen needs. Its code is loaded when the phone is idle, and again until it arrives. */
export function loadedLater<P extends object>(load: Load<P>): LoadedLater<P> {
  let arrived: ComponentType<P> | undefined;
  let arriving: Promise<ComponentType<P>> | undefined;
  // Places that show it and what prepares it request it as one.
  const arrive = () => (arriving ??= arrives());
  async function arrives() {
    try {
      return (arrived = (await load()).default);
    } catch (lost) {
      arriving = undefined;
      throw lost;
    }
  }
  const arrival = untilArrived(arrive);
  async function prepare() {
    await arrive().catch(() => undefined);
  }
  const together = whenIdleTogether(prepare);

  function LoadedLater(props: P & { atOnce?: boolean }) {
    const { atOnce = false } = props;
    const [Part, setPart] = useState(() => arrived);
    const isHere = Part !== undefined;
    useEffect(() => {
      if (isHere) return undefined;
      const left = new AbortController();
      // A list of fifty cards shows a part of each, which would keep the phone from answering.
      const show = (part?: ComponentType<P>) => startTransition(() => setPart(() => part));
      const begin = () => void arrival(left.signal).then(atOnce ? (part) => setPart(() => part) : show);
      const callOff = atOnce ? begin() : together(begin);
      return () => {
        callOff?.();
        left.abort();
      };
    }, [atOnce, isHere]);
    return Part && <Part {...props} />;
  }
  // Code that is not needed yet is requested once; when it is needed, it is requested until it is here.
  return Object.assign(LoadedLater, { prepare });
}

/** However many places of the screen show a part, they wait as one and show it in the same moment. */
function whenIdleTogether(prepare: () => Promise<void>): (begin: () => void) => () => void {
  const places = new Set<() => void>();
  let callOff = () => {};
  const beginAll = () => {
    for (const begin of places) begin();
    places.clear();
    return prepare();
  };
  return (begin) => {
    if (places.size === 0) callOff = whenIdle(beginAll);
    places.add(begin);
    return () => {
      if (places.delete(begin) && places.size === 0) callOff();
    };
  };
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
