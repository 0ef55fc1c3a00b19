import { columnsOpacity, forumMarkLines, forumMarkPearl } from '../../../kit/forum-mark/forum-mark-lines.ts';
import { type PosterLayout, posterWidth } from './poster-layout.ts';

export type Pen = CanvasRenderingContext2D;

/** The Forum's own colours, in every theme: a poster is a printed thing. */
export const paint = {
  gold: '#f1d48f',
  darkGold: '#b98a2e',
  goldText: '#7a5510',
  ink: '#2b1a12',
  softInk: '#5f4836',
  lacquer: '#9b1b1f',
};
const middle = posterWidth / 2;

function gradient(pen: Pen, from: number, to: number, colours: readonly string[]): CanvasGradient {
  const made = pen.createLinearGradient(0, from, 0, to);
  colours.forEach((colour, place) => made.addColorStop(place / (colours.length - 1), colour));
  return made;
}

const ground = (pen: Pen, height: number) => gradient(pen, 0, height, ['#ab2423', '#8c171b', '#5f0c11']);

export const shape = (path: string) => new Path2D(path);

type Box = { x: number; y: number; width: number; height: number };
type Corners = number | { top: number; bottom: number };

/** Not by the canvas's own roundRect, which the browsers of older phones lack. */
export function rounded({ x, y, width, height }: Box, corners: Corners): Path2D {
  const { top, bottom } = typeof corners === 'number' ? { top: corners, bottom: corners } : corners;
  const [right, low] = [x + width, y + height];
  const path = new Path2D();
  path.moveTo(x + top, y);
  path.arcTo(right, y, right, low, top);
  path.arcTo(right, low, x, low, bottom);
  path.arcTo(x, low, x, y, bottom);
  path.arcTo(x, y, right, y, top);
  path.closePath();
  return path;
}

/** Red lacquer with a golden frame; the hall stands in it like a watermark. */
export function drawGround(pen: Pen, { height, name, ornament }: PosterLayout) {
  pen.fillStyle = ground(pen, height);
  pen.fillRect(0, 0, posterWidth, height);
  drawRays(pen);
  pen.strokeStyle = paint.gold;
  for (const [inset, alpha] of [
    [12, 0.6],
    [17, 0.28],
  ] as const) {
    pen.globalAlpha = alpha;
    pen.lineWidth = 1;
    const frame = { x: inset, y: inset, width: posterWidth - 2 * inset, height: height - 2 * inset };
    pen.stroke(rounded(frame, 22 - inset / 4));
  }
  pen.globalAlpha = 1;
  drawMark(pen, { x: middle, y: 47, scale: (name - 47 - 13) / 120, line: paint.gold, width: 1.5 });
  drawOrnament(pen, ornament);
}

/** Light behind the mark, faint enough for the text upon it. */
function drawRays(pen: Pen) {
  const glow = pen.createRadialGradient(middle, 70, 10, middle, 70, 300);
  glow.addColorStop(0, 'rgb(241 212 143 / 0.28)');
  glow.addColorStop(1, 'rgb(241 212 143 / 0)');
  pen.fillStyle = glow;
  pen.fillRect(0, 0, posterWidth, 380);
}

function drawOrnament(pen: Pen, y: number) {
  for (const side of [-1, 1]) {
    const line = pen.createLinearGradient(middle + side * 14, y, middle + side * 110, y);
    line.addColorStop(0, 'rgb(241 212 143 / 0.9)');
    line.addColorStop(1, 'rgb(241 212 143 / 0)');
    pen.fillStyle = line;
    pen.fillRect(side > 0 ? middle + 14 : middle - 110, y - 0.5, 96, 1);
  }
  pen.fillStyle = paint.gold;
  pen.fill(shape(`M${middle} ${y - 5}l5 5-5 5-5-5z`));
}

/** Paper that is torn off above the code: notches at both sides and a dotted line. */
export function drawCard(pen: Pen, { card, tear, height }: PosterLayout) {
  const notch = 10;
  const right = card.x + card.width;
  const paper = rounded(card, 18);
  pen.save();
  pen.shadowColor = 'rgb(40 4 4 / 0.45)';
  pen.shadowBlur = 60;
  pen.shadowOffsetY = 16;
  pen.fillStyle = gradient(pen, card.y, card.y + card.height, ['#fffdf7', '#fff8e6', '#fbedcb']);
  pen.fill(paper);
  pen.restore();
  pen.save();
  pen.clip(paper);
  pen.fillStyle = ground(pen, height);
  for (const side of [card.x, right]) {
    pen.beginPath();
    pen.arc(side, tear, notch, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.restore();
  pen.save();
  pen.strokeStyle = paint.darkGold;
  pen.globalAlpha = 0.7;
  pen.lineWidth = 1.4;
  pen.lineCap = 'round';
  pen.setLineDash([1, 6]);
  pen.stroke(shape(`M${card.x + notch + 8} ${tear}H${right - notch - 8}`));
  pen.restore();
}

type Mark = { x: number; y: number; scale: number; line: string; fill?: string; width: number };

export function drawMark(pen: Pen, { x, y, scale, line, fill, width }: Mark) {
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  pen.lineWidth = width / scale;
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.strokeStyle = line;
  for (const [name, path] of Object.entries(forumMarkLines)) {
    const lines = shape(path);
    pen.globalAlpha = name === 'columns' ? columnsOpacity : 1;
    if (fill && name !== 'columns') {
      pen.fillStyle = fill;
      pen.fill(lines);
    }
    pen.stroke(lines);
  }
  pen.globalAlpha = 1;
  pen.fillStyle = line;
  pen.beginPath();
  pen.arc(0, forumMarkPearl.y, forumMarkPearl.r, 0, 2 * Math.PI);
  pen.fill();
  pen.restore();
}
