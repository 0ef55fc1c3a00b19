import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  beginsSideways,
  mayBegin,
  offsetOf,
  type PullState,
  pulledBy,
  stateOnRelease,
  stateWhilePulling,
} from './pull-rules.ts';

const settling = 240;

export function usePull(area: RefObject<HTMLElement | null>, refresh: () => Promise<unknown>) {
  const [{ state, distance }, show] = useState<{ state: PullState; distance: number }>({
    state: 'resting',
    distance: 0,
  });
  const latest = useRef({ state, refresh });
  useEffect(() => {
    latest.current = { state, refresh };
  });

  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    let started: { x: number; y: number } | undefined;
    let timer: ReturnType<typeof setTimeout>;

    function settle(through: 'restoring' | 'aborting') {
      show({ state: through, distance: 0 });
      timer = setTimeout(() => show({ state: 'resting', distance: 0 }), settling);
    }
    function start(event: TouchEvent) {
      const finger = event.touches[0];
      const begins = mayBegin(latest.current.state, event.touches.length, window.scrollY);
      started = begins && finger ? { x: finger.clientX, y: finger.clientY } : undefined;
    }
    function move(event: TouchEvent) {
      const finger = event.touches[0];
      if (!started || !finger) return;
      const [across, down] = [finger.clientX - started.x, finger.clientY - started.y];
      const resting = latest.current.state === 'resting';
      if (resting && beginsSideways(across, down)) started = undefined;
      const distance = pulledBy(down);
      if (!started || (distance === 0 && resting)) return;
      if (event.cancelable) event.preventDefault();
      show({ state: stateWhilePulling(distance), distance });
    }
    function end() {
      if (!started) return;
      started = undefined;
      const next = stateOnRelease(latest.current.state);
      if (next === 'aborting') settle('aborting');
      if (next !== 'refreshing') return;
      show({ state: 'refreshing', distance: 0 });
      void latest.current.refresh().finally(() => settle('restoring'));
    }

    element.addEventListener('touchstart', start, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('touchend', end);
    element.addEventListener('touchcancel', end);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', end);
    };
  }, [area]);

  return { state, offset: offsetOf(state, distance) };
}
