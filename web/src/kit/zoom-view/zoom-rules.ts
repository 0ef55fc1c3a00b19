/** Specification §9: pictures open at scales 1 to 4. */
export const scales = { smallest: 1, largest: 4, step: 1.5, doubleTapped: 2.5 };

export function withinScales(scale: number): number {
  return Math.min(scales.largest, Math.max(scales.smallest, scale));
}

export type Axis = { scroll: number; content: number };

/** The share of the content that is under a point of the view. */
export function shareUnder({ scroll, content }: Axis, point: number): number {
  return content === 0 ? 0 : (scroll + point) / content;
}

/** The scroll position that brings this share under that point. */
export function scrollTo(share: number, content: number, point: number): number {
  return share * content - point;
}

export type Tap = { at: number; x: number; y: number };

/** True for two taps that are close in time and place. */
export function isDoubleTap(first: Tap | undefined, second: Tap): boolean {
  if (!first) return false;
  return second.at - first.at < 350 && Math.hypot(second.x - first.x, second.y - first.y) < 40;
}

/** A double tap enlarges what is shown whole, and shows anything larger whole again. */
export function scaleAfterDoubleTap(scale: number): number {
  return scale > scales.smallest ? scales.smallest : scales.doubleTapped;
}

const shortestSwipe = 50;

/** Where a finger leads that moved so far: to the left to the next one; one that rather scrolls leads nowhere. */
export function swipeStep(x: number, y: number): 1 | -1 | 0 {
  if (Math.abs(x) < shortestSwipe || Math.abs(x) < 1.5 * Math.abs(y)) return 0;
  return x < 0 ? 1 : -1;
}
