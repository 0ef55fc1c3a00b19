import { sky } from '../canvas.ts';
import type { Canvas } from '../canvas.ts';
import { bright, cinnabar, deep, gold, jade, lacquer, paper, porcelain, sand } from '../colours.ts';
import { at, circle, hills, line, path, rect, times } from '../shapes.ts';
import { ripples } from './water.ts';

function tower({ light, roll }: Canvas, i: number, x: number, base: number): string {
  const width = roll.between(`wide ${i}`, 18, 32);
  const height = roll.between(`high ${i}`, 34, 88);
  const fill = roll.pick(`fill ${i}`, [light.near, light.ground, light.shade, light.far]);
  const lit = times(Math.floor(height / 9), (row) =>
    times(3, (column) =>
      roll.chance(`lit ${i} ${row} ${column}`, 0.62)
        ? rect(
            x + 4 + column * ((width - 8) / 2.6),
            base - height + 5 + row * 9,
            3.6,
            4.6,
            light.window,
            'opacity=".85"',
          )
        : '',
    ),
  );
  return rect(x, base - height, width, height, fill) + lit;
}

export function city(canvas: Canvas): string {
  const { light, roll } = canvas;
  return (
    sky(canvas) +
    hills(132, 24, roll.between('far', 0, 6), light.far) +
    times(12, (i) => tower(canvas, i, i * 27 - 6, 140)) +
    hills(146, 8, 2, jade) +
    rect(0, 144, 320, 42, light.water) +
    ripples(canvas, 146, 186, 6) +
    line('M0 144H320', bright, 1.4)
  );
}

/** Grey tiled roofs of an old quarter, row before row. */
export function oldTown(canvas: Canvas): string {
  const { light, roll } = canvas;
  const house = (wall: string, tiles: string) =>
    rect(-26, 0, 52, 30, wall) +
    path('M-34 2C-22 -2 -12 -8 -6 -16H6C12 -8 22 -2 34 2z', tiles) +
    rect(-18, 9, 10, 10, light.window) +
    rect(8, 9, 10, 10, light.window) +
    rect(-5, 9, 9, 21, lacquer);
  const row = (y: number, scale: number, count: number) =>
    times(count, (i) =>
      at(
        (320 / (count - 1)) * i + roll.between(`house ${y} ${i}`, -9, 9),
        y,
        scale,
        house(
          roll.pick(`wall ${y} ${i}`, [paper, sand, '#D9C9A8']),
          roll.pick(`tiles ${y} ${i}`, [light.shade, '#4B4A52', deep]),
        ),
      ),
    );
  return (
    sky(canvas) +
    hills(104, 40, roll.between('far', 0, 6), light.far) +
    row(96, 0.72, 8) +
    row(118, 0.95, 6) +
    row(144, 1.25, 5) +
    at(
      roll.between('tree', 60, 260),
      140,
      1.1,
      line('M0 0V-24', deep, 3) + circle(0, -34, 15, jade) + circle(-11, -26, 10, jade) + circle(11, -26, 10, jade),
    ) +
    times(4, (i) =>
      at(
        20 + i * 92,
        132,
        1,
        line('M0 -10V0', deep, 0.8) + `<ellipse cx="0" cy="5" rx="4.500" ry="5.500" fill="${cinnabar}"/>`,
      ),
    )
  );
}

export function market(canvas: Canvas): string {
  const { light, roll } = canvas;
  const goods = [cinnabar, gold, jade, '#A8B85A', bright, '#8A4B66'];
  const stall = (i: number) => {
    const stripe = roll.pick(`stripe ${i}`, [lacquer, jade, porcelain]);
    return (
      rect(-36, 0, 3, 56, deep) +
      rect(33, 0, 3, 56, deep) +
      rect(-38, 34, 76, 22, '#8A5A3C') +
      times(7, (k) => circle(-30 + k * 10, 31, 6, roll.pick(`goods ${i} ${k}`, goods))) +
      times(6, (k) => path(`M${-42 + k * 14} -14h14v16a7 7 0 0 1 -14 0z`, k % 2 ? paper : stripe))
    );
  };
  return (
    sky(canvas) +
    hills(120, 34, roll.between('far', 0, 6), light.far) +
    times(7, (i) => tower(canvas, i, i * 48 - 10, 116)) +
    rect(0, 116, 320, 70, sand) +
    line('M0 150H320M0 168H320', gold, 0.8, 'opacity=".5"') +
    times(4, (i) => at(38 + i * 82, 96, 1, stall(i)))
  );
}

/** A street with benches and trees, where people of all ages pass. */
export function street(canvas: Canvas): string {
  const { light, roll } = canvas;
  const clothes = [lacquer, porcelain, jade, gold, '#8A4B66', light.shade];
  const person = (i: number) => {
    const coat = roll.pick(`coat ${i}`, clothes);
    const hair = roll.pick(`hair ${i}`, ['#3A2A22', '#D8D4CC', '#5F4836', '#EDEAE2']);
    return (
      path('M-8 34C-9 14 -6 4 0 4S9 14 8 34z', coat) +
      line('M-3 34V46M3 34V46', deep, 2.6) +
      circle(0, -3, 6, '#E8B98F') +
      path('M-6.400 -3A6.400 6.400 0 0 1 6.400 -3C3 -6 -3 -6 -6.400 -3z', hair)
    );
  };
  return (
    sky(canvas) +
    times(
      6,
      (i) =>
        rect(i * 56 - 8, 50 + (i % 3) * 8, 50, 90, [paper, sand, light.far][i % 3] ?? sand) +
        times(3, (r) =>
          times(3, (c) => rect(i * 56 + c * 15, 60 + (i % 3) * 8 + r * 19, 8, 10, light.shade, 'opacity=".55"')),
        ),
    ) +
    rect(0, 134, 320, 52, '#C9B58A') +
    rect(0, 134, 320, 3, gold) +
    times(3, (i) =>
      at(
        30 + i * 126,
        136,
        1.1,
        line('M0 0V-22', deep, 3) + circle(0, -32, 15, jade) + circle(-10, -25, 9, jade) + circle(10, -25, 9, jade),
      ),
    ) +
    rect(196, 150, 52, 4, deep) +
    rect(200, 154, 3, 10, deep) +
    rect(242, 154, 3, 10, deep) +
    times(6, (i) =>
      at(roll.between(`person ${i}`, 20 + i * 50, 46 + i * 50), 122 + (i % 2) * 8, 0.86 + (i % 3) * 0.08, person(i)),
    )
  );
}

/** A bank or a ministry: columns, steps, pennants without any country's colours. */
export function columns(canvas: Canvas): string {
  const { light, roll } = canvas;
  const pennants = [lacquer, gold, jade, porcelain, cinnabar];
  return (
    sky(canvas) +
    hills(140, 30, roll.between('far', 0, 6), light.far) +
    path('M70 74L160 38 250 74z', paper) +
    circle(160, 60, 7, gold) +
    rect(70, 74, 180, 9, sand) +
    rect(78, 83, 164, 58, light.shade) +
    times(8, (i) => rect(82 + i * 21.5, 83, 8, 58, paper)) +
    times(4, (i) => rect(66 - i * 8, 141 + i * 6, 188 + i * 16, 6, i % 2 ? sand : paper)) +
    rect(0, 165, 320, 21, light.ground) +
    times(6, (i) => {
      const x = i < 3 ? 8 + i * 15 : 270 + (i - 3) * 15;
      return line(`M${x} 165V88`, gold, 1.4) + path(`M${x} 89h13l-4 5 4 5h-13z`, roll.pick(`pennant ${i}`, pennants));
    })
  );
}
