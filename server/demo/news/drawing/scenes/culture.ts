import { sky } from '../canvas.ts';
import type { Canvas } from '../canvas.ts';
import { bright, cinnabar, deep, gold, jade, lacquer, paper, porcelain, sand, skin } from '../colours.ts';
import { at, circle, hills, line, path, rect, times } from '../shapes.ts';
import { pavilion } from './water.ts';

const lantern = (fill: string) =>
  line('M0 -40V-9', gold, 0.9) +
  `<ellipse cx="0" cy="2" rx="12" ry="11" fill="${fill}"/>` +
  rect(-6, -11, 12, 3.4, gold) +
  rect(-6, 10, 12, 3.4, gold) +
  line('M0 13V25M-5 -8C-8 -2 -8 6 -5 12M5 -8C8 -2 8 6 5 12', gold, 1);

export function lanterns(canvas: Canvas): string {
  const { light, roll } = canvas;
  return (
    sky(canvas) +
    hills(128, 40, roll.between('far', 0, 6), light.far) +
    at(160, 78, 1.7, pavilion(lacquer, deep)) +
    hills(150, 10, roll.between('near', 0, 6), light.ground) +
    rect(0, 150, 320, 36, light.ground) +
    path('M130 186L150 146H170L190 186z', sand) +
    times(6, (i) =>
      at(
        26 + i * 54,
        roll.between(`hang ${i}`, 24, 52),
        1,
        lantern(roll.pick(`lantern ${i}`, [cinnabar, lacquer, '#D9663F'])),
      ),
    ) +
    times(2, (i) =>
      at(
        40 + i * 240,
        150,
        1.2,
        line('M0 0V-22', deep, 3) + circle(0, -32, 15, jade) + circle(-10, -24, 10, jade) + circle(10, -24, 10, jade),
      ),
    )
  );
}

export function tea(canvas: Canvas): string {
  const { light, roll } = canvas;
  const cup = path('M-12 0H12L8 12H-8z', paper) + path('M-11 2H11L10 5H-10z', '#A8B85A');
  const pot = roll.pick('pot', [cinnabar, '#6B4A0C', jade]);
  return (
    rect(0, 0, 320, 186, '#E6DCC0') +
    rect(34, 14, 150, 92, light.low) +
    circle(roll.between('sun', 70, 150), 42, 13, light.sun) +
    path('M34 92C70 66 96 84 120 74S164 70 184 88V106H34z', light.near) +
    line('M34 14H184V106H34zM84 14V106M134 14V106M34 60H184', deep, 3) +
    rect(218, 10, 58, 104, paper, `stroke="${gold}" stroke-width="2"`) +
    rect(214, 8, 66, 5, deep) +
    rect(214, 112, 66, 5, deep) +
    line(
      'M228 104C240 92 236 74 248 60S266 40 266 24M244 66C252 62 262 64 270 56M240 82C234 76 230 68 230 60',
      '#54442F',
      2.6,
    ) +
    times(7, (i) => circle(229 + ((i * 17) % 42), 26 + i * 10, 3.2, cinnabar)) +
    rect(0, 128, 320, 58, '#8A5A3C') +
    rect(0, 126, 320, 4, gold) +
    at(
      108,
      126,
      1.35,
      path('M-24 -8C-24 -26 24 -26 24 -8 24 6 14 12 0 12S-24 6 -24 -8z', pot) +
        path('M22 -12C32 -16 32 -24 40 -26L42 -22C36 -18 34 -4 22 -2z', pot) +
        line('M-22 -14C-38 -16 -38 4 -21 2', pot, 4) +
        rect(-8, -27, 16, 5, pot) +
        circle(0, -30, 3.4, gold),
    ) +
    times(3, (i) => at(40 + i * 20 - (i === 1 ? 0 : 4), 148 + (i % 2) * 12, 1, cup)) +
    at(196, 150, 1.1, cup) +
    at(232, 146, 1.1, cup) +
    times(2, (i) =>
      line(`M${104 + i * 8} 76C${100 + i * 8} 68 ${110 + i * 8} 64 ${106 + i * 8} 54`, paper, 2, 'opacity=".8"'),
    ) +
    line('M262 152l40 -12', deep, 3) +
    path('M256 154l8 -4 1 4z', '#2B1A12')
  );
}

