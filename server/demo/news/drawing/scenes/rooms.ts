import type { Canvas } from '../canvas.ts';
import { bright, cinnabar, deep, gold, jade, lacquer, paper, porcelain, sand, skin } from '../colours.ts';
import { at, circle, line, path, rect, times } from '../shapes.ts';

/** A wall and a floor; rooms have the colour of their hour too. */
function room({ light, roll }: Canvas, floor = '#8A5A3C'): string {
  const wall = roll.pick('wall', [sand, '#E6DCC0', '#DCE8D8', '#DBE6EE', light.low]);
  return rect(0, 0, 320, 186, wall) + rect(0, 138, 320, 48, floor) + rect(0, 136, 320, 3, gold);
}

function seated({ roll }: Canvas, i: string, coat?: string): string {
  const hair = roll.pick(`hair ${i}`, ['#2B1A12', '#3A2A22', '#5F4836', '#B9B2A6']);
  return (
    path(
      'M-13 26C-13 10 -8 5 0 5S13 10 13 26z',
      coat ?? roll.pick(`coat ${i}`, [porcelain, lacquer, jade, deep, '#54442F']),
    ) +
    circle(0, -3, 7.5, roll.pick(`skin ${i}`, skin)) +
    path('M-7.900 -2A7.900 7.900 0 0 1 7.900 -2C4 -6 -4 -6 -7.900 -2z', hair)
  );
}

/** Rows of heads seen from behind. */
function audience({ roll }: Canvas, y: number, count: number, scale: number): string {
  return times(count, (i) =>
    at(
      ((i + 0.5) * 320) / count,
      y,
      scale,
      path(
        'M-14 30C-14 12 -8 8 0 8S14 12 14 30z',
        roll.pick(`back ${y} ${i}`, ['#3A2A22', porcelain, deep, '#54442F', jade]),
      ) + circle(0, 0, 8, roll.pick(`head ${y} ${i}`, ['#2B1A12', '#3A2A22', '#5F4836', '#B9B2A6', '#6B4A0C'])),
    ),
  );
}

export function hall(canvas: Canvas): string {
  const { light, roll } = canvas;
  const wall = roll.pick('curtain', [deep, '#20305C', '#1D4C43']);
  return (
    rect(0, 0, 320, 186, wall) +
    times(16, (i) => rect(i * 20, 0, 9, 118, '#000', 'opacity=".12"')) +
    rect(84, 20, 152, 66, light.low) +
    circle(roll.between('sun', 130, 190), 46, 14, cinnabar) +
    path('M84 76C116 58 134 70 160 64S206 56 236 72V86H84z', light.near) +
    rect(84, 20, 152, 66, 'none', `stroke="${gold}" stroke-width="2"`) +
    times(5, (i) => at(96 + i * 32, 101, 0.9, seated(canvas, String(i)))) +
    rect(70, 116, 180, 14, '#8A5A3C') +
    rect(70, 114, 180, 3, gold) +
    path('M270 130V96H298V130z', '#8A5A3C') +
    rect(266, 92, 36, 5, gold) +
    at(284, 78, 0.9, seated(canvas, 'speaker')) +
    rect(0, 130, 320, 56, light.shade) +
    times(4, (i) => circle(40 + i * 80, 8, 4, bright)) +
    audience(canvas, 148, 12, 0.8) +
    audience(canvas, 172, 9, 1.1)
  );
}

export function press(canvas: Canvas): string {
  const { roll } = canvas;
  const microphone = (i: number) =>
    line(`M0 40L${roll.between(`lean ${i}`, -6, 6)} 6`, '#3A2A22', 2.2) +
    rect(-5, -6, 10, 15, roll.pick(`foam ${i}`, [lacquer, porcelain, jade, gold, '#3A2A22']), 'rx="4"');
  return (
    rect(0, 0, 320, 186, roll.pick('board', [porcelain, '#1D4C43', '#642C4A'])) +
    times(5, (row) =>
      times(9, (i) => circle(18 + i * 36 + (row % 2) * 18, 18 + row * 26, 3.4, bright, 'opacity=".35"')),
    ) +
    times(3, (i) => at(84 + i * 76, 84, 1.7, seated(canvas, String(i)))) +
    rect(24, 122, 272, 64, '#8A5A3C') +
    rect(24, 119, 272, 5, gold) +
    times(3, (i) => rect(62 + i * 76, 132, 44, 14, paper)) +
    times(7, (i) => at(48 + i * 38, 92, 0.9, microphone(i))) +
    times(3, (i) =>
      at(
        30 + i * 130,
        168,
        1,
        rect(-14, -6, 28, 22, '#2B1A12', 'rx="3"') + circle(0, 5, 8, '#54442F') + circle(0, 5, 4, bright),
      ),
    )
  );
}

