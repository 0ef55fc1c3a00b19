import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  isDoubleTap,
  scaleAfterDoubleTap,
  scales,
  scrollTo,
  shareUnder,
  swipeStep,
  type Tap,
  withinScales,
} from './zoom-rules.ts';

export type Point = { x: number; y: number };
type Anchor = Point & { shareX: number; shareY: number };
type Zoom = { scale: number; anchor?: Anchor };
/** Called with 1 for the next one, with -1 for the one before. */
export type Swiped = (step: 1 | -1) => void;

/**
 * Zooms by growing what a scrollable view holds: panning, its momentum, the keyboard and the page's own scrolling
 * stay the browser's. The point under the fingers stays where it is; the buttons zoom towards the target, and another
 * target is brought into sight.
 */
export function useZoom(target: Point | undefined, onSwipe?: Swiped) {
  const view = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<Zoom>({ scale: scales.smallest });
  const { scale } = zoom;

  useLayoutEffect(() => {
    const { current: element } = view;
    if (!element || !zoom.anchor) return;
    const { x, y, shareX, shareY } = zoom.anchor;
    element.scrollTo({
      left: scrollTo(shareX, element.scrollWidth, x),
      top: scrollTo(shareY, element.scrollHeight, y),
      behavior: 'instant',
    });
  }, [zoom]);

  function zoomTo(wanted: number | ((current: number) => number), at?: Point, share?: Point) {
    const { current: element } = view;
    if (!element) return;
    const { x, y } = at ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 };
    const shareX = share?.x ?? shareUnder({ scroll: element.scrollLeft, content: element.scrollWidth }, x);
    const shareY = share?.y ?? shareUnder({ scroll: element.scrollTop, content: element.scrollHeight }, y);
    setZoom((current) => ({
      scale: withinScales(typeof wanted === 'number' ? wanted : wanted(current.scale)),
      anchor: { x, y, shareX, shareY },
    }));
  }

  const latest = useRef({ scale, zoomTo, onSwipe });
  useEffect(() => void (latest.current = { scale, zoomTo, onSwipe }));
  useEffect(() => (view.current ? listenToGestures(view.current, latest) : undefined), []);

  useTargetInSight(view, target);

  return {
    ...{ view, scale },
    zoomIn: () => zoomTo((current) => current * scales.step, undefined, target),
    zoomOut: () => zoomTo((current) => current / scales.step, undefined, target),
    showWhole: () => zoomTo(scales.smallest),
  };
}

/** The next target is brought into sight; what is shown whole has nothing to scroll. */
function useTargetInSight(view: RefObject<HTMLElement | null>, target: Point | undefined) {
  const { x, y } = target ?? {};
  useEffect(() => {
    const { current: element } = view;
    if (!element || x === undefined || y === undefined) return;
    element.scrollTo({
      left: scrollTo(x, element.scrollWidth, element.clientWidth / 2),
      top: scrollTo(y, element.scrollHeight, element.clientHeight / 2),
      behavior: 'instant',
    });
  }, [view, x, y]);
}

type Latest = RefObject<{
  scale: number;
  zoomTo: (wanted: number, at?: Point) => void;
  onSwipe: Swiped | undefined;
}>;

/** Two fingers, a double tap, and the pinch of a touch pad, which browsers report as a wheel with Ctrl. */
function listenToGestures(view: HTMLElement, latest: Latest): () => void {
  let pinch: { distance: number; scale: number } | undefined;
  let lastTap: Tap | undefined;
  const within = (x: number, y: number): Point => {
    const { left, top } = view.getBoundingClientRect();
    return { x: x - left, y: y - top };
  };
  const begin = (event: TouchEvent) => {
    pinch = event.touches.length === 2 ? { distance: spread(event.touches), scale: latest.current.scale } : undefined;
  };
  const move = (event: TouchEvent) => {
    if (!pinch || event.touches.length !== 2) return;
    event.preventDefault();
    const [first, second] = event.touches;
    if (!first || !second) return;
    const middle = within((first.clientX + second.clientX) / 2, (first.clientY + second.clientY) / 2);
    latest.current.zoomTo((pinch.scale * spread(event.touches)) / pinch.distance, middle);
  };
  const tap = (event: MouseEvent) => {
    const now = { at: event.timeStamp, x: event.clientX, y: event.clientY };
    const double = isDoubleTap(lastTap, now) && !(event.target as Element).closest('button');
    lastTap = double ? undefined : now;
    if (double) latest.current.zoomTo(scaleAfterDoubleTap(latest.current.scale), within(now.x, now.y));
  };
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    latest.current.zoomTo(latest.current.scale * Math.exp(-event.deltaY / 200), within(event.clientX, event.clientY));
  };
  const stopping = new AbortController();
  const { signal } = stopping;
  view.addEventListener('touchstart', begin, { passive: true, signal });
  listenToSwipes(view, latest, signal);
  view.addEventListener('touchend', begin, { passive: true, signal });
  view.addEventListener('touchmove', move, { passive: false, signal });
  view.addEventListener('click', tap, { signal });
  view.addEventListener('wheel', wheel, { passive: false, signal });
  return () => stopping.abort();
}

/** One finger across what is shown whole; what was enlarged is moved by it instead. */
function listenToSwipes(view: HTMLElement, latest: Latest, signal: AbortSignal) {
  let from: Point | undefined;
  const start = ({ touches }: TouchEvent) => {
    const [only] = touches;
    from = only && touches.length === 1 ? { x: only.clientX, y: only.clientY } : undefined;
  };
  const end = ({ changedTouches: [last] }: TouchEvent) => {
    if (!from || !last || latest.current.scale > scales.smallest) return;
    const step = swipeStep(last.clientX - from.x, last.clientY - from.y);
    from = undefined;
    if (step !== 0) latest.current.onSwipe?.(step);
  };
  view.addEventListener('touchstart', start, { passive: true, signal });
  view.addEventListener('touchend', end, { passive: true, signal });
}

function spread({ 0: first, 1: second }: TouchList): number {
  if (!first || !second) return 1;
  return Math.max(1, Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY));
}
