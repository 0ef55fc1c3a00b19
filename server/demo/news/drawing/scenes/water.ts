import { sky } from '../canvas.ts';
import type { Canvas } from '../canvas.ts';
import { bright, cinnabar, deep, gold, jade, lacquer, paper, porcelain, sand } from '../colours.ts';
import { at, circle, hills, line, path, rect, times } from '../shapes.ts';

const containers = [lacquer, gold, porcelain, jade, sand];

/** Short gold lines that make a surface into water. */
export function ripples({ roll }: Canvas, from: number, to: number, count = 9): string {
  return times(count, (i) => {
    const x = roll.between(`ripple ${i}`, 0, 270);
    const y = from + 7 + ((to - from - 10) * i) / count;
    return line(
      `M${Math.round(x)} ${Math.round(y)}h${Math.round(roll.between(`length ${i}`, 26, 76))}`,
      bright,
      1.2,
      'opacity=".45"',
    );
  });
}

export function cargoShip({ roll }: Canvas, rows = 3): string {
  const stack = times(rows, (row) =>
    times(5 - row, (i) => rect(14 + i * 14 + row * 7, -9 - row * 10, 13, 9, roll.pick(`box ${row} ${i}`, containers))),
  );
  return (
    stack +
    rect(86, -28, 16, 28, paper) +
    line('M89 -22h10M89 -16h10', deep, 2) +
    path('M0 0h112l-10 20H10z', deep) +
    line('M3 6h106', bright, 1, 'opacity=".7"')
  );
}

export function craneFrame({ shade }: { shade: string }): string {
  return line('M20 62V0M40 62V0M14 0h84M30 -18 14 0M30 -18 98 0M30 -18V0M20 30h20M20 48l20-18', shade, 3);
}

function crane(light: { shade: string }, load: string): string {
  return craneFrame(light) + line('M78 0v20', light.shade, 1.2) + rect(70, 20, 16, 9, load);
}

export function harbour(canvas: Canvas): string {
  const { light, roll } = canvas;
  const second = roll.chance('second crane', 0.6) ? at(96, 84, 0.78, crane(light, jade)) : '';
  return (
    sky(canvas) +
    hills(128, 26, roll.between('far', 0, 6), light.far) +
    hills(132, 14, roll.between('near', 0, 6), light.near) +
    rect(0, 132, 320, 54, light.water) +
    ripples(canvas, 132, 186) +
    second +
    at(roll.between('crane', -4, 14), 70, 1, crane(light, roll.pick('load', containers))) +
    rect(0, 130, 128, 6, light.shade) +
    at(roll.between('ship', 176, 196), 128, 1, cargoShip(canvas, roll.pick('rows', [2, 3])))
  );
}

export function bridge(canvas: Canvas): string {
  const { light, roll } = canvas;
  const towers = [96, 224];
  const cables = (x: number) =>
    times(8, (i) =>
      line(`M${x} 44L${x - 8 - i * 9} 118M${x} 44L${x + 8 + i * 9} 118`, light.shade, 0.8, 'opacity=".8"'),
    );
  return (
    sky(canvas) +
    hills(130, 34, roll.between('far', 0, 6), light.far) +
    rect(0, 130, 320, 56, light.water) +
    ripples(canvas, 132, 186) +
    towers
      .map((x) => cables(x) + rect(x - 3, 38, 6, 110, light.shade) + rect(x - 7, 146, 14, 6, light.shade))
      .join('') +
    rect(0, 118, 320, 6, light.shade) +
    line('M0 121h320', bright, 0.8, 'opacity=".6"') +
    times(4, (i) =>
      rect(roll.between(`car ${i}`, 10 + i * 76, 60 + i * 76), 113, 12, 5, roll.pick(`paint ${i}`, containers)),
    )
  );
}

function sail(canvas: Canvas, i: number): string {
  const fill = canvas.roll.pick(`sail ${i}`, [paper, cinnabar, sand]);
  return path('M0 -34C16 -28 22 -14 22 -2H0z', fill) + line('M0 -36V2', deep, 1.4) + path('M-14 0h36l-7 8h-22z', deep);
}

