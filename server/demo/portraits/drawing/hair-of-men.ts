import { darker, lighter } from './colours.ts';
import { middle } from './face.ts';
import type { Look } from './look.ts';

type Point = readonly [x: number, y: number];
type Cut = { top: number; side: number; line: readonly Point[] };

const parting = (c: number): Point[] => [
  ...([
    [5 - c, 76],
    [-28, 68],
    [-22, 60],
    [-12, 67],
    [4, 69],
    [20, 70],
    [c - 8, 73],
    [c - 3, 80],
  ] as const),
];

/** The front edge of the hair from the left temple to the right one; `c` is half the width of the face. */
const cuts: Record<string, (c: number) => Cut> = {
  'side parting': (c) => ({ top: 35, side: 4.5, line: parting(c) }),
  'left parting': (c) => ({
    top: 35,
    side: 4.5,
    line: parting(c)
      .toReversed()
      .map(([x, y]) => [-x, y] as const),
  }),
  'swept back': (c) => ({
    ...{ top: 32, side: 4 },
    line: [
      [4 - c, 76],
      [-28, 62],
      [-12, 61],
      [-4, 60],
      [4, 60],
      [12, 61],
      [28, 62],
      [c - 4, 76],
    ],
  }),
  'crew cut': (c) => ({
    ...{ top: 38, side: 2.5 },
    line: [
      [2 - c, 76],
      [-30, 69],
      [-22, 67],
      [-8, 64],
      [8, 64],
      [22, 67],
      [30, 69],
      [c - 2, 76],
    ],
  }),
  receding: (c) => ({
    ...{ top: 40, side: 2.5 },
    line: [
      [2 - c, 74],
      [-30, 58],
      [-21, 56],
      [-14, 56],
      [-8, 59],
      [0, 59],
      [8, 59],
      [14, 56],
      [21, 56],
      [30, 58],
      [c - 2, 74],
    ],
  }),
  cropped: (c) => ({
    ...{ top: 41, side: 2 },
    line: [
      [1 - c, 76],
      [6 - c, 66],
      [-20, 64],
      [-8, 62.5],
      [8, 62.5],
      [20, 64],
      [c - 6, 66],
      [c - 1, 76],
    ],
  }),
};

export function hairOfMan({ style, hair, cheek, roll, skin }: Look): string {
  if (style === 'bald') return shine(skin);
  if (style === 'ring') return ring(hair, cheek) + shine(skin);
  const cut = cuts[style === 'curls' ? 'crew cut' : style]?.(cheek);
  if (!cut) throw new Error(`no cut ${style}`);
  const [l, r] = [middle - cheek, middle + cheek];
  const edge = cut.line.map(([x, y]) => `${middle + x},${y}`).join(' ');
  const shape = `M${r + 1.4},106 C${r + cut.side + 1},66 ${middle + cheek * 0.72},${cut.top} ${middle},${cut.top} C${middle - cheek * 0.72},${cut.top} ${l - cut.side - 1},66 ${l - 1.4},106 L${l + 3},97 L${l + 3},86 C${edge} ${r - 3},86 L${r - 3},97Z`;
  const texture = style === 'curls' ? curls(cheek, hair, roll.between('curl', 4.5, 6.5)) : strands(style, hair);
  return `${texture.behind}<path d="${shape}" fill="url(#hair)"/>${texture.over}`;
}

function strands(style: string, hair: string) {
  const light = lighter(hair, 0.35);
  const flow =
    style === 'side parting'
      ? `M${middle - 20},58 C${middle - 6},46 ${middle + 16},46 ${middle + 30},62 M${middle - 18},52 C${middle - 2},41 ${middle + 16},42 ${middle + 28},54`
      : style === 'left parting'
        ? `M${middle + 20},58 C${middle + 6},46 ${middle - 16},46 ${middle - 30},62 M${middle + 18},52 C${middle + 2},41 ${middle - 16},42 ${middle - 28},54`
        : style === 'swept back'
          ? `M${middle - 14},58 C${middle - 12},46 ${middle - 6},40 ${middle + 2},37 M${middle},58 C${middle + 2},48 ${middle + 6},42 ${middle + 14},40 M${middle - 26},64 C${middle - 26},54 ${middle - 20},46 ${middle - 12},42`
          : '';
  return {
    behind: '',
    over: `<path d="${flow}" fill="none" stroke="${light}" stroke-width="1.6" stroke-linecap="round" opacity="0.3"/>`,
  };
}

