import { sky } from '../canvas.ts';
import type { Canvas } from '../canvas.ts';
import { bright, cinnabar, deep, gold, jade, paper, porcelain } from '../colours.ts';
import { at, circle, hills, line, path, rect, times } from '../shapes.ts';

export function turbine(turn: number, fill = paper): string {
  const blade = path('M0 0C5 -8 4 -34 0 -46C-4 -34 -3 -8 0 0z', fill);
  return (
    path('M-2.4 70L-1.2 0H1.2L2.4 70z', fill) +
    times(3, (i) => `<g transform="rotate(${turn + i * 120})">${blade}</g>`) +
    circle(0, 0, 3.4, gold)
  );
}

export function wind(canvas: Canvas): string {
  const { light, roll } = canvas;
  const count = roll.pick('count', [3, 4, 5]);
  return (
    sky(canvas) +
    hills(122, 40, roll.between('far', 0, 6), light.far) +
    times(count, (i) =>
      at(
        36 + (i * 250) / (count - 1),
        roll.between(`foot ${i}`, 58, 80),
        0.8 + (i % 2) * 0.3,
        turbine(roll.between(`turn ${i}`, 0, 120)),
      ),
    ) +
    hills(140, 26, roll.between('near', 0, 6), light.near) +
    hills(164, 16, roll.between('ground', 0, 6), light.ground)
  );
}

export function solar(canvas: Canvas): string {
  const { light, roll } = canvas;
  const panel =
    path('M0 0H46L38 24H-10z', porcelain) +
    line('M11.500 0L2 24M23 0L14 24M34.500 0L26 24M-3.300 8H43.500M-6.600 16H40.700', bright, 0.7, 'opacity=".75"') +
    line('M14 24v8', deep, 2);
  return (
    sky(canvas) +
    hills(104, 30, roll.between('far', 0, 6), light.far) +
    hills(112, 12, roll.between('near', 0, 6), gold) +
    rect(0, 112, 320, 74, light.ground) +
    times(3, (row) =>
      times(8, (i) => at(-20 + i * (40 + row * 12) - row * 24, 112 + row * 23, 0.68 + row * 0.2, panel)),
    ) +
    at(roll.between('tower', 250, 290), 80, 0.5, turbine(roll.between('turn', 0, 120)))
  );
}

export function grid(canvas: Canvas): string {
  const { light, roll } = canvas;
  const pylon = line(
    'M-14 92L-3 0H3L14 92M-24 14H24M-18 30H18M-11 66L8 40M11 66L-8 40M-14 92L10 66M14 92L-10 66',
    light.shade,
    1.8,
  );
  const places = [30, 122, 214, 306];
  const wires = places.slice(1).map((x, i) => {
    const from = places[i] ?? 0;
    const middle = (from + x) / 2;
    return line(
      `M${from - 24} 62Q${middle - 24} 82 ${x - 24} 62M${from + 24} 62Q${middle + 24} 82 ${x + 24} 62M${from} 48Q${middle} 66 ${x} 48`,
      light.shade,
      0.9,
    );
  });
  return (
    sky(canvas) +
    hills(124, 36, roll.between('far', 0, 6), light.far) +
    wires.join('') +
    places.map((x) => at(x, 48, 1, pylon)).join('') +
    hills(146, 18, roll.between('near', 0, 6), light.near) +
    hills(166, 12, roll.between('ground', 0, 6), light.ground) +
    times(6, (i) => rect(roll.between(`house ${i}`, i * 52, 30 + i * 52), 160, 14, 10, light.window))
  );
}

export function steelworks(canvas: Canvas): string {
  const { light, roll } = canvas;
  const smoke = (x: number) => times(4, (i) => circle(x + i * 7, 40 - i * 8, 6 + i * 2.4, paper, 'opacity=".5"'));
  return (
    sky(canvas) +
    hills(134, 26, roll.between('far', 0, 6), light.far) +
    smoke(roll.between('smoke', 196, 214)) +
    path('M30 150V96L50 80V96L70 80V96L90 80V96H150V150z', light.shade) +
    path('M176 150L184 70H206L214 150z', deep) +
    line('M206 78C230 78 232 100 232 150', gold, 4) +
    rect(182, 62, 26, 9, gold) +
    path('M250 150V88A17 17 0 0 1 284 88V150z', porcelain) +
    line('M250 104H284M250 122H284', bright, 1.2) +
    times(5, (i) => rect(40 + i * 21, 112, 11, 12, cinnabar) + rect(40 + i * 21, 118, 11, 6, bright)) +
    rect(0, 148, 320, 38, light.ground) +
    line('M0 166H320M0 176H320', bright, 1.4, 'opacity=".6"') +
    times(3, (i) => path(`M${40 + i * 90} 150h44l-6 12h-32z`, light.shade) + rect(46 + i * 90, 146, 32, 5, cinnabar)) +
    circle(300, 140, 9, jade) +
    circle(312, 144, 8, jade)
  );
}
