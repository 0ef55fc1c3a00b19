import { bright, cinnabar, deep, gold, jade, lacquer, paper, porcelain } from '../../../news/drawing/colours.ts';
import { at, circle, line, path, rect, times } from '../../../news/drawing/shapes.ts';
import { behind, type Frame } from '../frame.ts';
import { ridge, roof, standing, tree } from '../pieces.ts';

/** A train at a platform, with people who arrive. */
export function train(frame: Frame): string {
  const { width, height, light, roll } = frame;
  const platform = height * 0.76;
  const paint = roll.pick('paint', [paper, lacquer, porcelain, jade]);
  const scale = Math.min(width / 150, height / 120);
  const people = Math.max(2, Math.round(width / 90));
  return (
    rect(0, 0, width, height, 'url(#sky)') +
    behind(
      ridge(frame, height * 0.5, 40, roll.between('far', 0, 6), light.far) +
        rect(0, 0, width, height * 0.14, '#54606A') +
        times(Math.round(width / 60), (i) => rect(20 + i * 60, height * 0.14, 5, platform, '#6E7A84')),
    ) +
    path(
      `M${-10} ${height * 0.34}H${width * 0.72}C${width * 0.86} ${height * 0.34} ${width * 0.95} ${height * 0.5} ${width * 0.98} ${platform - 6}H-10z`,
      paint,
    ) +
    times(Math.round(width / 40), (i) =>
      24 + i * 34 < width * 0.66 ? rect(12 + i * 34, height * 0.42, 22, height * 0.12, '#2E4356', 'rx="3"') : '',
    ) +
    path(
      `M${width * 0.76} ${height * 0.42}C${width * 0.84} ${height * 0.43} ${width * 0.88} ${height * 0.5} ${width * 0.9} ${height * 0.56}H${width * 0.76}z`,
      '#2E4356',
    ) +
    rect(-10, height * 0.62, width * 0.98, 4, gold) +
    rect(0, platform, width, height - platform, '#B7A98C') +
    rect(0, platform, width, 4, bright) +
    times(people, (i) => {
      const x = ((i + roll.between(`at ${i}`, 0.3, 0.7)) * width) / people;
      return at(
        x,
        height * 0.96,
        scale,
        rect(14, -22, 14, 20, roll.pick(`case ${i}`, [cinnabar, porcelain, jade, '#39424E']), 'rx="2"') +
          line('M18 -22V-32H24V-22', '#2B2530', 1.4) +
          standing(frame, String(i)),
      );
    })
  );
}

/** The circle inside the gate, where cars stop. */
export function gate(frame: Frame): string {
  const { width, height, light, roll } = frame;
  const road = height * 0.72;
  const scale = Math.min(width / 150, height / 110);
  const car = (fill: string) =>
    path('M-34 0V-10C-34 -14 -30 -15 -24 -16L-14 -27H14L26 -16C33 -15 36 -13 36 -8V0z', fill) +
    path('M-12 -17L-8 -24H2V-17zM5 -17V-24H12L19 -17z', '#CFE0E6') +
    circle(-20, 0, 6, '#1C1512') +
    circle(22, 0, 6, '#1C1512') +
    rect(-2, -13, 12, 3, gold);
  return (
    rect(0, 0, width, height, 'url(#sky)') +
    ridge(frame, road - 14, 40, roll.between('far', 0, 6), light.far) +
    at(width / 2, height * 0.3, 1, roof(Math.min(width * 0.8, 260), height * 0.13, deep)) +
    times(4, (i) =>
      rect(
        width / 2 - Math.min(width * 0.3, 96) + i * Math.min(width * 0.2, 64) - 4,
        height * 0.3,
        8,
        road - height * 0.3,
        lacquer,
      ),
    ) +
    times(3, (i) =>
      at(
        width / 2 - Math.min(width * 0.2, 64) + i * Math.min(width * 0.2, 64),
        height * 0.44,
        0.6,
        path('M-9 -14H9V8L0 14 -9 8z', cinnabar) + circle(0, -2, 4, bright),
      ),
    ) +
    rect(0, road, width, height - road, '#8C8678') +
    line(`M0 ${height * 0.86}H${width}`, paper, 2, 'stroke-dasharray="16 12"') +
    at(
      width * roll.between('car', 0.25, 0.4),
      height * 0.84,
      scale,
      car(roll.pick('paint', ['#1C1F26', '#2E3B4E', '#5A0D12'])),
    ) +
    at(width * 0.78, height * 0.95, scale, standing(frame, 'host', 'hand')) +
    at(width * 0.14, road + 6, 1.2, tree(jade, light.near))
  );
}
