import type { Dress } from './by-hand.ts';
import { darker, lighter } from './colours.ts';
import { middle } from './face.ts';
import type { Look } from './look.ts';

const suits = ['#26303f', '#2d2f36', '#1f2733', '#3b3733', '#343a45', '#2a2624', '#3d4550'];
const jackets = ['#7b2530', '#2f4858', '#33333b', '#5b4a6a', '#3f5a4d', '#8a6a4a', '#27364d', '#a65a45', '#c7b299'];
const blouses = ['#f4ede1', '#e9ddd0', '#d9e0e4', '#f0dcd2', '#2c2a2e'];
const ties = ['#7d1f24', '#24406a', '#3c5a48', '#6b4a1f', '#43324f', '#8a3324', '#2b2f3a'];

/** The shoulders; men's are broader. */
export function shoulders({ female }: Look): string {
  const [far, near] = female ? [34, 74] : [20, 66];
  return `M${far},258 C${far + 3},222 ${near - 8},206 ${near + 30},192 C${middle - 12},200 ${middle + 12},200 ${256 - near - 30},192 C${256 - near + 8},206 ${256 - far - 3},222 ${256 - far},258Z`;
}

const silks = ['#7d2733', '#2d4a56', '#4b3a5c', '#2f5145', '#8c6a3c'];
const gowns = ['#6d3b2a', '#2f5560', '#51405f', '#8a5a2a', '#384b3d'];
const colours: Record<Dress, readonly string[]> = {
  ...{ suit: suits, 'open collar': suits, 'closed jacket': suits, waistcoat: suits },
  ...{
    blazer: jackets,
    'round neck': jackets,
    'stand collar': ['#3a3a40', '#2f3b48', '#5a5148', '#43504a', '#5b3a44'],
  },
  ...{ 'qipao collar': silks, 'ao dai': silks, shawl: gowns, wrapped: gowns },
  ...{ robe: ['#efe7d8'], barong: ['#efe7d8'], batik: ['#6b3a22'] },
  agbada: ['#3c5b76', '#5b3550', '#365446'],
  sari: ['#8c2f45', '#2f6b62', '#b5762a', '#51407a'],
};

export function dressColour({ roll, dress: kind }: Look): string {
  return roll.pick('colour of dress', colours[kind]);
}

export function dress(look: Look): string {
  return `<path d="${shoulders(look)}" fill="url(#dress)"/>
    <path d="M${middle + 30},200 C${middle + 60},210 ${middle + 92},222 ${middle + 96},258 L${middle + 40},258Z" fill="#140c0a" opacity="0.2" filter="url(#softer)"/>${details[look.dress](look)}`;
}

const line = (d: string, colour: string, width = 1.5, opacity = 0.6) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;

const shirtOf = (colour: string) =>
  `<path d="M${middle - 23},188 L${middle},246 L${middle + 23},188 C${middle + 10},202 ${middle - 10},202 ${middle - 23},188Z" fill="${colour}"/>`;
const shirtCollar = (colour: string) =>
  `<path d="M${middle - 21},184 L${middle - 25},195 L${middle - 10},212 L${middle},200 Z M${middle + 21},184 L${middle + 25},195 L${middle + 10},212 L${middle},200Z" fill="${lighter(colour, 0.5)}" stroke="${darker(colour, 0.3)}" stroke-width="0.8" stroke-opacity="0.5"/>`;
const lapels = (colour: string, from = 30, deep = 250) =>
  [-1, 1]
    .map(
      (s) =>
        `<path d="M${middle + s * (from - 7)},188 L${middle + s * (from + 12)},198 L${middle + s * (from + 16)},220 L${middle + s * (from + 8)},222 L${middle + s * (from + 13)},228 L${middle + s * 3},${deep + 8} L${middle + s * 1},${deep}Z" fill="${s < 0 ? lighter(colour, 0.12) : lighter(colour, 0.05)}" stroke="${darker(colour, 0.5)}" stroke-width="1" stroke-opacity="0.55"/>`,
    )
    .join('');
/** A band that stands around the neck. */
const band = (colour: string, edge = darker(colour, 0.5)) =>
  `<path d="M${middle - 23},180 C${middle - 12},196 ${middle + 12},196 ${middle + 23},180 L${middle + 25},193 C${middle + 13},208 ${middle - 13},208 ${middle - 25},193Z" fill="${lighter(colour, 0.08)}" stroke="${edge}" stroke-width="1.1" stroke-opacity="0.7"/>`;
const buttons = (colour: string, x = middle) =>
  [214, 230, 246].map((y) => `<circle cx="${x}" cy="${y}" r="1.9" fill="${lighter(colour, 0.45)}"/>`).join('');
const bareNeck = (deep: number) =>
  `<path d="M${middle - 27},190 C${middle - 20},${deep} ${middle + 20},${deep} ${middle + 27},190 C${middle + 12},182 ${middle - 12},182 ${middle - 27},190Z" fill="url(#chest)"/>`;
