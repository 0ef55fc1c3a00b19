/** All lengths are in pixels of the design; the picture has twice as many. */
export const posterWidth = 540;
export const sharpness = 2;
const card = { x: 32, width: 476, padding: 30 };
const foot = 40;

export const textWidth = card.width - 2 * card.padding;
/** Beside the code. */
export const hintWidth = 240;
/** The height of the lines of each text, and how many it has at most. */
export const textLines = {
  name: { height: 34, most: 2 },
  title: { height: 46, most: 5 },
  summary: { height: 29, most: 3 },
  scan: { height: 34, most: 2 },
  hint: { height: 24, most: 2 },
} as const;
/** The part of the card that the code is in. */
const stub = 190;

type Lines = Record<'name' | 'title' | 'summary', readonly string[]>;
export type PosterLayout = ReturnType<typeof layOut>;

/** Where everything stands: the card grows with its texts, and the picture with the card. */
export function layOut(lines: Lines) {
  const heightOf = (part: keyof Lines) => lines[part].length * textLines[part].height;
  const name = 122;
  const ornament = name + heightOf('name') + 16;
  const top = ornament + 28;
  const cover = { x: card.x, y: top, width: card.width, height: Math.round(card.width * 0.58) };
  const published = cover.y + cover.height + 40;
  const title = published + 20;
  const bar = title + heightOf('title') + 16;
  const summary = bar + (lines.summary.length > 0 ? 20 : 0);
  const tear = summary + heightOf('summary') + 28;
  const bottom = tear + stub;
  return {
    ...{ name, ornament, cover, published, title, bar, summary, tear },
    card: { x: card.x, y: top, width: card.width, height: bottom - top },
    text: card.x + card.padding,
    code: { right: card.x + card.width - card.padding, middle: tear + stub / 2 },
    height: bottom + foot,
  };
}
