import { unzipSync, zipSync } from 'fflate';
import PptxGenJs from 'pptxgenjs';
import { forum } from '../../forum.ts';
import type { Block, Chapter, DemoDocument, Writing } from '../shapes.ts';
import { paperColours } from './colours.ts';

// The package is made for older module systems: its class is the default of its default.
const Presentation = PptxGenJs as unknown as typeof PptxGenJs.default;
type Slides = InstanceType<typeof Presentation>;
type Slide = ReturnType<Slides['addSlide']>;

const face = 'Microsoft YaHei';

/** Slides: one with the title, then one for each chapter. */
export async function pptxOf({ writings }: DemoDocument): Promise<Buffer> {
  const slides = new Presentation();
  slides.layout = 'LAYOUT_16x9';
  slides.author = forum.name.en;
  slides.title = writings.map(({ title }) => title).join(' · ');
  for (const writing of writings) {
    addTitle(slides.addSlide(), writing);
    for (const chapter of writing.chapters) addChapter(slides.addSlide(), chapter);
  }
  return packed((await slides.write({ outputType: 'nodebuffer' })) as Buffer);
}

/** The package leaves its parts as large as they are. */
function packed(file: Buffer): Buffer {
  return Buffer.from(zipSync(unzipSync(file), { level: 9, mtime: '2026-10-01' }));
}

function addTitle(slide: Slide, { language, title, subtitle }: Writing) {
  slide.background = { color: paperColours.lacquer };
  const box = { x: 0.7, w: 8.6, fontFace: face };
  slide.addText(forum.name[language], { ...box, y: 1, h: 0.5, fontSize: 16, color: 'F1D48F' });
  slide.addText(title, { ...box, y: 1.6, h: 1.5, fontSize: 32, bold: true, color: 'FFFFFF', valign: 'top' });
  slide.addText(subtitle, { ...box, y: 3.3, h: 0.8, fontSize: 16, color: 'FBE6B4', valign: 'top' });
}

function addChapter(slide: Slide, { heading, blocks }: Chapter) {
  slide.background = { color: 'FFFDF6' };
  slide.addShape('rect', { x: 0, y: 0, w: 0.14, h: 5.625, fill: { color: paperColours.lacquer } });
  const title = { x: 0.6, y: 0.3, w: 8.8, h: 0.7, fontFace: face, fontSize: 24, bold: true };
  slide.addText(heading, { ...title, color: paperColours.gold });
  const lines = blocks.flatMap(linesOf);
  const figure = blocks.find(({ kind }) => kind === 'table' || kind === 'bars');
  const height = figure ? 1.7 : 4;
  const box = { x: 0.6, y: 1.1, w: 8.8, h: height, fontFace: face, fontSize: figure ? 13 : 15 };
  if (lines.length > 0) slide.addText(lines, { ...box, color: paperColours.ink, valign: 'top' });
  if (figure) addFigure(slide, figure, lines.length > 0 ? 2.9 : 1.2);
}

function linesOf(block: Block) {
  const after = { breakLine: true, paraSpaceAfter: 6 };
  if (block.kind === 'text') return [{ text: block.text, options: after }];
  if (block.kind !== 'points') return [];
  return block.points.map((text) => ({ text, options: { ...after, bullet: { indent: 14 } } }));
}

function addFigure(slide: Slide, block: Block, y: number) {
  const text = { fontFace: face, fontSize: 11, color: paperColours.ink };
  const head = (words: string) => ({ text: words, options: { bold: true, fill: { color: paperColours.light } } });
  const border = { type: 'solid' as const, pt: 0.5, color: paperColours.line };
  if (block.kind === 'table') {
    const rows = block.rows.map((row) => row.map((words) => ({ text: words })));
    slide.addTable([block.head.map(head), ...rows], { x: 0.6, y, w: 8.8, border, ...text });
  }
  if (block.kind === 'bars') {
    const rows = block.bars.map(({ name, value }) => [{ text: name }, { text: value.toLocaleString('en-GB') }]);
    slide.addTable([[head(block.title), head(block.unit)], ...rows], { x: 0.6, y, w: 8.8, border, ...text });
  }
}
