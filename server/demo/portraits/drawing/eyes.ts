import { darker, mixed } from './colours.ts';
import type { Look } from './look.ts';

const middle = 128;
const y = 105;

export function eyes(look: Look): string {
  return [-1, 1].map((side) => eye(look, side) + brow(look, side)).join('');
}

/** Small and calm, as a person looks at an official photographer. */
function eye({ skin, roll, region, female }: Look, side: number): string {
  const x = middle + side * 17.2;
  const half = 7.6;
  const open = roll.between('eyes', 2.5, 3.3) - (region.smoothLids ? 0.3 : 0);
  const [inner, outer] = [x - side * half, x + side * half];
  // The outer corner stands a little higher.
  const rise = region.smoothLids ? 1.3 : 0.6;
  const upper = `M${inner},${y + 0.9} C${x - side * 3},${y - open - 1.1} ${x + side * 4},${y - open - 1} ${outer},${y - rise}`;
  const line = mixed(darker(skin, 0.75), '#1a1210', 0.5);
  const iris = roll.pick('iris', region.iris);
  const shadow = `<ellipse cx="${x}" cy="${y - 2}" rx="11.5" ry="6.6" fill="${darker(skin, 0.4)}" opacity="0.3" filter="url(#soft)"/>`;
  const fold = region.smoothLids
    ? ''
    : `<path d="M${inner + side},${y - 3.4} C${x - side * 2},${y - open - 4} ${x + side * 4},${y - open - 3.6} ${outer},${y - rise - 2.6}" fill="none" stroke="${darker(skin, 0.5)}" stroke-width="0.95" opacity="0.55"/>`;
  const clip = `eye${side > 0 ? 'r' : 'l'}`;
  const ball = `${upper} C${x + side * 4},${y + open} ${x - side * 3},${y + open + 0.4} ${inner},${y + 0.9}Z`;
  return `${shadow}<clipPath id="${clip}"><path d="${ball}"/></clipPath>
    <path d="${ball}" fill="${mixed('#f3ece2', skin, 0.2)}"/>
    <g clip-path="url(#${clip})"><circle cx="${x}" cy="${y - 0.6}" r="3.5" fill="${iris}"/><circle cx="${x}" cy="${y - 0.6}" r="1.7" fill="#120c0a"/>
      <path d="M${inner},${y - 5} L${outer},${y - 5} L${outer},${y - open + 1} L${inner},${y - open + 1.4}Z" fill="${darker(skin, 0.6)}" opacity="0.35"/></g>
    <circle cx="${x - 1}" cy="${y - 1.6}" r="0.75" fill="#fffaf2" opacity="0.85"/>
    <path d="${upper}" fill="none" stroke="${line}" stroke-width="${female ? 1.9 : 1.5}" stroke-linecap="round"/>
    <path d="M${inner + side * 2},${y + open - 0.2} q${side * 6},1.6 ${side * 11},-2" fill="none" stroke="${darker(skin, 0.5)}" stroke-width="0.8" opacity="0.4"/>${fold}`;
}

function brow({ hair, skin, roll, female, age }: Look, side: number): string {
  const x = middle + side * 17;
  const arch = roll.between('brows', 1.5, female ? 4.5 : 3);
  const thick = female ? 1.7 : roll.between('thick brows', 2.3, 3.5);
  // Brows stay darker than hair that turns grey.
  const colour = mixed(mixed(hair, '#2a1d18', age > 66 ? 0.25 : 0.55), skin, female ? 0.18 : 0.1);
  const [inner, outer, top] = [x - side * 9.5, x + side * 11, 93];
  return `<path d="M${inner},${top + 1.2} Q${x + side * 2},${top - arch} ${outer},${top + 1.6} Q${x + side * 2},${top - arch + thick + 0.6} ${inner},${top + 1.2 + thick}Z" fill="${colour}" opacity="0.92"/>`;
}

export function glasses({ roll, skin, cheek }: Look): string {
  const frame = roll.pick('frame', ['#2b2422', '#3a2f2a', '#8a6a2f', '#54585e', '#5a2f22']);
  const shape = roll.pick('shape', ['round', 'square', 'square']);
  const [half, tall, corner] = shape === 'round' ? [11.3, 10.2, 9.6] : [12.2, 8.8, 4.2];
  const lenses = [-1, 1].map((side) => {
    const x = middle + side * 17.2;
    return `<rect x="${x - half}" y="${y - tall + 0.5}" width="${2 * half}" height="${2 * tall}" rx="${corner}" fill="#ffffff" fill-opacity="0.08" stroke="${frame}" stroke-width="1.7"/>
      <path d="M${x - half + 4},${y + tall - 4} l7,-11" stroke="#ffffff" stroke-width="2.4" opacity="0.13"/>
      <path d="M${x + side * half},${y - 3} L${middle + side * (cheek + 1)},${y - 4.5}" stroke="${frame}" stroke-width="1.7"/>`;
  });
  const shadow = `<path d="M${middle - 29},${y + tall + 1.6} q12,2.4 24,0 m10,0 q12,2.4 24,0" fill="none" stroke="${darker(skin, 0.45)}" stroke-width="1.6" opacity="0.2" filter="url(#fine)"/>`;
  return `${shadow}${lenses.join('')}<path d="M${middle - 17.2 + half},${y - 2} q${17.2 - half},-3.4 ${2 * (17.2 - half)},0" fill="none" stroke="${frame}" stroke-width="1.7"/>`;
}
