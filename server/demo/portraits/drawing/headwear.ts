import type { Headwear } from './by-hand.ts';
import { darker, lighter } from './colours.ts';
import { middle } from './face.ts';
import type { Look } from './look.ts';

type Worn = { behind: string; over: string; hidesHair: boolean };

export function headwear(look: Look): Worn | undefined {
  return look.headwear && wear[look.headwear](look);
}

const cloths: Record<Headwear, readonly string[]> = {
  hijab: ['#7c8f86', '#8a6d7b', '#4f6479', '#b79a78', '#5d4a5f', '#a7543f', '#c9bda6', '#3f5a4d'],
  ghutra: ['#f3eee4'],
  cap: ['#e9e0cd', '#6d2a24', '#2f3f37'],
  'soft cap': ['#7a2f2a', '#2d4458', '#4c5a3c'],
  topi: ['#7d3f3a'],
  headwrap: ['#9a3b2b', '#2f5d62', '#b07a1f', '#5b3a6b'],
};

export function clothColour({ headwear: kind, roll }: Look): string {
  return roll.pick('cloth', kind ? cloths[kind] : ['#888888']);
}

const folds = (colour: string, d: string, width = 1.8) =>
  `<path d="${d}" fill="none" stroke="${darker(colour, 0.35)}" stroke-width="${width}" stroke-linecap="round" opacity="0.4" filter="url(#fine)"/>`;

const wear: Record<Headwear, (look: Look) => Worn> = {
  hijab(look) {
    const [colour, cheek] = [clothColour(look), look.cheek];
    const [l, r] = [middle - cheek, middle + cheek];
    const outer = `M${middle},36 C${l - 8},36 ${l - 14},78 ${l - 12},118 C${l - 12},150 ${l - 22},176 ${l - 30},204 C${l - 4},226 ${r + 4},226 ${r + 30},204 C${r + 22},176 ${r + 12},150 ${r + 12},118 C${r + 14},78 ${r + 8},36 ${middle},36Z`;
    const opening = `M${middle},60 C${l + 14},60 ${l + 3},82 ${l + 3},104 C${l + 4},132 ${middle - 18},157 ${middle},158 C${middle + 18},157 ${r - 4},132 ${r - 3},104 C${r - 3},82 ${r - 14},60 ${middle},60Z`;
    return {
      ...{ behind: `<path d="${outer}" fill="${darker(colour, 0.25)}"/>`, hidesHair: true },
      over: `<path d="${outer} ${opening}" fill-rule="evenodd" fill="url(#cloth)"/>
        <path d="${opening}" fill="none" stroke="${darker(colour, 0.5)}" stroke-width="2.4" opacity="0.35" filter="url(#fine)"/>
        ${folds(colour, `M${l - 4},60 C${l - 6},100 ${l + 2},142 ${middle - 14},166 C${middle - 2},176 ${middle + 16},178 ${r + 8},196 M${r + 5},64 C${r + 6},104 ${r - 2},144 ${middle + 12},164 C${middle - 6},176 ${l},184 ${l - 10},198 M${middle - 20},46 C${l + 4},56 ${l - 2},72 ${l - 4},90`)}`,
    };
  },
  ghutra({ roll, cheek }) {
    const colour = '#f3eee4';
    const [l, r] = [middle - cheek, middle + cheek];
    const red = roll.chance('red check', 0.5);
    const side = (s: number, x: number) =>
      `<path d="M${middle},38 C${x + s * 2},38 ${x + s * 12},64 ${x + s * 12},100 C${x + s * 12},140 ${x + s * 22},176 ${x + s * 30},214 L${x - s * 8},214 C${x + s * 2},180 ${x + s * 3},150 ${x + s * 1},128 C${x + s * 3},104 ${x - s * 2},80 ${x - s * 10},66 C${x - s * 18},58 ${middle + s * 8},58 ${middle},58Z" fill="${red ? 'url(#check)' : 'url(#cloth)'}"/>${folds(colour, `M${x - s * 2},66 C${x + s * 7},96 ${x + s * 6},150 ${x + s * 14},206`, 1.6)}`;
    return {
      ...{
        behind: `<path d="M${l - 10},70 L${l - 18},200 L${r + 18},200 L${r + 10},70Z" fill="${darker(colour, 0.22)}"/>`,
        hidesHair: true,
      },
      over: `${side(-1, l)}${side(1, r)}<path d="M${l - 3},63 C${l + 14},47 ${r - 14},47 ${r + 3},63 M${l - 4},69.5 C${l + 14},53.5 ${r - 14},53.5 ${r + 4},69.5" fill="none" stroke="#1c1817" stroke-width="5"/>`,
    };
  },
  cap: (look) => brimless(look, 34, 0),
  'soft cap': (look) => brimless(look, 28, 9),
  topi: (look) => brimless(look, 33, -6),
  headwrap(look) {
    const [colour, cheek] = [clothColour(look), look.cheek];
    const [l, r] = [middle - cheek, middle + cheek];
    return {
      ...{ behind: '', hidesHair: true },
      over: `<path d="M${l - 4},92 C${l - 16},62 ${l - 4},25 ${middle},24 C${r + 8},22 ${r + 16},60 ${r + 4},92 C${r - 8},74 ${r - 22},66 ${middle},66 C${l + 22},66 ${l + 8},74 ${l - 4},92Z" fill="url(#cloth)"/>
        <ellipse cx="${r - 8}" cy="36" rx="17" ry="11" transform="rotate(24 ${r - 8} 36)" fill="${lighter(colour, 0.1)}"/>
        ${folds(colour, `M${l - 2},86 C${l + 4},56 ${middle - 4},38 ${r - 18},32 M${l + 6},74 C${middle - 16},56 ${middle + 14},46 ${r + 4},46 M${l + 22},66 C${middle},56 ${middle + 24},56 ${r + 6},70 M${r - 22},37 q14,-6 24,2`)}
        <path d="M${l + 4},72 C${middle - 14},54 ${middle + 18},44 ${r},42" fill="none" stroke="#e2b455" stroke-width="1.8" opacity="0.7"/>`,
    };
  },
};

function brimless(look: Look, top: number, slant: number): Worn {
  const colour = clothColour(look);
  const [l, r] = [middle - look.cheek, middle + look.cheek];
  return {
    ...{ behind: '', hidesHair: false },
    over: `<path d="M${l - 1},76 C${l - 2},${56 + slant} ${l + 4 + slant},${top + slant} ${middle + slant},${top} C${r - 2},${top - slant / 2} ${r + 3},${52 - slant} ${r + 1},76 C${r - 16},66 ${l + 16},66 ${l - 1},76Z" fill="url(#cloth)"/>
      <path d="M${l - 1},76 C${l + 16},66 ${r - 16},66 ${r + 1},76 L${r + 1.5},69 C${r - 16},59 ${l + 16},59 ${l - 1.5},69Z" fill="${darker(colour, 0.25)}" opacity="0.6"/>
      ${folds(colour, `M${l + 8},62 C${middle - 10},44 ${middle + 10},${42 + slant} ${r - 8},60`)}
      <path d="M${l + 2},71.5 C${l + 18},62.5 ${r - 18},62.5 ${r - 2},71.5" fill="none" stroke="#d9b868" stroke-width="1.4" stroke-dasharray="3 2.4" opacity="0.8"/>`,
  };
}
