import { sky } from '../canvas.ts';
import type { Canvas } from '../canvas.ts';
import { bright, cinnabar, deep, gold, jade, lacquer, paper, porcelain, sand } from '../colours.ts';
import { at, circle, hills, line, path, rect, times } from '../shapes.ts';

function tree(crown: string, trunk: string): string {
  return line('M0 0V-16', trunk, 3) + circle(0, -24, 13, crown) + circle(-9, -17, 8, crown) + circle(9, -17, 8, crown);
}

export function fields(canvas: Canvas): string {
  const { light, roll } = canvas;
  const strips = [gold, jade, bright, light.near, '#A8B85A', light.ground];
  return (
    sky(canvas) +
    hills(96, 30, roll.between('far', 0, 6), light.far) +
    hills(104, 12, roll.between('near', 0, 6), light.near) +
    times(8, (i) =>
      path(
        `M${i * 40} 104L${-260 + i * 120} 186H${-140 + i * 120}L${40 + i * 40} 104z`,
        roll.pick(`strip ${i}`, strips),
      ),
    ) +
    times(7, (i) => line(`M${20 + i * 46} 106L${-120 + i * 92} 186`, light.shade, 0.7, 'opacity=".28"')) +
    at(
      roll.between('house', 40, 90),
      106,
      0.9,
      rect(-14, -12, 28, 14, paper) + path('M-18 -11L0 -24 18 -11z', cinnabar),
    ) +
    at(roll.between('tree', 230, 280), 112, 0.9, tree(jade, deep)) +
    at(roll.between('second tree', 258, 310), 118, 1.15, tree(light.ground, deep))
  );
}

export function terraces(canvas: Canvas): string {
  const { light, roll } = canvas;
  const shades = [light.far, light.near, '#8FA45E', '#A8B85A', light.ground, jade];
  return (
    sky(canvas) +
    hills(88, 44, roll.between('far', 0, 6), light.far) +
    times(7, (i) => {
      const y = 92 + i * 14;
      const bend = 16 * Math.sin(roll.between('bend', 0, 6) + i * 0.5);
      const edge = `M0 ${y + bend / 2}C70 ${y - 16 + bend} 140 ${y + 14} 210 ${y - bend}S290 ${y - 10} 320 ${y}`;
      return path(`${edge}V186H0z`, shades[i % shades.length] ?? jade) + line(edge, bright, 1.4, 'opacity=".75"');
    }) +
    at(roll.between('house', 200, 280), 112, 0.8, rect(-14, -12, 28, 14, sand) + path('M-20 -10L0 -24 20 -10z', deep)) +
    times(3, (i) => at(roll.between(`tree ${i}`, 20 + i * 50, 60 + i * 50), 124 + i * 14, 0.62, tree(jade, deep)))
  );
}

export function forest(canvas: Canvas): string {
  const { light, roll } = canvas;
  const fir = (fill: string) => path('M0 -64L16 -34H8L22 -8H-22L-8 -34H-16z', fill) + rect(-3, -8, 6, 10, deep);
  const row = (count: number, y: number, scale: number, fill: string) =>
    times(count, (i) =>
      at(
        (320 / count) * (i + roll.between(`fir ${y} ${i}`, 0.2, 0.8)),
        y,
        scale * roll.between(`tall ${y} ${i}`, 0.85, 1.2),
        fir(fill),
      ),
    );
  return (
    sky(canvas) +
    hills(112, 40, roll.between('far', 0, 6), light.far) +
    row(13, 128, 0.62, light.near) +
    hills(136, 10, 2, light.near) +
    row(10, 152, 0.9, jade) +
    hills(160, 10, 4, light.ground) +
    row(6, 188, 1.35, '#123F35')
  );
}

export function mountains(canvas: Canvas): string {
  const { light, roll } = canvas;
  const peak = (x: number, y: number, w: number, fill: string) =>
    path(`M${x - w} 150L${x} ${y}L${x + w} 150z`, fill) +
    path(
      `M${x} ${y}L${x - w * 0.24} ${y + (150 - y) * 0.24}L${x - 4} ${y + (150 - y) * 0.19}L${x + w * 0.1} ${y + (150 - y) * 0.28}L${x + w * 0.22} ${y + (150 - y) * 0.22}z`,
      paper,
    );
  return (
    sky(canvas) +
    peak(roll.between('first', 60, 100), 50, 92, light.far) +
    peak(roll.between('third', 250, 290), 58, 88, light.far) +
    peak(roll.between('second', 160, 200), 32, 100, light.near) +
    hills(146, 16, roll.between('near', 0, 6), light.ground) +
    path('M150 186C170 168 130 160 176 146L186 146C158 162 214 166 210 186z', light.water) +
    times(6, (i) => at(roll.between(`tent ${i}`, i * 50, 40 + i * 50), 174 + (i % 2) * 6, 0.5, tree(jade, deep)))
  );
}

export function railway(canvas: Canvas): string {
  const { light, roll } = canvas;
  const body = roll.pick('paint', [lacquer, porcelain, jade]);
  const carriage = (x: number) =>
    rect(x, 96, 76, 24, body, 'rx="3"') +
    times(5, (i) => rect(x + 7 + i * 13.5, 101, 9, 8, light.window)) +
    rect(x, 113, 76, 2.4, bright) +
    circle(x + 14, 122, 4, light.shade) +
    circle(x + 62, 122, 4, light.shade);
  return (
    sky(canvas) +
    hills(120, 42, roll.between('far', 0, 6), light.far) +
    hills(130, 22, roll.between('near', 0, 6), light.near) +
    path('M232 96h26c18 0 32 10 38 24h-64z', body) +
    path('M256 100h8c10 0 17 5 22 11h-30z', light.window) +
    rect(232, 113, 62, 2.4, bright) +
    carriage(154) +
    carriage(76) +
    carriage(-2) +
    rect(0, 126, 320, 6, light.shade) +
    times(8, (i) => path(`M${-14 + i * 44} 186V150a18 18 0 0 1 36 0V186`, light.low, 'opacity=".55"')) +
    rect(0, 130, 320, 4, gold) +
    rect(0, 134, 320, 52, light.shade, 'opacity=".25"')
  );
}
