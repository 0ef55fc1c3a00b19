import { darker, lighter, mixed } from './colours.ts';
import type { Look } from './look.ts';
import { eyes } from './eyes.ts';

/** The middle of the picture, which is 256 wide. */
export const middle = 128;

/** The outline of the face, also used to cut shadows to its shape. */
export function faceOutline({ cheek, jaw, chin }: Look): string {
  const [l, r] = [middle - cheek, middle + cheek];
  return [
    `M${l},98 C${l},64 ${middle - cheek * 0.62},47 ${middle},47 C${middle + cheek * 0.62},47 ${r},64 ${r},98`,
    `C${r},117 ${middle + jaw + 2.5},129 ${middle + jaw - 2},138 C${middle + jaw - 8},149 ${middle + chin},158 ${middle},158`,
    `C${middle - chin},158 ${middle - jaw + 8},149 ${middle - jaw + 2},138 C${middle - jaw - 2.5},129 ${l},117 ${l},98Z`,
  ].join(' ');
}

export function neck({ skin, female }: Look): string {
  const half = female ? 14.5 : 19;
  const [l, r] = [middle - half, middle + half];
  return `<path d="M${l},132 C${l},162 ${l - 4},176 ${l - 20},184 L${r + 20},184 C${r + 4},176 ${r},162 ${r},132Z" fill="url(#skin)"/>
    <path d="M${l},140 C${middle - 10},170 ${middle + 12},170 ${r},140 L${r},172 C${middle + 12},184 ${middle - 12},178 ${l},164Z"
      fill="${darker(skin, 0.42)}" opacity="0.55" filter="url(#soft)"/>`;
}

export function ears({ skin, cheek }: Look): string {
  return [-1, 1]
    .map((side) => {
      const x = middle + side * (cheek + 0.5);
      return `<ellipse cx="${x}" cy="107" rx="5.4" ry="10.5" fill="${darker(skin, side > 0 ? 0.2 : 0.08)}"/>
        <path d="M${x + side * 1.5},100 q${side * 2.4},6 ${-side * 1},12" stroke="${darker(skin, 0.4)}" stroke-width="1.1" fill="none" opacity="0.5"/>`;
    })
    .join('');
}

/** Light comes from the upper left; the other side of the face is in shadow. */
export function face(look: Look): string {
  const { skin, cheek, female, region } = look;
  const shade = darker(skin, 0.4);
  const blush = mixed(skin, '#b8452f', region.curls === 'all' ? 0.25 : 0.4);
  return `<path d="${faceOutline(look)}" fill="url(#skin)"/>
    <g clip-path="url(#face)">
      <path d="M${middle + 10},50 C${middle + 34},86 ${middle + 20},128 ${middle + 8},160 L${middle + 60},160 L${middle + 60},50Z"
        fill="${shade}" opacity="0.34" filter="url(#softer)"/>
      <path d="M${middle - cheek},60 L${middle - cheek},150 C${middle - cheek + 8},130 ${middle - cheek + 6},80 ${middle - cheek + 14},60Z"
        fill="${shade}" opacity="0.22" filter="url(#soft)"/>
      <ellipse cx="${middle - 12}" cy="72" rx="18" ry="12" fill="${lighter(skin, 0.55)}" opacity="0.45" filter="url(#softer)"/>
      <ellipse cx="${middle - 21}" cy="122" rx="9" ry="6.5" fill="${blush}" opacity="${female ? 0.34 : 0.2}" filter="url(#soft)"/>
      <ellipse cx="${middle + 21}" cy="122" rx="9" ry="6.5" fill="${blush}" opacity="${female ? 0.3 : 0.18}" filter="url(#soft)"/>
      <ellipse cx="${middle}" cy="151" rx="11" ry="4.5" fill="${lighter(skin, 0.4)}" opacity="0.25" filter="url(#soft)"/>
      ${age(look)}
    </g>
    ${eyes(look)}
    ${nose(look)}
    ${mouth(look)}`;
}