export function classroom(canvas: Canvas): string {
  const { roll } = canvas;
  const pupils = [lacquer, porcelain, jade, gold, '#8A4B66'];
  return (
    room(canvas) +
    rect(58, 22, 150, 74, '#1D4C43', `stroke="#8A5A3C" stroke-width="4"`) +
    line('M74 42h40M74 54h62M74 66h30', paper, 1.6, 'opacity=".8"') +
    line('M150 74l18-32 18 32zM159 58h18', bright, 1.6) +
    rect(232, 26, 66, 58, '#BFD8CF', `stroke="${paper}" stroke-width="4"`) +
    line('M265 26v58M232 55h66', paper, 3) +
    path('M234 84c12 -18 26 -8 34 -16s20 2 28 16z', jade) +
    at(226, 104, 1.25, seated(canvas, 'teacher', lacquer)) +
    times(5, (i) => {
      const x = 34 + i * 63;
      const y = 134 + (i % 2) * 8;
      return (
        at(x, y, 0.95, seated(canvas, `pupil ${i}`, roll.pick(`pupil ${i}`, pupils))) +
        rect(x - 25, y + 18, 50, 6, gold) +
        rect(x - 21, y + 24, 4, 22, deep) +
        rect(x + 17, y + 24, 4, 22, deep)
      );
    })
  );
}

export function library(canvas: Canvas): string {
  const { roll } = canvas;
  const spines = [lacquer, jade, porcelain, gold, sand, deep, '#8A4B66'];
  const shelf = (row: number) =>
    rect(16, 18 + row * 38, 288, 34, '#5F4836') +
    times(30, (i) => {
      const high = roll.between(`book ${row} ${i}`, 18, 29);
      return roll.chance(`gap ${row} ${i}`, 0.08)
        ? ''
        : rect(20 + i * 9.4, 50 + row * 38 - high, 7.6, high, roll.pick(`spine ${row} ${i}`, spines));
    });
  return (
    rect(0, 0, 320, 186, '#E6DCC0') +
    rect(8, 10, 304, 130, '#8A5A3C') +
    times(3, shelf) +
    rect(0, 138, 320, 48, '#A97F4A') +
    times(4, (i) =>
      at(52 + i * 72, 148, 1.05, seated(canvas, String(i)) + path('M-10 24L0 20 10 24V17L0 13 -10 17z', paper)),
    ) +
    rect(20, 172, 280, 14, '#6B4A0C') +
    rect(20, 170, 280, 3, gold)
  );
}

export function laboratory(canvas: Canvas): string {
  const { roll } = canvas;
  const flask = (fill: string) =>
    path('M-4 -26H4V-12L13 6A3 3 0 0 1 10 10H-10A3 3 0 0 1 -13 6L-4 -12z', paper, 'opacity=".85"') +
    path('M-8 -3H8L13 6A3 3 0 0 1 10 10H-10A3 3 0 0 1 -13 6z', fill);
  const inks = [cinnabar, jade, porcelain, gold, '#8A4B66'];
  return (
    room(canvas, '#54706A') +
    rect(20, 20, 88, 62, paper, `stroke="${gold}" stroke-width="2"`) +
    line(
      `M28 70L44 ${roll.between('a', 44, 66)}L60 ${roll.between('b', 34, 58)}L76 ${roll.between('c', 34, 52)}L98 30`,
      lacquer,
      2.4,
    ) +
    line('M28 28V74H102', deep, 1.2) +
    times(
      2,
      (i) =>
        rect(190, 24 + i * 34, 112, 4, '#8A5A3C') +
        times(6, (k) => rect(198 + k * 17, 8 + i * 34, 10, 16, roll.pick(`jar ${i} ${k}`, inks), 'rx="2"')),
    ) +
    rect(0, 122, 320, 64, '#DBE6EE') +
    rect(0, 118, 320, 6, porcelain) +
    times(4, (i) => at(40 + i * 34, 109, 1 + (i % 2) * 0.3, flask(roll.pick(`flask ${i}`, inks)))) +
    at(
      214,
      118,
      1,
      line('M-18 0H22M0 0C22 -4 24 -30 4 -38', deep, 4.5) +
        `<g transform="rotate(28)"><rect x="-18" y="-52" width="13" height="34" rx="2" fill="${deep}"/></g>` +
        rect(-16, -12, 26, 4, gold),
    ) +
    at(274, 92, 1.5, seated(canvas, 'scientist', paper)) +
    times(3, (i) =>
      at(
        30 + i * 26,
        160,
        0.9,
        line('M0 20V4', jade, 2) +
          path('M0 6C-12 4 -13 -6 -11 -10 -3 -9 1 -3 0 6C3 -4 8 -8 14 -8 14 0 9 6 0 6z', jade) +
          path('M-9 14H9L6 26H-6z', cinnabar),
      ),
    )
  );
}