export function concert(canvas: Canvas): string {
  const { roll } = canvas;
  const curtain = roll.pick('curtain', [lacquer, '#642C4A', porcelain]);
  const robe = ['#8FA48A', paper, gold, '#A3C8EE'];
  const player = (i: number) =>
    path('M-20 40C-18 14 -9 6 0 6S18 14 20 40z', roll.pick(`robe ${i}`, robe)) +
    circle(0, -3, 8.5, roll.pick(`skin ${i}`, skin)) +
    path('M-9 -2A9 9 0 0 1 9 -2C4 -7 -4 -7 -9 -2z', '#2B1A12') +
    circle(0, -12, 4, '#2B1A12');
  const lute =
    path('M0 0C-13 4 -14 24 0 30 14 24 13 4 0 0z', '#A9642F') +
    rect(-2, -26, 4, 28, deep) +
    line('M-4 -22H4M-4 -17H4M0 2V26', bright, 1);
  return (
    rect(0, 0, 320, 186, '#2A1228') +
    path('M40 186L90 0H230L280 186z', bright, 'opacity=".16"') +
    times(6, (i) => rect(i * 11, 0, 10, 150 - i * 12, curtain) + rect(310 - i * 11, 0, 10, 150 - i * 12, curtain)) +
    path('M0 0H320V18C290 34 270 14 240 26S190 14 160 26 110 14 80 26 30 34 0 18z', curtain) +
    line('M0 18C30 34 50 14 80 26S130 14 160 26 210 14 240 26 290 34 320 18', gold, 1.6) +
    rect(0, 146, 320, 40, '#8A5A3C') +
    rect(0, 144, 320, 3, gold) +
    at(92, 104, 1.1, player(1) + `<g transform="translate(6 14) rotate(32)">${lute}</g>`) +
    at(164, 100, 1.15, player(2)) +
    rect(122, 130, 84, 7, deep) +
    line('M124 131.500H204M124 133.500H204', bright, 0.7) +
    rect(128, 137, 4, 18, deep) +
    rect(196, 137, 4, 18, deep) +
    at(
      236,
      104,
      1.1,
      player(3) +
        `<g transform="translate(2 16) rotate(14)">${path('M0 0C-9 3 -6 12 -10 20 -10 30 10 30 10 20 6 12 9 3 0 0z', '#A9642F') + rect(-1.6, -24, 3.2, 26, deep)}</g>` +
        line('M-20 22L24 30', paper, 1.2),
    )
  );
}

/** A craftsman at the printing block, with sheets hung up to dry. */
export function craft(canvas: Canvas): string {
  const { roll } = canvas;
  const sheets = (i: number) =>
    rect(0, 0, 38, 48, paper) +
    path(
      roll.pick(`motif ${i}`, [
        'M6 40C12 22 18 30 22 20S30 14 33 12V40z',
        'M19 8l12 32H7z',
        'M8 38c0 -16 22 -16 22 0zM19 10v12',
      ]),
      roll.pick(`ink ${i}`, [lacquer, jade, porcelain]),
    );
  return (
    rect(0, 0, 320, 186, roll.pick('wall', [sand, '#DCE8D8', '#E9DFD0'])) +
    line('M0 20C80 28 240 28 320 20', deep, 1.4) +
    times(6, (i) => at(14 + i * 51, 25 + (i % 2), 1, rect(14, -4, 8, 6, gold) + sheets(i))) +
    rect(0, 134, 320, 52, '#8A5A3C') +
    rect(0, 131, 320, 4, gold) +
    at(
      174,
      100,
      1.9,
      path('M-15 26C-15 10 -8 5 0 5S15 10 15 26z', jade) +
        circle(0, -3, 7.5, roll.pick('skin', skin)) +
        path('M-7.900 -2A7.900 7.900 0 0 1 7.900 -2C4 -6 -4 -6 -7.900 -2z', '#B9B2A6'),
    ) +
    rect(118, 142, 110, 12, '#6B4A0C') +
    times(7, (i) => line(`M${126 + i * 14} 144l6 7`, bright, 1.2)) +
    line('M146 122L128 142M202 122L216 140', jade, 7) +
    rect(210, 136, 18, 6, deep) +
    times(4, (i) =>
      at(30 + i * 20, 150, 1, path('M-7 0H7L5 14H-5z', roll.pick(`bowl ${i}`, [porcelain, cinnabar, gold]))),
    ) +
    times(
      3,
      (i) =>
        line(`M${262 + i * 14} 130V${96 + i * 6}`, '#A97F4A', 3) +
        line(`M${262 + i * 14} ${96 + i * 6}v-9`, '#2B1A12', 4.4),
    ) +
    path('M252 130H304L298 152H258z', porcelain)
  );
}