const pearls = (deep: number) =>
  Array.from({ length: 13 }, (_, i) => {
    const t = i / 12;
    const [x, y] = [middle - 23 + 46 * t, 186 + (deep - 186) * Math.sin(Math.PI * t)];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="1.9" fill="#f6efe2" stroke="#b9a88a" stroke-width="0.5"/>`;
  }).join('');

const details: Record<Dress, (look: Look) => string> = {
  suit(look) {
    const { roll } = look;
    const pin = roll.chance('pin', 0.25) ? `<circle cx="${middle - 41}" cy="216" r="2.2" fill="#d8b25a"/>` : '';
    const [shirt, tie] = [roll.pick('shirt', ['#f3efe8', '#e8ecf0', '#f3efe8']), roll.pick('tie', ties)];
    const stripes = roll.chance('stripes', 0.4)
      ? line(
          `M${middle - 7},222 l14,-8 M${middle - 8},234 l16,-9 M${middle - 9},246 l18,-10`,
          lighter(tie, 0.5),
          1.6,
          0.5,
        )
      : '';
    return `${shirtOf(shirt)}<path d="M${middle - 5.5},203 L${middle + 5.5},203 L${middle + 4},213 L${middle + 10},258 L${middle - 10},258 L${middle - 4},213Z" fill="${tie}"/>
      <path d="M${middle - 6.5},201 L${middle + 6.5},201 L${middle + 3.8},213 L${middle - 3.8},213Z" fill="${lighter(tie, 0.12)}"/>${stripes}
      ${shirtCollar(shirt)}${lapels(dressColour(look))}${pin}`;
  },
  'open collar'(look) {
    const shirt = look.roll.pick('shirt', ['#f3efe8', '#dfe6ec', '#e9e2d6']);
    return `${shirtOf(shirt)}<path d="M${middle - 15},190 L${middle},218 L${middle + 15},190 C${middle + 8},198 ${middle - 8},198 ${middle - 15},190Z" fill="url(#skin)"/>${shirtCollar(shirt)}${lapels(dressColour(look))}`;
  },
  'stand collar'(look) {
    const colour = dressColour(look);
    return `${line(`M${middle},204 L${middle},258`, darker(colour, 0.55))}${band(colour)}${buttons(colour, middle + 5)}`;
  },
  'closed jacket'(look) {
    const colour = dressColour(look);
    return `${line(`M${middle},204 L${middle},258`, darker(colour, 0.55))}${band(colour)}${buttons('#c9a55a')}<path d="M${middle - 62},222 l16,-4 l1,4 l-16,4Z" fill="#f0e8da"/>`;
  },
  waistcoat(look) {
    const colour = dressColour(look);
    const shirt = '#ece4d6';
    return `<path d="${shoulders(look)}" fill="${shirt}"/><path d="M60,258 C62,226 82,206 ${middle - 22},194 L${middle},222 L${middle + 22},194 C174,206 194,226 196,258Z" fill="url(#dress)"/>${band(shirt)}${line(`M${middle},222 L${middle},258`, darker(colour, 0.5))}${buttons(colour, middle + 5)}`;
  },
  robe: () =>
    `${band('#efe7d8', '#b9a88a')}${line(`M${middle},206 L${middle},236`, '#b9a88a')}<path d="M20,258 C26,224 58,208 ${middle - 28},194 L${middle - 40},258Z M236,258 C230,224 198,208 ${middle + 28},194 L${middle + 40},258Z" fill="#3a2c22"/>${line(`M${middle - 29},195 L${middle - 41},258 M${middle + 29},195 L${middle + 41},258`, '#c79a45', 3, 0.95)}`,
  agbada(look) {
    const colour = dressColour(look);
    const gold = '#dcc07a';
    return `<path d="M${middle - 19},188 C${middle - 12},204 ${middle + 12},204 ${middle + 19},188 L${middle + 13},240 L${middle - 13},240Z" fill="${lighter(colour, 0.16)}"/>
      ${line(`M${middle - 20},190 C${middle - 12},206 ${middle + 12},206 ${middle + 20},190 M${middle - 14},206 L${middle - 12},240 L${middle + 12},240 L${middle + 14},206 M${middle},206 L${middle},240 M${middle - 8},212 q8,8 16,0 M${middle - 8},222 q8,8 16,0 M${middle - 8},232 q8,8 16,0`, gold, 1.7, 0.9)}
      ${line(`M70,214 C84,230 88,246 88,258 M186,214 C172,230 168,246 168,258`, darker(colour, 0.5), 2, 0.5)}`;
  },
  batik(look) {
    const motif = Array.from({ length: 26 }, (_, i) => {
      const [x, y] = [40 + ((i * 47) % 180), 210 + ((i * 29) % 48)];
      return `<path d="M${x},${y} q6,-8 12,0 q-6,8 -12,0Z" fill="#d9a75a" opacity="0.5"/>`;
    });
    return `<g clip-path="url(#dressShape)">${motif.join('')}</g><path d="M${middle - 12},192 L${middle},214 L${middle + 12},192Z" fill="url(#skin)"/>${shirtCollar('#7a4a2e')}${line(`M${middle},214 L${middle},258`, '#3a1d10')}${buttons(dressColour(look), middle + 4)}`;
  },
  barong: () =>
    `<path d="M${middle - 12},192 L${middle},212 L${middle + 12},192Z" fill="url(#skin)"/>${shirtCollar('#e6dcc8')}${line(`M${middle},212 L${middle},258 M${middle - 14},212 L${middle - 14},258 M${middle + 14},212 L${middle + 14},258`, '#b6a27c', 1.4, 0.8)}${line(`M${middle - 10},218 l6,6 l-6,6 l6,6 l-6,6 M${middle + 10},218 l-6,6 l6,6 l-6,6 l6,6`, '#b6a27c', 1, 0.8)}`,
  blazer(look) {
    const { roll } = look;
    const blouse = roll.pick('blouse', blouses);
    const neckline = roll.chance('deep blouse', 0.5) ? bareNeck(216) : bareNeck(206);
    return `<path d="M${middle - 27},190 L${middle},252 L${middle + 27},190Z" fill="${blouse}"/>${neckline}${roll.chance('pearls', 0.35) ? pearls(204) : ''}${lapels(dressColour(look), 33, 246)}${roll.chance('brooch', 0.25) ? `<circle cx="${middle - 44}" cy="214" r="3" fill="#d8b25a"/>` : ''}`;
  },
  'round neck'(look) {
    const colour = dressColour(look);
    return `${bareNeck(208)}${line(`M${middle - 28},190 C${middle - 20},210 ${middle + 20},210 ${middle + 28},190`, lighter(colour, 0.3), 2.2, 0.8)}${look.roll.chance('pearls', 0.6) ? pearls(202) : `<path d="M${middle - 20},188 Q${middle},214 ${middle + 20},188" fill="none" stroke="#d8b25a" stroke-width="1.2"/><circle cx="${middle}" cy="202" r="2.4" fill="#d8b25a"/>`}`;
  },
  'qipao collar'(look) {
    const colour = dressColour(look);
    const edge = lighter(colour, 0.45);
    return `${band(colour, edge)}${line(`M${middle},203 C${middle + 8},212 ${middle + 30},216 ${middle + 46},232`, edge, 1.8, 0.9)}<circle cx="${middle}" cy="204" r="2.2" fill="#e2c27a"/><circle cx="${middle + 24}" cy="217" r="2.2" fill="#e2c27a"/>`;
  },
  'ao dai': (look) =>
    `${band(dressColour(look), lighter(dressColour(look), 0.5))}${line(`M${middle},204 C${middle + 14},214 ${middle + 34},216 ${middle + 52},230`, lighter(dressColour(look), 0.4), 1.4, 0.8)}`,
  sari(look) {
    const colour = dressColour(look);
    return `${bareNeck(210)}<path d="M${middle - 32},192 C${middle - 10},222 ${middle + 24},240 ${middle + 50},258 L${middle - 96},258 C${middle - 90},222 ${middle - 64},204 ${middle - 32},192Z" fill="${lighter(colour, 0.12)}"/>
      ${line(`M${middle - 32},192 C${middle - 10},222 ${middle + 24},240 ${middle + 50},258`, '#d9b25c', 5, 0.95)}${line(`M${middle - 48},200 C${middle - 30},230 ${middle - 4},248 ${middle + 12},258 M${middle - 62},208 C${middle - 48},234 ${middle - 30},250 ${middle - 18},258`, darker(colour, 0.4), 1.5, 0.5)}
      <path d="M${middle - 20},188 Q${middle},212 ${middle + 20},188" fill="none" stroke="#d8b25a" stroke-width="1.3"/>`;
  },
  shawl: (look) =>
    `${bareNeck(204)}${line(`M70,216 C100,236 150,240 190,214 M60,236 C100,256 160,256 200,232`, darker(dressColour(look), 0.4), 1.8, 0.45)}`,
  wrapped(look) {
    const colour = dressColour(look);
    return `${bareNeck(212)}${line(`M${middle - 34},194 C${middle - 20},216 ${middle + 20},216 ${middle + 34},194`, '#dcb45e', 2.4, 0.9)}<g clip-path="url(#dressShape)">${Array.from({ length: 14 }, (_, i) => `<path d="M${50 + ((i * 61) % 156)},${214 + ((i * 17) % 40)} l5,5 l5,-5 l-5,-5Z" fill="${lighter(colour, 0.4)}" opacity="0.5"/>`).join('')}</g>`;
  },
};