export function workshop(canvas: Canvas): string {
  const { roll } = canvas;
  const gear = (r: number, teeth: number, fill: string) =>
    times(
      teeth,
      (i) => `<g transform="rotate(${(360 / teeth) * i})">${rect(-r * 0.14, -r * 1.2, r * 0.28, r * 0.4, fill)}</g>`,
    ) +
    circle(0, 0, r, fill) +
    circle(0, 0, r * 0.4, sand);
  return (
    room(canvas, '#6E6A62') +
    times(
      5,
      (i) =>
        rect(14 + i * 62, 16, 44, 36, '#BFD8CF', `stroke="${deep}" stroke-width="2"`) +
        line(`M${36 + i * 62} 16v36`, deep, 1.4),
    ) +
    at(86, 92, 1, gear(30, 12, porcelain)) +
    at(136, 74, 1, gear(18, 9, gold)) +
    at(roll.between('gear', 166, 176), 100, 1, gear(14, 8, lacquer)) +
    rect(40, 126, 150, 12, deep) +
    rect(50, 138, 10, 48, deep) +
    rect(170, 138, 10, 48, deep) +
    at(238, 96, 1.6, seated(canvas, 'master', porcelain)) +
    at(286, 104, 1.45, seated(canvas, 'apprentice', gold)) +
    rect(204, 134, 116, 8, '#8A5A3C') +
    rect(212, 142, 8, 44, '#8A5A3C') +
    rect(304, 142, 8, 44, '#8A5A3C') +
    times(4, (i) => circle(214 + i * 24, 130, 5, roll.pick(`part ${i}`, [gold, cinnabar, jade])))
  );
}

export function clinic(canvas: Canvas): string {
  const { light, roll } = canvas;
  return (
    room(canvas, '#BFCFC4') +
    rect(26, 24, 80, 66, '#BFE0E4', `stroke="${paper}" stroke-width="4"`) +
    path('M28 88C44 66 60 80 72 70S96 74 104 88z', jade) +
    line('M66 24V90', paper, 3) +
    circle(90, 42, 8, light.sun) +
    circle(160, 48, 19, paper) +
    path('M160 60C146 50 148 38 154 38 158 38 160 42 160 43 160 42 162 38 166 38 172 38 174 50 160 60z', cinnabar) +
    rect(204, 40, 96, 8, gold) +
    times(5, (i) =>
      rect(210 + i * 18, 26, 11, 14, roll.pick(`bottle ${i}`, [jade, porcelain, gold, lacquer]), 'rx="2"'),
    ) +
    at(236, 96, 1.7, seated(canvas, 'doctor', paper)) +
    line('M230 110C228 124 244 124 242 110', deep, 1.6) +
    rect(44, 128, 140, 14, paper) +
    rect(44, 120, 46, 12, '#DBE6EE', 'rx="5"') +
    rect(40, 142, 6, 34, deep) +
    rect(182, 142, 6, 34, deep) +
    at(112, 104, 1.35, seated(canvas, 'patient', roll.pick('gown', ['#8FA48A', '#A3C8EE', '#E9A3A0']))) +
    rect(86, 134, 98, 18, roll.pick('blanket', [jade, porcelain, '#8A4B66']))
  );
}