function nose({ skin, region, roll }: Look): string {
  const half = 6.2 + 3.4 * roll.between('nose', ...region.nose);
  const long = roll.between('length of nose', 123, 127);
  const line = darker(skin, 0.5);
  return `<path d="M${middle + 3},100 C${middle + 4.5},108 ${middle + 5},114 ${middle + half},${long - 3} C${middle + half},${long + 1} ${middle + 3},${long + 2} ${middle},${long + 1.5} C${middle + 2},116 ${middle + 1},108 ${middle + 3},100Z"
      fill="${darker(skin, 0.4)}" opacity="0.4" filter="url(#fine)"/>
    <path d="M${middle - half},${long - 2} q0.6,3.2 3.6,2.4 q${half - 3.6},3 ${2 * half - 7.2},0 q3,0.8 3.6,-2.4" fill="none" stroke="${line}" stroke-width="1.35" stroke-linecap="round" opacity="0.62"/>
    <ellipse cx="${middle - 1.6}" cy="${long - 5}" rx="2.3" ry="3.4" fill="${lighter(skin, 0.6)}" opacity="0.4" filter="url(#fine)"/>`;
}

function mouth({ skin, region, roll, female }: Look): string {
  const full = roll.between('lips', ...region.lips);
  const half = roll.between('width of mouth', 12, 14.5);
  const smile = roll.between('smile', 0.6, 2.4);
  const red = female ? roll.pick('lipstick', ['#a2433d', '#9b3b46', '#b0584a', '#8f4038']) : '#9a5546';
  const lips = mixed(skin, red, female ? 0.6 : 0.34);
  const [up, down] = [1.4 + 2.2 * full, 2.2 + 3.2 * full];
  const y = 138.5;
  return `<path d="M${middle - half},${y - smile} C${middle - 6},${y - up - 0.6} ${middle - 3},${y - up - 1.4} ${middle},${y - up} C${middle + 3},${y - up - 1.4} ${middle + 6},${y - up - 0.6} ${middle + half},${y - smile} C${middle + 6},${y + 0.8} ${middle - 6},${y + 0.8} ${middle - half},${y - smile}Z" fill="${darker(lips, 0.14)}"/>
    <path d="M${middle - half + 1},${y - smile + 0.3} C${middle - 6},${y + down + 0.8} ${middle + 6},${y + down + 0.8} ${middle + half - 1},${y - smile + 0.3} C${middle + 6},${y + 0.9} ${middle - 6},${y + 0.9} ${middle - half + 1},${y - smile + 0.3}Z" fill="${lips}"/>
    <path d="M${middle - half - 0.5},${y - smile - 0.3} C${middle - 6},${y + 1} ${middle + 6},${y + 1} ${middle + half + 0.5},${y - smile - 0.3}" fill="none" stroke="${darker(lips, 0.55)}" stroke-width="1.25" stroke-linecap="round" opacity="0.8"/>
    <path d="M${middle - 6},${y + down + 4} q6,2.2 12,0" fill="none" stroke="${darker(skin, 0.4)}" stroke-width="2.2" stroke-linecap="round" opacity="0.3" filter="url(#fine)"/>`;
}

/** Folds that deepen with the years. */
function age({ age: years, skin, female }: Look): string {
  const depth = Math.min(1, Math.max(0, (years - 42) / 32)) * (female ? 0.7 : 1);
  const line = `fill="none" stroke="${darker(skin, 0.45)}" stroke-linecap="round"`;
  const folds = [-1, 1].map(
    (side) =>
      `<path d="M${middle + side * 10.5},122 q${side * 7},6 ${side * 6.5},15" ${line} stroke-width="1.6" opacity="${0.1 + 0.34 * depth}" filter="url(#fine)"/>
      <path d="M${middle + side * 10},112.5 q${side * 7},4 ${side * 14},0.5" ${line} stroke-width="1.4" opacity="${0.08 + 0.34 * depth}" filter="url(#fine)"/>
      <path d="M${middle + side * 29},103 l${side * 5},-2 M${middle + side * 29},105.5 l${side * 5},0.8" ${line} stroke-width="0.9" opacity="${0.36 * depth}"/>`,
  );
  const brow = `<path d="M${middle - 17},76 q17,-4 34,0 M${middle - 14},82 q14,-3 28,0" ${line} stroke-width="1.1" opacity="${0.26 * depth}" filter="url(#fine)"/>`;
  return [...folds, brow].join('');
}
