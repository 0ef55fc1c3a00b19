import { withinScales } from '../zoom-view/zoom-rules.ts';

export type Point = { x: number; y: number };
export type Size = { width: number; height: number };
/** How large the picture is shown, and how far its middle is from the middle of the screen. */
export type View = { scale: number } & Point;

export const whole: View = { scale: 1, x: 0, y: 0 };

/** A finger that moves no farther than this taps. */
export const tapSlack = 10;

/** The picture as large as the screen allows. */
export function fitted(picture: Size, screen: Size): Size {
  const factor = Math.min(screen.width / picture.width, screen.height / picture.height);
  return { width: picture.width * factor, height: picture.height * factor };
}

/** The view within its bounds: an edge of the picture does not come away from the edge of the screen. */
export function bounded({ scale, x, y }: View, picture: Size, screen: Size): View {
  const within = withinScales(scale);
  const shown = fitted(picture, screen);
  const reach = (side: keyof Size) => Math.max(0, (shown[side] * within - screen[side]) / 2);
  return { scale: within, x: between(x, reach('width')), y: between(y, reach('height')) };
}

/** Zooms so that what is under the point stays there; the point is counted from the middle of the screen. */
export function zoomedAt(view: View, scale: number, { x, y }: Point): View {
  const to = withinScales(scale);
  const factor = to / view.scale;
  return { scale: to, x: x - (x - view.x) * factor, y: y - (y - view.y) * factor };
}

type Swipe = {
  index: number;
  count: number;
  /** How far the finger moved to the right, and in how many milliseconds. */
  moved: number;
  lasted: number;
  width: number;
};

/** The picture that a swipe ends at: the next one after a third of the screen, or after a short quick one. */
export function afterSwipe({ index, count, moved, lasted, width }: Swipe): number {
  const quick = Math.abs(moved) > 30 && Math.abs(moved) / Math.max(1, lasted) > 0.4;
  const step = quick || Math.abs(moved) > width / 3 ? -Math.sign(moved) : 0;
  return Math.min(count - 1, Math.max(0, index + step));
}

/** Where the picture is that was shown, after others came or went; undefined if it went itself. */
export function placeAfterChange(
  shown: string | undefined,
  index: number,
  sources: readonly string[],
): number | undefined {
  // A picture may be there twice.
  if (shown === undefined || sources[index] === shown) return index;
  const place = sources.indexOf(shown);
  return place < 0 ? undefined : place;
}

/** Beyond the first and the last picture there is nothing, which the finger feels. */
export function dragged(moved: number, index: number, count: number): number {
  const outward = (index === 0 && moved > 0) || (index === count - 1 && moved < 0);
  return outward ? moved / 3 : moved;
}

function between(value: number, reach: number): number {
  // Otherwise nothing to the left would be -0.
  return reach === 0 ? 0 : Math.min(reach, Math.max(-reach, value));
}
