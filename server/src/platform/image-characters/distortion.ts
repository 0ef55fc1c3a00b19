import type { Random } from './characters.ts';

export type Point = { readonly x: number; readonly y: number };
export type Stroke = readonly Point[];
export type Glyph = readonly Stroke[];
export type Range = readonly [number, number];
type Place = (point: Point) => Point;

/** How far the pictures go; the limits were found by looking at them and by letting tesseract read them. */
const limits = {
  glyphHeight: [52, 60],
  rotation: [5, 16],
  shear: 0.12,
  stretch: [0.92, 1.12],
  rise: [3, 7],
  wave: [2.5, 4.5],
  reach: 1,
  waveLength: [110, 190],
  swappedEdge: { slope: [0, 10], swing: [6, 11], length: [110, 170] },
} as const;

export function between(random: Random, [least, most]: Range): number {
  return least + (most - least) * random();
}

export function eitherSign(random: Random, range: Range): number {
  return between(random, range) * (random() < 0.5 ? -1 : 1);
}

/** Turns, shears and scales a glyph around its middle, which moves to 0, 0. */
export function distortedGlyph(glyph: Glyph, random: Random): Glyph {
  const angle = (eitherSign(random, limits.rotation) * Math.PI) / 180;
  const shear = between(random, [-limits.shear, limits.shear]);
  const high = between(random, limits.glyphHeight) / 100;
  const wide = high * between(random, limits.stretch);
  const { left, right } = edges(glyph);
  const middle = (left + right) / 2;
  return placed(glyph, ({ x, y }) => {
    const v = (y - 50) * high;
    const u = (x - middle) * wide + v * shear;
    return { x: u * Math.cos(angle) - v * Math.sin(angle), y: u * Math.sin(angle) + v * Math.cos(angle) };
  });
}

/**
 * Moves each glyph to the right of the one before until their centre lines are `distance` apart. None reaches far
 * under another, because readers would miss it.
 */
export function sideBySide(glyphs: readonly Glyph[], distance: () => number): Glyph[] {
  const row: Glyph[] = [];
  for (const glyph of glyphs) {
    const before = row.at(-1);
    const shift = before ? clearance(before, glyph, distance()) : 0;
    row.push(placed(glyph, ({ x, y }) => ({ x: x + shift, y })));
  }
  return row;
}

function clearance(left: Glyph, right: Glyph, distance: number): number {
  let shift = edges(left).right - edges(right).left - limits.reach;
  for (const p of left.flat())
    for (const q of right.flat()) {
      const rise = Math.abs(p.y - q.y);
      if (rise < distance) shift = Math.max(shift, p.x - q.x + Math.sqrt(distance ** 2 - rise ** 2));
    }
  return shift;
}

/** Moves glyphs up and down in turn, because programs that read text expect a straight line. */
export function zigzag(glyphs: readonly Glyph[], random: Random): Glyph[] {
  const first = random() < 0.5 ? 1 : -1;
  return glyphs.map((glyph, index) => {
    const rise = between(random, limits.rise) * first * (index % 2 === 0 ? 1 : -1);
    return placed(glyph, ({ x, y }) => ({ x, y: y + rise }));
  });
}

/** Fits the row into the box, smaller if necessary but never larger. */
export function fitted(glyphs: readonly Glyph[], box: { width: number; height: number; margin: number }): Glyph[] {
  const { left, right, top, bottom } = edges(glyphs.flat());
  const across = Math.min(1, (box.width - 2 * box.margin) / (right - left));
  const down = Math.min(1, (box.height - 2 * box.margin) / (bottom - top));
  const place: Place = ({ x, y }) => ({
    x: box.width / 2 + (x - (left + right) / 2) * across,
    y: box.height / 2 + (y - (top + bottom) / 2) * down,
  });
  return glyphs.map((glyph) => placed(glyph, place));
}

/** One smooth wave over the whole picture in both directions. */
export function wave(random: Random): (glyph: Glyph) => Glyph {
  const sideways = ripple(random, limits.wave, limits.waveLength);
  const upwards = ripple(random, limits.wave, limits.waveLength);
  return (glyph) => placed(glyph, ({ x, y }) => ({ x: x + sideways(y), y: y + upwards(x) }));
}

/**
 * The half of the picture, behind a wavy edge, where ink and background swap colours. People can read across the edge;
 * for a program that separates dark from light, every glyph falls apart. It is the upper or the lower one at random, so
 * that programs cannot rely on either.
 */
export function swappedHalf({ width, height }: { width: number; height: number }, random: Random): Point[] {
  const far = random() < 0.5 ? 0 : height;
  const { slope, swing, length } = limits.swappedEdge;
  const [slant, up] = [eitherSign(random, slope), ripple(random, swing, length)];
  const edge = Array.from({ length: 61 }, (_, index): Point => {
    const x = (width * index) / 60;
    return { x, y: height / 2 + slant * (index / 60 - 0.5) + up(x) };
  });
  return [{ x: 0, y: far }, ...edge, { x: width, y: far }];
}

function ripple(random: Random, heights: Range, lengths: Range): (along: number) => number {
  const height = between(random, heights);
  const length = between(random, lengths);
  const phase = random() * 2 * Math.PI;
  return (along) => height * Math.sin((2 * Math.PI * along) / length + phase);
}

function edges(glyph: Glyph) {
  const across = glyph.flat().map(({ x }) => x);
  const down = glyph.flat().map(({ y }) => y);
  return { left: Math.min(...across), right: Math.max(...across), top: Math.min(...down), bottom: Math.max(...down) };
}

function placed(glyph: Glyph, place: Place): Glyph {
  return glyph.map((stroke) => stroke.map(place));
}
