import { drawCard, drawGround, paint, type Pen } from './draw-ground.ts';
import { drawCode } from './draw-code.ts';
import { drawCover } from './draw-cover.ts';
import { hintWidth, layOut, type PosterLayout, posterWidth, sharpness, textLines, textWidth } from './poster-layout.ts';
import { balanced, wrapped } from './wrap-text.ts';

export type PosterTexts = {
  /** The name of the forum. */
  name: string;
  title: string;
  summary: string;
  /** By whom and when it was published. */
  published: string;
  scan: string;
  hint: string;
};
type Content = { texts: PosterTexts; address: string; picture: HTMLImageElement | undefined };
type Part = Exclude<keyof PosterTexts, 'published'>;

const fonts = {
  name: '700 24px serif',
  title: '700 32px serif',
  summary: '400 18px sans',
  published: '400 15px sans',
  scan: '700 23px serif',
  hint: '400 15px sans',
};

/** Draws the poster in the fonts of the app; resolves with a picture to keep. */
export async function makePoster({ texts, address, picture }: Content): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  const fontOf = ownFonts();
  // The marks of Latin text have fonts of their own, which a browser loads when they are asked for.
  await Promise.all(
    Object.entries(texts).map(([part, text]) => document.fonts.load(fontOf(part as keyof PosterTexts), text)),
  );
  const lines = linesOf(pen, texts, fontOf);
  const layout = layOut(lines);
  Object.assign(canvas, { width: posterWidth * sharpness, height: layout.height * sharpness });
  pen.scale(sharpness, sharpness);
  drawGround(pen, layout);
  drawCard(pen, layout);
  drawCover(pen, layout.cover, picture);
  drawTexts(pen, layout, { lines, published: texts.published, fontOf });
  drawCode(pen, layout.code, address);
  return blobOf(canvas);
}

type FontOf = (part: keyof PosterTexts) => string;
type Lines = Record<Part, string[]>;

/** The families of the page, in its language. */
function ownFonts(): FontOf {
  const style = getComputedStyle(document.documentElement);
  const families = { serif: style.getPropertyValue('--font-serif'), sans: style.getPropertyValue('--font-sans') };
  return (part) => fonts[part].replace(/serif|sans/, (kind) => families[kind as keyof typeof families] || kind);
}

function linesOf(pen: Pen, texts: PosterTexts, fontOf: FontOf): Lines {
  const room = (part: Part, width: number) => {
    pen.font = fontOf(part);
    return { width, lines: textLines[part].most, measure: (text: string) => pen.measureText(text).width };
  };
  return {
    name: balanced(texts.name, room('name', textWidth)),
    title: balanced(texts.title, room('title', textWidth)),
    summary: wrapped(texts.summary, room('summary', textWidth)),
    scan: balanced(texts.scan, room('scan', hintWidth)),
    hint: balanced(texts.hint, room('hint', hintWidth)),
  };
}

type Drawn = { lines: Lines; published: string; fontOf: FontOf };

function drawTexts(pen: Pen, layout: PosterLayout, { lines, published, fontOf }: Drawn) {
  const draw = (part: Part, colour: string, x: number, top: number) => {
    pen.font = fontOf(part);
    pen.fillStyle = colour;
    const { height } = textLines[part];
    // The letters stand in the middle of their line.
    lines[part].forEach((line, place) => pen.fillText(line, x, top + (place + 0.72) * height));
  };
  pen.textAlign = 'center';
  draw('name', paint.gold, posterWidth / 2, layout.name);
  pen.textAlign = 'left';
  pen.font = fontOf('published');
  pen.fillStyle = paint.goldText;
  pen.fillText(published, layout.text, layout.published, textWidth);
  draw('title', paint.ink, layout.text, layout.title);
  pen.fillStyle = paint.lacquer;
  pen.fillRect(layout.text, layout.bar, 40, 3);
  draw('summary', paint.softInk, layout.text, layout.summary);
  const high = lines.scan.length * textLines.scan.height + lines.hint.length * textLines.hint.height + 6;
  const scan = layout.code.middle - high / 2;
  draw('scan', paint.lacquer, layout.text, scan);
  draw('hint', paint.softInk, layout.text, scan + lines.scan.length * textLines.scan.height + 6);
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('the picture is empty')));
    canvas.toBlob(done, 'image/jpeg', 0.93);
  });
}
