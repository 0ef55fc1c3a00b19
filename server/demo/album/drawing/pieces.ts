import { bright, deep, gold, jade, lacquer, paper, porcelain, skin } from '../../news/drawing/colours.ts';
import { circle, line, path, rect, times } from '../../news/drawing/shapes.ts';
import type { Frame } from './frame.ts';

export const wood = '#8A5A3C';
const coats = [porcelain, lacquer, jade, deep, '#54442F', '#39424E', '#642C4A', '#2E5A63'] as const;
const hairs = ['#2B1A12', '#3A2A22', '#5F4836', '#B9B2A6', '#6B4A0C'] as const;

/** Somebody to the waist; the head is at 0, the shoulders below it. */
export function bust({ roll }: Frame, who: string, coat?: string): string {
  const hair = roll.pick(`hair ${who}`, hairs);
  const long = roll.chance(`long ${who}`, 0.4);
  return (
    (long ? path('M-8.5 0C-10 12 -8 16 -5 16H5C8 16 10 12 8.5 0z', hair) : '') +
    path('M-15 34C-15 14 -9 8 0 8S15 14 15 34z', coat ?? roll.pick(`coat ${who}`, coats)) +
    path('M-4 8L0 17 4 8z', paper) +
    circle(0, 0, 7.6, roll.pick(`skin ${who}`, skin)) +
    path('M-8 .5A8 8 0 0 1 8 .5C4 -4 -4 -4 -8 .5z', hair)
  );
}

/** Somebody seen from behind. */
export function back({ roll }: Frame, who: string): string {
  return (
    path('M-14 32C-14 13 -8 8 0 8S14 13 14 32z', roll.pick(`back ${who}`, coats)) +
    circle(0, 0, 8, roll.pick(`head ${who}`, hairs))
  );
}

/** Somebody who stands; the feet are at 0, the head at -74. An arm may reach out to the right. */
export function standing(
  { roll }: Frame,
  who: string,
  reach: 'hand' | 'cup' | 'tablet' | 'nothing' = 'nothing',
): string {
  const coat = roll.pick(`coat ${who}`, coats);
  const hair = roll.pick(`hair ${who}`, hairs);
  const face = roll.pick(`skin ${who}`, skin);
  const skirt = roll.chance(`skirt ${who}`, 0.4);
  const arm =
    reach === 'hand'
      ? line('M9 -54L27 -42', coat, 6) + circle(29, -41, 3.2, face)
      : reach !== 'nothing'
        ? line('M10 -54L14 -40L22 -44', coat, 5.4) + circle(23, -45, 2.8, face)
        : line('M11 -54L14 -30', coat, 5.6) + circle(14, -28, 2.8, face);
  const held =
    reach === 'cup'
      ? path('M20 -54h8l-1.600 9h-5z', paper)
      : reach === 'tablet'
        ? rect(19, -56, 14, 10, '#2B1A12', 'rx="1.5"')
        : '';
  return (
    (skirt
      ? path('M-10 -36H10L13 -8H-13z', coat) + rect(-6, -8, 4, 8, face) + rect(2, -8, 4, 8, face)
      : rect(-9, -36, 8, 36, '#2B2530') + rect(1, -36, 8, 36, '#2B2530')) +
    path('M-12 -32C-14 -54 -10 -63 0 -63S14 -54 12 -32z', coat) +
    path('M-3.600 -63L0 -54 3.600 -63z', paper) +
    line('M-11 -54L-14 -31', coat, 5.6) +
    arm +
    held +
    (skirt ? path('M-7 -74C-11 -64 -10 -58 -7.500 -56L-5 -66zM7 -74C11 -64 10 -58 7.500 -56L5 -66z', hair) : '') +
    circle(0, -71, 7, face) +
    path('M-7.400 -70.500A7.400 7.400 0 0 1 7.400 -70.500C4 -75 -4 -75 -7.400 -70.500z', hair)
  );
}

/** A row of hills over the whole width of a frame. */
export function ridge({ width, height }: Frame, y: number, rise: number, phase: number, fill: string): string {
  const step = 50;
  const high = (x: number) =>
    y - rise * (0.5 + 0.5 * Math.sin(phase + x / 37)) - (rise / 3) * Math.cos(phase * 2 + x / 61);
  let edge = `M0 ${height}V${high(0).toFixed(1)}`;
  for (let x = step; x <= width + step; x += step)
    edge += `C${x - step / 2} ${high(x - step).toFixed(1)} ${x - step / 2} ${high(x).toFixed(1)} ${x} ${high(x).toFixed(1)}`;
  return path(`${edge}V${height}z`, fill);
}

/** A curved roof with its eaves turned up; its middle is at 0, its eaves at the bottom. */
export const roof = (width: number, high: number, fill: string) =>
  path(
    `M${-width / 2} 0C${-width / 3} ${-high * 0.1} ${-width / 6} ${-high * 0.5} ${-width / 9} ${-high}H${width / 9}C${width / 6} ${-high * 0.5} ${width / 3} ${-high * 0.1} ${width / 2} 0L${width / 2 - 6} 4H${-width / 2 + 6}z`,
    fill,
  ) + line(`M${-width / 9} ${-high}H${width / 9}`, gold, 2);

/** A pavilion of several storeys that stands at 0. */
export function tower(storeys: number, fill: string, dark: string): string {
  return (
    rect(-46, -5, 92, 5, sandstone) +
    times(storeys, (i) => {
      const [width, y] = [84 - i * 16, -5 - i * 27];
      return (
        `<g transform="translate(0 ${y})">` +
        rect(-width / 2 + 12, -18, width - 24, 18, fill) +
        times(4, (k) => rect(-width / 2 + 14 + k * ((width - 32) / 3), -18, 4, 18, dark)) +
        `<g transform="translate(0 -17)">${roof(width, 12, dark)}</g></g>`
      );
    }) +
    circle(0, -5 - storeys * 27 - 5, 3, gold)
  );
}
const sandstone = '#D8C9A6';

/** A lantern that hangs from above; its middle is at 0. */
export const lantern = (fill: string, string: number) =>
  line(`M0 ${-string}V-13`, gold, 1) +
  `<ellipse rx="17" ry="15" fill="${fill}"/>` +
  rect(-9, -17, 18, 4, gold) +
  rect(-9, 13, 18, 4, gold) +
  line('M0 17V34M-5 17V29M5 17V29', gold, 1.1) +
  line('M0 -13V13M-8 -12C-13 -5 -13 5 -8 12M8 -12C13 -5 13 5 8 12', bright, 0.9, 'opacity=".7"');

export const ripples = ({ width, roll }: Frame, from: number, to: number, count: number) =>
  times(count, (i) => {
    const x = roll.between(`ripple ${i}`, -10, width - 30);
    const y = from + ((to - from) * (i + 0.5)) / count;
    return line(
      `M${x.toFixed(1)} ${y.toFixed(1)}h${roll.between(`long ${i}`, 18, 60).toFixed(1)}`,
      bright,
      1.2,
      'opacity=".45"',
    );
  });

/** A leafy tree that stands at 0. */
export const tree = (crown: string, second: string) =>
  line('M0 0V-26M0 -16L8 -26', '#5A3B28', 3.4) +
  circle(-10, -32, 13, second) +
  circle(10, -34, 14, crown) +
  circle(0, -44, 15, crown) +
  circle(-4, -38, 9, second);
