import { darker, lighter } from './colours.ts';
import { middle } from './face.ts';
import type { Look } from './look.ts';

type Hair = { behind: string; over: string };

export function hairOfWoman(look: Look): Hair {
  const { style, hair, cheek: c } = look;
  const fill = 'fill="url(#hair)"';
  const dark = darker(hair, 0.25);
  const light = `fill="none" stroke="${lighter(hair, 0.4)}" stroke-width="1.5" stroke-linecap="round" opacity="0.28"`;
  const [l, r] = [middle - c, middle + c];
  const cap = (top: number, line: string) =>
    `<path d="M${r + 2},108 C${r + 7},62 ${middle + c * 0.74},${top} ${middle},${top} C${middle - c * 0.74},${top} ${l - 7},62 ${l - 2},108 C${l - 1},98 ${l + 2},92 ${l + 3},88 ${line} C${r - 2},92 ${r + 1},98 ${r + 2},108Z" ${fill}/>`;
  const sidePart = `C${l + 8},76 ${middle - 26},66 ${middle - 16},58 C${middle - 4},70 ${middle + 20},72 ${r - 3},88`;
  const centrePart = `C${l + 8},74 ${middle - 10},66 ${middle},55 C${middle + 10},66 ${r - 8},74 ${r - 3},88`;
  const off = `C${l + 6},74 ${middle - 22},63 ${middle - 8},62 C${middle + 10},62 ${r - 6},72 ${r - 3},88`;
  const sideLocks = (to: number, out: number) =>
    [-1, 1]
      .map((side) => {
        const x = middle + side * c;
        return `<path d="M${x - side * 6},72 C${x + side * 3},88 ${x - side * 1},108 ${x + side * 1},${to - 14} C${x + side * 2},${to - 4} ${x + side * (out - 6)},${to + 2} ${x + side * (out - 1)},${to - 8} C${x + side * (out + 3)},${to - 40} ${x + side * 9},76 ${x - side * 6},72Z" ${fill}/>`;
      })
      .join('');
  const back = (to: number, out: number) =>
    `<path d="M${middle},36 C${l - 14},34 ${l - out},84 ${l - out + 2},${to - 12} C${l - out + 4},${to + 4} ${l + 10},${to + 2} ${middle},${to} C${r - 10},${to + 2} ${r + out - 4},${to + 4} ${r + out - 2},${to - 12} C${r + out},84 ${r + 14},34 ${middle},36Z" fill="${dark}"/>`;
  const flow = `<path d="M${middle - 14},56 C${middle + 4},58 ${middle + 24},62 ${r},82 M${middle - 12},48 C${middle + 8},46 ${middle + 28},54 ${r + 2},72 M${middle - 18},58 C${middle - 30},64 ${l},76 ${l},88" ${light}/>`;

  const styles: Record<string, () => Hair> = {
    bob: () => ({ behind: back(150, 11), over: cap(36, sidePart) + sideLocks(150, 11) + flow }),
    long: () => ({ behind: back(206, 15), over: cap(36, centrePart) + sideLocks(176, 12) + flow }),
    waves: () => ({ behind: waves(l, r, dark), over: cap(35, sidePart) + sideLocks(160, 12) + flow }),
    fringe: () => ({
      behind: back(156, 11),
      over: `${cap(36, `C${l + 4},84 ${middle - 30},86 ${middle - 20},86 C${middle - 6},84 ${middle + 10},84 ${r - 3},88`)}${sideLocks(154, 10)}${flow}`,
    }),
    short: () => ({
      behind: '',
      over: `${cap(34, `C${l + 6},80 ${middle - 26},72 ${middle - 18},62 C${middle - 2},76 ${middle + 22},76 ${r - 3},88`)}${flow}`,
    }),
    'tied back': () => ({
      behind: `<ellipse cx="${middle}" cy="138" rx="21" ry="15" fill="${dark}"/>`,
      over: cap(37, off) + flow,
    }),
    'top knot': () => ({
      behind: `<ellipse cx="${middle + 2}" cy="37" rx="18" ry="14" ${fill}/><path d="M${middle - 12},34 q14,-9 28,2" ${light}/>`,
      over: cap(39, off) + flow,
    }),
    natural: () => ({ behind: cloud(c, hair), over: cap(42, off) }),
    cropped: () => ({ behind: '', over: cap(42, off) }),
  };
  const made = styles[style];
  if (!made) throw new Error(`no hair ${style}`);
  return made();
}

function waves(l: number, r: number, colour: string): string {
  const side = (x: number, s: number) =>
    `C${x + s * 9},84 ${x + s * 15},98 ${x + s * 14},112 C${x + s * 12},126 ${x + s * 22},140 ${x + s * 18},156 C${x + s * 16},172 ${x + s * 4},178 ${x - s * 12},176`;
  return `<path d="M${middle},36 C${l + 10},36 ${l - 6},58 ${l - 6},74 ${side(l, -1)} L${middle},176Z M${middle},36 C${r - 10},36 ${r + 6},58 ${r + 6},74 ${side(r, 1)} L${middle},176Z" fill="${colour}"/>`;
}

function cloud(c: number, hair: string): string {
  return Array.from({ length: 22 }, (_, i) => {
    const angle = Math.PI * (0.9 + (1.2 * i) / 21);
    const [x, y] = [middle + Math.cos(angle) * (c + 9), 92 + Math.sin(angle) * 54];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="13" fill="${i % 2 ? darker(hair, 0.05) : lighter(hair, 0.06)}"/>`;
  }).join('');
}

export function earrings({ cheek, roll }: Look): string {
  if (!roll.chance('earrings', 0.5)) return '';
  const colour = roll.pick('earring', ['#f4ead8', '#d8b25a', '#f4ead8', '#9fb4a8']);
  return [-1, 1]
    .map((side) => `<circle cx="${middle + side * (cheek + 1.5)}" cy="119.5" r="2.4" fill="${colour}"/>`)
    .join('');
}
