import sharp from 'sharp';
import { cryptoRandom } from './characters.ts';
import type { Random } from './characters.ts';
import { between, distortedGlyph, eitherSign, fitted, sideBySide, swappedHalf, wave, zigzag } from './distortion.ts';
import type { Glyph, Point, Stroke } from './distortion.ts';
import { glyphStrokes } from './glyphs.ts';

/** The picture has twice the size at which it is shown, for dense screens. */
export const pictureSize = { width: 240, height: 88 } as const;

const box = { ...pictureSize, margin: 11 };
const grounds = [
  { colour: '#FFF6E1', grain: '#E6C67C' },
  { colour: '#FBEFCB', grain: '#DFBE70' },
];
const inks = [
  { colour: '#9B1B1F', grain: '#C25050' },
  { colour: '#5F4836', grain: '#8A7058' },
];
const strokeWidth = [6.4, 8.4] as const;
const nearness = [13, 16] as const;

export async function characterPicture(characters: string, random: Random = cryptoRandom): Promise<Buffer> {
  const drawing = Buffer.from(characterDrawing(characters, random));
  return sharp(drawing).png({ palette: true, colours: 16, effort: 1, dither: 0 }).toBuffer();
}

function characterDrawing(characters: string, random: Random): string {
  const { width, height } = pictureSize;
  const [ink, ground] = [oneOf(inks, random), oneOf(grounds, random)];
  const swapped = swappedHalf(pictureSize, random).map(written).join('L');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>`,
    `<path id="glyphs" d="${glyphsPath(characters, random)}"/>`,
    `<clipPath id="swapped"><path d="M${swapped}Z"/></clipPath></defs>`,
    `<rect width="${width}" height="${height}" fill="${ground.colour}"/>`,
    grains(ground.grain, random),
    `<use href="#glyphs" fill="${ink.colour}"/>`,
    `<g clip-path="url(#swapped)"><rect width="${width}" height="${height}" fill="${ink.colour}"/>`,
    grains(ink.grain, random),
    `<use href="#glyphs" fill="${ground.colour}"/></g></svg>`,
  ].join('');
}

function glyphsPath(characters: string, random: Random): string {
  const warp = wave(random);
  const strokes = row(characters, random).flatMap((glyph) => warp(glyph));
  return strokes.map((stroke) => outline(stroke, random)).join('');
}

function row(characters: string, random: Random): Glyph[] {
  const glyphs = Array.from(characters, (character) => distortedGlyph(glyphStrokes(character), random));
  return fitted(
    sideBySide(zigzag(glyphs, random), () => between(random, nearness)),
    box,
  );
}

/** The outline of a stroke whose width swells and shrinks along it, with round ends. */
function outline(stroke: Stroke, random: Random): string {
  const [start, end] = [between(random, strokeWidth) / 2, between(random, strokeWidth) / 2];
  const sides = stroke.map((point, index) => {
    const half = start + ((end - start) * index) / (stroke.length - 1);
    const [before, after] = [stroke[index - 1] ?? point, stroke[index + 1] ?? point];
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const across = { x: (-(after.y - before.y) / length) * half, y: ((after.x - before.x) / length) * half };
    return [moved(point, across, 1), moved(point, across, -1)] as const;
  });
  const around = [...sides.map(([left]) => left), ...sides.map(([, right]) => right).toReversed()];
  return `M${around.map(written).join('L')}Z${round(stroke[0], start)}${round(stroke.at(-1), end)}`;
}

function moved(point: Point, by: Point, times: number): Point {
  return { x: point.x + by.x * times, y: point.y + by.y * times };
}

// The circle has the same direction as the outline, because opposite ones would cut a hole where they overlap.
function round(middle: Point | undefined, radius: number): string {
  if (!middle) return '';
  const r = radius.toFixed(1);
  const [left, right] = [moved(middle, { x: radius, y: 0 }, -1), moved(middle, { x: radius, y: 0 }, 1)];
  return `M${written(left)}A${r} ${r} 0 0 0 ${written(right)}A${r} ${r} 0 0 0 ${written(left)}Z`;
}

function written({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Short fibres in a colour close to the background, as a texture. */
function grains(colour: string, random: Random): string {
  const fibres = Array.from({ length: 75 }, () => grain(random)).join('');
  return `<path stroke="${colour}" stroke-width="3" stroke-linecap="round" fill="none" d="${fibres}"/>`;
}

function grain(random: Random): string {
  const from = { x: random() * pictureSize.width, y: random() * pictureSize.height };
  const by = { x: eitherSign(random, [2, 16]), y: eitherSign(random, [0, 7]) };
  return `M${written(from)}L${written(moved(from, by, 1))}`;
}

function oneOf<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
}