function curls(cheek: number, hair: string, size: number) {
  const knots = Array.from({ length: 15 }, (_, i) => {
    const angle = Math.PI * (1.06 + (0.88 * i) / 14);
    const [x, y] = [middle + Math.cos(angle) * (cheek + 1), 86 + Math.sin(angle) * 45];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size}" fill="${i % 3 ? darker(hair, 0.06) : lighter(hair, 0.08)}"/>`;
  });
  return { behind: knots.join(''), over: '' };
}

function ring(hair: string, cheek: number): string {
  return (
    [-1, 1]
      .map((side) => {
        const x = middle + side * cheek;
        return `<path d="M${x + side * 1.5},107 C${x + side * 5},92 ${x + side * 4},76 ${x - side * 4},68 C${x - side * 1},80 ${x - side * 3},90 ${x - side * 3},98Z" fill="url(#hair)"/>`;
      })
      .join('') +
    `<path d="M${middle - 24},53 q24,-11 48,0" fill="none" stroke="${hair}" stroke-width="1.2" opacity="0.16"/>`
  );
}

function shine(skin: string): string {
  return `<ellipse cx="${middle - 12}" cy="60" rx="15" ry="8" fill="${lighter(skin, 0.7)}" opacity="0.4" filter="url(#soft)"/>`;
}

export function beard({ beard: kind, hair, skin, cheek, jaw, chin, age }: Look): string {
  if (kind === 'none') return '';
  const colour = age > 60 ? lighter(hair, 0.2) : darker(hair, 0.05);
  const lip = `<path d="M${middle - 15},137 C${middle - 10},129.5 ${middle - 4},129 ${middle},130.5 C${middle + 4},129 ${middle + 10},129.5 ${middle + 15},137 C${middle + 9},134.6 ${middle + 4},134.6 ${middle},135 C${middle - 4},134.6 ${middle - 9},134.6 ${middle - 15},137Z" fill="${colour}" opacity="0.94"/>`;
  if (kind === 'moustache') return lip;
  const [l, r] = [middle - cheek, middle + cheek];
  const [strength, edge] = kind === 'full' ? [0.92, 126] : [0.62, 130];
  const shape = `M${l + 0.5},106 C${l + 2},119 ${l + 7},${edge} ${middle - 17},133 C${middle - 12},127.5 ${middle + 12},127.5 ${middle + 17},133 C${r - 7},${edge} ${r - 2},119 ${r - 0.5},106 C${r + 0.5},120 ${middle + jaw + 3},131 ${middle + jaw - 1},140 C${middle + jaw - 7},151 ${middle + chin + 1},161 ${middle},161 C${middle - chin - 1},161 ${middle - jaw + 7},151 ${middle - jaw + 1},140 C${middle - jaw - 3},131 ${l - 0.5},120 ${l + 0.5},106Z`;
  const mouth = `M${middle - 13},136 C${middle - 8},133.4 ${middle + 8},133.4 ${middle + 13},136 C${middle + 10},146 ${middle - 10},146 ${middle - 13},136Z`;
  return `<path d="${shape} ${mouth}" fill-rule="evenodd" fill="${colour}" opacity="${strength}" filter="url(#fine)"/>
    <path d="M${middle + 8},160 C${middle + 24},152 ${r - 2},130 ${r - 1},112 C${r},130 ${middle + 28},158 ${middle + 8},160Z" fill="${darker(skin, 0.7)}" opacity="0.25" filter="url(#fine)"/>`;
}