export function river(canvas: Canvas): string {
  const { light, roll } = canvas;
  return (
    sky(canvas) +
    hills(104, 46, roll.between('far', 0, 6), light.far) +
    hills(112, 22, roll.between('near', 0, 6), light.near) +
    path('M0 110C80 104 120 122 190 118S300 110 320 112V186H0z', light.ground) +
    path(
      'M196 112C150 128 240 140 150 156S20 176 0 186H320V150C270 146 330 130 250 124 222 120 230 114 236 112z',
      light.water,
    ) +
    at(214, 142, 0.7, sail(canvas, 1)) +
    at(roll.between('boat', 130, 220), 174, 1.15, sail(canvas, 2)) +
    times(6, (i) => line(`M${180 + roll.between(`r ${i}`, -20, 90)} ${150 + i * 6}h30`, bright, 1.1, 'opacity=".4"')) +
    times(5, (i) =>
      at(14 + i * 22, 128 + (i % 2) * 8, 0.7, line('M0 0V18', light.shade, 2) + circle(0, -5, 11, light.near)),
    )
  );
}

const roof = 'M-40 0C-26 -3 -14 -10 -6 -20H6C14 -10 26 -3 40 0L36 4H-36z';

/** A pavilion with a curved roof, on a terrace. */
export function pavilion(fill: string, wall: string): string {
  return (
    path(roof, fill) +
    path('M-4 -20C-3 -26 3 -26 4 -20z', gold) +
    times(4, (i) => rect(-31 + i * 19.5, 4, 4, 26, wall)) +
    rect(-36, 30, 72, 4, fill) +
    rect(-44, 34, 88, 4, wall)
  );
}

export function lake(canvas: Canvas): string {
  const { light, roll } = canvas;
  return (
    sky(canvas) +
    hills(116, 44, roll.between('far', 0, 6), light.far) +
    hills(124, 20, roll.between('near', 0, 6), light.near) +
    rect(0, 122, 320, 64, light.water) +
    ripples(canvas, 130, 186, 7) +
    at(roll.between('pavilion', 90, 150), 90, 1, pavilion(lacquer, deep)) +
    times(9, (i) => path(`M${roll.between(`leaf ${i}`, 170, 300)} ${140 + i * 4.6}a9 3.4 0 1 0 .1 0z`, jade)) +
    times(3, (i) => circle(roll.between(`lotus ${i}`, 190, 290), 146 + i * 11, 4, '#E9A3A0')) +
    line('M318 0C300 24 304 50 296 78M306 0C292 20 290 34 286 56', jade, 2)
  );
}

function palm(light: { shade: string }): string {
  return (
    line('M0 0C4 -18 2 -34 8 -48', light.shade, 3.4) +
    times(6, (i) =>
      path(
        `M8 -48q${-26 + i * 10} ${-14 + Math.abs(i - 2.5) * 5} ${-30 + i * 13} ${8 - Math.abs(i - 2.5)}q${14 - i * 5} -12 ${30 - i * 13} -8z`,
        jade,
      ),
    )
  );
}

export function island(canvas: Canvas): string {
  const { light, roll } = canvas;
  return (
    sky(canvas) +
    rect(0, 112, 320, 74, light.water) +
    path('M180 112c14 -16 40 -22 66 -12 18 6 30 8 46 12z', light.near) +
    ripples(canvas, 116, 160, 6) +
    path('M0 186V150C50 138 96 140 132 152S220 176 250 186z', sand) +
    line('M0 168C60 156 110 160 150 172', gold, 1, 'opacity=".7"') +
    at(34, 152, 1.25, palm(light)) +
    at(roll.between('palm', 78, 104), 154, 0.95, palm(light)) +
    at(roll.between('boat', 200, 260), 136, 0.8, sail(canvas, 3)) +
    times(9, (i) =>
      circle(136 + i * 21, 178 + (i % 2) * 6, roll.between(`stone ${i}`, 8, 13), i % 2 ? light.near : light.far),
    )
  );
}
