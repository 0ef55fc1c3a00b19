import { dice } from '../../portraits/drawing/roll.ts';
import type { Dice } from '../../portraits/drawing/roll.ts';
import { lights } from './colours.ts';
import type { Light } from './colours.ts';
import { circle, rect, sheet } from './shapes.ts';

/** What a scene gets: the light of its hour, and dice that fall the same way each time for one picture. */
export type Canvas = { light: Light; roll: Dice };
export type Scene = (canvas: Canvas) => string;

/** A light sky above the land: a sun or moon stands somewhere in its upper part. */
export function sky({ light, roll }: Canvas, sunAt = { x: roll.between('sun x', 50, 270), y: 0 }): string {
  const y = sunAt.y || roll.between('sun y', 44, 78);
  const radius = roll.between('sun size', 17, 27);
  return rect(0, 0, sheet.width, 186, 'url(#sky)') + circle(sunAt.x, y, radius, light.sun, 'opacity=".92"');
}

const hours = Object.values(lights);
const numberOf = (key: string) => Number(/\d+$/.exec(key)?.[0]);

/** The whole picture as SVG. Its key is a scene and a number; the first is never at night, the others follow by the hour. */
export function drawn(key: string, scene: Scene): string {
  const roll = dice(key);
  const first = Math.floor(dice(scene.name).between('hour', 0, hours.length - 1));
  const light = hours[(first + numberOf(key) - 1) % hours.length] ?? lights.dawn;
  const mirrored = roll.chance('mirrored', 0.5) ? `transform="translate(${sheet.width} 0) scale(-1 1)"` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}">` +
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light.top}"/>` +
    `<stop offset=".8" stop-color="${light.low}"/></linearGradient></defs><g ${mirrored}>${scene({ light, roll })}</g></svg>`
  );
}
