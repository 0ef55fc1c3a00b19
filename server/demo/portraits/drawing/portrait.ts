import { darker, lighter } from './colours.ts';
import { dress, dressColour, shoulders } from './dress.ts';
import { ears, face, faceOutline, neck } from './face.ts';
import { glasses } from './eyes.ts';
import { beard, hairOfMan } from './hair-of-men.ts';
import { earrings, hairOfWoman } from './hair-of-women.ts';
import { clothColour, headwear } from './headwear.ts';
import { lookOf, type Look, type Sitter } from './look.ts';

/** The grounds behind initials in the app, in the light theme. */
const grounds = ['#f3d9c8', '#dce8d8', '#dbe6ee', '#f5e3b0', '#e9dfd0'];

/** One person as an official illustrated portrait: head and shoulders before a plain ground. */
export function portraitOf(sitter: Sitter): string {
  const look = lookOf(sitter);
  const worn = headwear(look);
  const hair = worn?.hidesHair ? { behind: '', over: '' } : hairOf(look);
  // Nobody sits quite straight, and no two heads are as long.
  const [tilt, long] = [look.roll.between('tilt', -2, 2), look.roll.between('long head', 0.97, 1.03)];
  const head = `transform="rotate(${tilt} 128 150) translate(0 ${158 - 158 * long}) scale(1 ${long})"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">${definitions(look)}
    <rect width="256" height="256" fill="url(#ground)"/>
    <g transform="translate(128 5) scale(1.28) translate(-128 -21)">
    <g ${head}>${hair.behind}${worn?.behind ?? ''}</g>
    ${neck(look)}<g transform="translate(0 -18)">${dress(look)}</g>
    <g ${head}>${ears(look)}${face(look)}${beard(look)}${look.glasses ? glasses(look) : ''}${hair.over}
    ${look.female && !worn?.hidesHair ? earrings(look) : ''}${worn?.over ?? ''}</g></g></svg>`;
}

function hairOf(look: Look) {
  return look.female ? hairOfWoman(look) : { behind: '', over: hairOfMan(look) };
}

function definitions(look: Look): string {
  const { skin, hair } = look;
  const [garment, cloth, ground] = [dressColour(look), clothColour(look), look.roll.pick('ground', grounds)];
  const blur = (id: string, by: number) =>
    `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${by}"/></filter>`;
  const across = (id: string, colour: string, light: number, dark: number) =>
    `<linearGradient id="${id}" x1="0.1" y1="0" x2="0.9" y2="1"><stop offset="0" stop-color="${lighter(colour, light)}"/><stop offset="0.5" stop-color="${colour}"/><stop offset="1" stop-color="${darker(colour, dark)}"/></linearGradient>`;
  return `<defs>${across('skin', skin, 0.22, 0.16)}${across('hair', hair, 0.16, 0.3)}${across('dress', garment, 0.14, 0.3)}${across('cloth', cloth, 0.2, 0.25)}
    <linearGradient id="chest" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${darker(skin, 0.16)}"/><stop offset="0.7" stop-color="${darker(skin, 0.03)}"/></linearGradient>
    <radialGradient id="ground" cx="0.42" cy="0.36" r="0.85"><stop offset="0" stop-color="${lighter(ground, 0.45)}"/><stop offset="1" stop-color="${darker(ground, 0.14)}"/></radialGradient>
    <pattern id="check" width="7" height="7" patternUnits="userSpaceOnUse"><rect width="7" height="7" fill="#f3eee4"/><path d="M0,0 h3.5 v3.5 h-3.5Z M3.5,3.5 h3.5 v3.5 h-3.5Z" fill="#a8403a" opacity="0.7"/></pattern>
    ${blur('fine', 0.6)}${blur('soft', 2.6)}${blur('softer', 7)}
    <clipPath id="face"><path d="${faceOutline(look)}"/></clipPath><clipPath id="dressShape"><path d="${shoulders(look)}"/></clipPath></defs>`;
}
