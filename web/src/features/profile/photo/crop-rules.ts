/** A square section of a picture: its middle in the picture's pixels, and how far it is zoomed in. */
export type Crop = { x: number; y: number; scale: number };
export type Size = { width: number; height: number };
/** A point of the frame; its middle is 0, its edges are half a frame away. */
type Point = { x: number; y: number };

export const scales = { smallest: 1, largest: 4 };

/** The largest square in the middle. */
export const wholeOf = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, scale: scales.smallest });

/** The side of the section, in the picture's pixels. */
export const sideOf = ({ width, height }: Size, { scale }: Crop) => Math.min(width, height) / scale;

/** The picture follows a finger that went so many frames to the right and down. */
export function moved(size: Size, crop: Crop, by: Point): Crop {
  const side = sideOf(size, crop);
  return inside(size, { ...crop, x: crop.x - by.x * side, y: crop.y - by.y * side });
}

/** What is under the point stays there. */
export function zoomed(size: Size, crop: Crop, scale: number, at: Point = { x: 0, y: 0 }): Crop {
  const next = { ...crop, scale: Math.min(scales.largest, Math.max(scales.smallest, scale)) };
  const shift = sideOf(size, crop) - sideOf(size, next);
  return inside(size, { ...next, x: crop.x + at.x * shift, y: crop.y + at.y * shift });
}

/** The section never leaves the picture. */
function inside(size: Size, crop: Crop): Crop {
  const half = sideOf(size, crop) / 2;
  const within = (middle: number, length: number) => Math.min(length - half, Math.max(half, middle));
  return { ...crop, x: within(crop.x, size.width), y: within(crop.y, size.height) };
}

const step = 0.05;
const moves: Record<string, Point> = {
  ArrowLeft: { x: step, y: 0 },
  ArrowRight: { x: -step, y: 0 },
  ArrowUp: { x: 0, y: step },
  ArrowDown: { x: 0, y: -step },
};
const zooms: Record<string, number> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1 };

/** What a key does; undefined if it is none of ours. An arrow moves the section, so the picture goes the other way. */
export function afterKey(size: Size, crop: Crop, key: string): Crop | undefined {
  const [move, zoom] = [moves[key], zooms[key]];
  if (move) return moved(size, crop, move);
  return zoom === undefined ? undefined : zoomed(size, crop, crop.scale * zoom);
}
