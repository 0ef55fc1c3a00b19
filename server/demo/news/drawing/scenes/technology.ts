import { sky } from '../canvas.ts';
import type { Canvas } from '../canvas.ts';
import { bright, cinnabar, deep, gold, jade, lacquer, paper, porcelain, sand, skin } from '../colours.ts';
import { at, circle, hills, line, path, rect, times } from '../shapes.ts';

export function satellite(canvas: Canvas): string {
  const { roll } = canvas;
  const wing = rect(0, -11, 46, 22, porcelain) + line('M11.500 -11V11M23 -11V11M34.500 -11V11M0 0H46', bright, 0.9);
  return (
    rect(0, 0, 320, 186, '#131F3F') +
    times(46, (i) =>
      circle(
        roll.between(`star x ${i}`, 0, 320),
        roll.between(`star y ${i}`, 0, 120),
        roll.between(`star ${i}`, 0.4, 1.3),
        paper,
        'opacity=".8"',
      ),
    ) +
    circle(160, 320, 214, '#3F7C86') +
    path(`M20 160C50 140 84 150 104 132S150 128 168 142 150 166 120 170 60 186 40 186z`, jade) +
    path('M212 120C240 122 262 140 292 152S280 186 250 186 214 160 200 150 196 122 212 120z', '#8FA45E') +
    circle(160, 320, 216, 'none', `stroke="${bright}" stroke-width="2" opacity=".6"`) +
    `<g transform="translate(${Math.round(roll.between('x', 120, 210))} ${Math.round(roll.between('y', 52, 66))}) rotate(${Math.round(roll.between('turn', -28, 10))})">` +
    at(14, 0, 1, wing) +
    at(-60, 0, 1, wing) +
    rect(-14, -15, 28, 30, gold) +
    rect(-9, -10, 18, 8, deep) +
    path('M-10 15A12 9 0 0 0 10 15z', paper) +
    line('M0 20V30', paper, 1.6) +
    '</g>' +
    line('M150 90L120 150M166 90L196 150', bright, 0.8, 'stroke-dasharray="3 4" opacity=".7"')
  );
}

export function servers(canvas: Canvas): string {
  const { roll } = canvas;
  const rack = (i: number) =>
    rect(0, 0, 42, 118, '#17243F', 'rx="2"') +
    times(
      11,
      (row) =>
        rect(4, 5 + row * 10, 34, 7, '#2E4272') +
        times(4, (k) =>
          circle(
            9 + k * 5,
            8.5 + row * 10,
            1.3,
            roll.pick(`lamp ${i} ${row} ${k}`, ['#83CDA9', bright, '#83CDA9', cinnabar]),
          ),
        ) +
        rect(30, 7 + row * 10, 6, 3, gold),
    );
  return (
    rect(0, 0, 320, 186, '#DBE6EE') +
    rect(0, 150, 320, 36, '#B7C6D0') +
    times(7, (i) => line(`M${160 + (i - 3) * 46} 150L${160 + (i - 3) * 92} 186`, paper, 1.4)) +
    times(3, (i) => rect(30 + i * 100, 10, 60, 4, paper)) +
    times(6, (i) => at(12 + i * 50.5, 34, 1, rack(i))) +
    at(
      roll.between('engineer', 130, 200),
      122,
      1.25,
      path('M-11 42C-12 14 -8 6 0 6S12 14 11 42z', lacquer) +
        circle(0, -3, 7.5, roll.pick('skin', skin)) +
        path('M-7.900 -2A7.900 7.900 0 0 1 7.900 -2C4 -6 -4 -6 -7.900 -2z', '#2B1A12') +
        rect(6, 16, 18, 12, sand) +
        line('M9 20h12M9 24h8', porcelain, 1),
    )
  );
}

/** Somebody in a field who reads advice on a telephone. */
export function telephone(canvas: Canvas): string {
  const { light, roll } = canvas;
  return (
    sky(canvas) +
    hills(116, 34, roll.between('far', 0, 6), light.far) +
    hills(130, 14, roll.between('near', 0, 6), light.near) +
    rect(0, 128, 320, 58, light.ground) +
    times(14, (i) =>
      at(
        6 + i * 24,
        134 + (i % 3) * 16,
        0.9,
        line('M0 22V4', '#A8B85A', 2) +
          path('M0 8C-9 6 -10 -2 -9 -5 -2 -4 1 1 0 8C2 -2 6 -5 11 -5 11 2 7 8 0 8z', '#A8B85A'),
      ),
    ) +
    at(
      104,
      76,
      2.1,
      path('M-15 52C-15 16 -9 6 0 6S15 16 15 52z', roll.pick('shirt', [lacquer, porcelain, gold])) +
        circle(0, -4, 9, roll.pick('skin', skin)) +
        path('M-18 -8C-10 -12 -6 -18 0 -18S10 -12 18 -8C8 -10 -8 -10 -18 -8z', sand) +
        line('M12 18L24 10', roll.pick('skin', skin), 5),
    ) +
    rect(196, 26, 66, 124, '#17243F', 'rx="9"') +
    rect(201, 34, 56, 106, paper, 'rx="4"') +
    rect(207, 42, 44, 24, '#DCE8D8', 'rx="4"') +
    line('M212 50h30M212 57h22', jade, 1.8) +
    rect(213, 72, 40, 22, '#FBEFCB', 'rx="4"') +
    line('M218 79h28M218 86h18', gold, 1.8) +
    line('M209 130L221 118L231 123L249 104', cinnabar, 2.2) +
    line('M160 92C172 84 182 84 190 88', bright, 2, 'stroke-dasharray="2 5"')
  );
}
