import { forum } from '../../forum.ts';
import type { Block, Chapter, DemoDocument, Writing } from '../shapes.ts';
import { drawBars, drawTable } from './pdf-figures.ts';
import { colour, featuresOf, need, newPdf, numberPages, sheet, styled, write, type Pdf } from './pdf-sheet.ts';

/** A pdf on A4 with the fonts in it: a band with the title, then the chapters one below the other. */
export async function pdfOf({ writings }: DemoDocument): Promise<Buffer> {
  const pdf = newPdf({ Title: writings.map(({ title }) => title).join(' · '), Author: forum.name.en });
  const pieces: Buffer[] = [];
  pdf.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  const begins: number[] = [];
  for (const [nth, writing] of writings.entries()) {
    if (nth > 0) pdf.addPage();
    begins.push(pdf.bufferedPageRange().count - 1);
    drawTitle(pdf, writing);
    for (const one of writing.chapters) drawChapter(pdf, one, writing.language);
  }
  const titleOn = (page: number) => writings[begins.findLastIndex((begin) => begin <= page)]?.title;
  numberPages(pdf, (page) => (begins.includes(page) ? undefined : titleOn(page)));
  pdf.end();
  await ended;
  return Buffer.concat(pieces);
}

function drawTitle(pdf: Pdf, { language, title, subtitle }: Writing) {
  pdf.rect(0, 0, sheet.width, 196).fill(colour('lacquer'));
  pdf.rect(0, 196, sheet.width, 3).fill('#C79A45');
  const at = { width: sheet.width - 2 * sheet.side, lineGap: 4, ...featuresOf(title) };
  pdf.font('regular').fontSize(11).fillColor('#F1D48F').text(forum.name[language], sheet.side, 58, at);
  pdf
    .font('bold')
    .fontSize(title.length > 40 ? 21 : 24)
    .fillColor('#FFFFFF')
    .text(title, sheet.side, 82, at);
  pdf
    .font('regular')
    .fontSize(11)
    .fillColor('#FBE6B4')
    .text(subtitle, sheet.side, pdf.y + 4, at);
  pdf.y = 226;
}

function drawChapter(pdf: Pdf, { heading, blocks }: Chapter, language: 'zh' | 'en') {
  // A heading never stands alone at the foot of a page.
  need(pdf, 96);
  pdf.rect(sheet.side, pdf.y + 4, 3, 14).fill(colour('lacquer'));
  write(pdf, heading, { size: 14.5, bold: true, colour: 'gold', gap: 6, indent: 11 });
  for (const block of blocks) drawBlock(pdf, block, language);
  pdf.y += 12;
}

function drawBlock(pdf: Pdf, block: Block, language: 'zh' | 'en') {
  const lead = language === 'zh' ? 5.5 : 3.5;
  if (block.kind === 'text' && block.strong) return drawStrong(pdf, block.text);
  if (block.kind === 'text') return write(pdf, block.text, { size: 10.5, gap: 7, lead });
  if (block.kind === 'table') return drawTable(pdf, block);
  if (block.kind === 'bars') return drawBars(pdf, block);
  for (const point of block.points) {
    need(pdf, 30);
    const top = pdf.y;
    styled(pdf, { size: 10.5, colour: 'lacquer' }).text('•', sheet.side + 4, top, { lineBreak: false });
    pdf.y = top;
    write(pdf, point, { size: 10.5, gap: 4, lead, indent: 18 });
  }
  pdf.y += 4;
}

function drawStrong(pdf: Pdf, text: string) {
  need(pdf, 52);
  pdf.y += 3;
  write(pdf, text, { size: 10.5, bold: true, gap: 3 });
}
