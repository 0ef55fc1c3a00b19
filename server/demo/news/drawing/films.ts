import { dice } from '../../portraits/drawing/roll.ts';
import { gold, jade, lights, paper } from './colours.ts';
import type { Canvas } from './canvas.ts';
import { turbine } from './scenes/energy.ts';
import { cargoShip, craneFrame, ripples } from './scenes/water.ts';
import { at, circle, hills, line, rect, sheet } from './shapes.ts';

/** A film is drawn for every moment of it, from 0 at its beginning to 1 at its end. */
export type Film = { seconds: number; at: (moment: number) => string };

const cloud = circle(0, 0, 9, paper) + circle(11, 2, 7, paper) + circle(-11, 3, 6, paper);

function framed({ light }: Canvas, drawn: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}"><defs>` +
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light.top}"/>` +
    `<stop offset=".8" stop-color="${light.low}"/></linearGradient></defs>` +
    `${rect(0, 0, sheet.width, 186, 'url(#sky)')}${drawn}</svg>`
  );
}

/** A ship comes in while the crane takes one container after another ashore. */
function harbourAtWork(moment: number): string {
  const canvas: Canvas = { light: lights.dawn, roll: dice('harbour-at-work') };
  const { light } = canvas;
  const turn = (moment * 3) % 1;
  const trolley = 30 + 55 * Math.abs(1 - 2 * turn);
  const rope = 8 + 30 * Math.abs(Math.cos(2 * Math.PI * turn));
  const load =
    line(`M${trolley} 70v${rope}`, light.shade, 1.2) + rect(trolley - 8, 70 + rope, 16, 9, turn < 0.5 ? gold : jade);
  return framed(
    canvas,
    circle(92, 84 - 22 * moment, 24, light.sun, 'opacity=".92"') +
      at(300 - 70 * moment, 34, 0.9, cloud) +
      hills(128, 26, 1.2, light.far) +
      hills(132, 14, 3.4, light.near) +
      rect(0, 132, 320, 54, light.water) +
      at(-6 * Math.sin(moment * 12), 0, 1, ripples(canvas, 132, 186)) +
      at(0, 70, 1, craneFrame(light)) +
      load +
      rect(0, 130, 116, 6, light.shade) +
      at(330 - 196 * (1 - (1 - moment) ** 2), 128 + 0.8 * Math.sin(moment * 40), 1, cargoShip(canvas)),
  );
}

function windAtWork(moment: number): string {
  const canvas: Canvas = { light: lights.noon, roll: dice('wind-at-work') };
  const { light } = canvas;
  const places = [
    { x: 46, y: 74, scale: 0.8, turns: 5 },
    { x: 122, y: 62, scale: 1.1, turns: 4 },
    { x: 204, y: 72, scale: 0.85, turns: 5 },
    { x: 276, y: 58, scale: 1.2, turns: 4 },
  ];
  return framed(
    canvas,
    circle(60 + 200 * moment, 60 - 26 * Math.sin(Math.PI * moment), 20, light.sun, 'opacity=".92"') +
      at(-30 + 200 * moment, 30, 1, cloud) +
      at(140 + 200 * moment, 46, 0.7, cloud) +
      hills(122, 40, 0.6, light.far) +
      places.map(({ x, y, scale, turns }) => at(x, y, scale, turbine(moment * 360 * turns))).join('') +
      hills(140, 26, 2.2, light.near) +
      hills(164, 16, 5, light.ground),
  );
}

export const films = {
  'harbour-at-work': { seconds: 15, at: harbourAtWork },
  'wind-at-work': { seconds: 12, at: windAtWork },
} satisfies Record<string, Film>;
