import type { Block } from '../shapes.ts';
import { colour, column, featuresOf, need, sheet, styled, write, type Pdf } from './pdf-sheet.ts';

type Table = Extract<Block, { kind: 'table' }>;
type Bars = Extract<Block, { kind: 'bars' }>;

const [size, lead, padding] = [9.5, 2.5, 5];

/** Every column gets what its longest cell asks for; if that is too much, the wide ones give way. */
function widthsOf({ head, rows }: Table): number[] {
  const asked = head.map(
    (name, i) => 2 * padding + 5.4 * Math.max(4, ...[name, ...rows.map((row) => row[i] ?? '')].map(lengthOf)),
  );
  const sum = (widths: number[]) => widths.reduce((total, one) => total + one, 0);
  const wide = asked.map((width) => Math.max(0, width - 96));
  const tooMuch = Math.max(0, sum(asked) - column);
  const given = asked.map((width, i) => width - (tooMuch * (wide[i] ?? 0)) / Math.max(1, sum(wide)));
  return given.map((width) => (width / sum(given)) * column);
}

/** A Chinese character is about as wide as two letters. */
function lengthOf(words: string): number {
  return [...words].reduce((sum, letter) => sum + (/[\u2e80-\uffef]/.test(letter) ? 1.9 : 1), 0);
}

export function drawTable(pdf: Pdf, table: Table) {
  const widths = widthsOf(table);
  need(pdf, 60);
  pdf.y += 2;
  drawRow(pdf, table.head, { widths, head: true });
  for (const row of table.rows) {
    // The head stands again where a table goes on.
    if (drawsOnNewPage(pdf, row, widths)) drawRow(pdf, table.head, { widths, head: true });
    drawRow(pdf, row, { widths, head: false });
  }
  pdf.y += 12;
}

function heightOf(pdf: Pdf, cells: string[], widths: number[]): number {
  styled(pdf, { size });
  const options = (i: number) => ({
    width: (widths[i] ?? 0) - 2 * padding,
    lineGap: lead,
    ...featuresOf(cells[i] ?? ''),
  });
  return Math.max(...cells.map((cell, i) => pdf.heightOfString(cell, options(i)))) + 2 * padding - lead;
}

function drawsOnNewPage(pdf: Pdf, cells: string[], widths: number[]): boolean {
  const before = pdf.y;
  need(pdf, heightOf(pdf, cells, widths));
  return pdf.y < before;
}

function drawRow(pdf: Pdf, cells: string[], { widths, head }: { widths: number[]; head: boolean }) {
  const height = heightOf(pdf, cells, widths);
  const top = pdf.y;
  if (head) pdf.rect(sheet.side, top, column, height).fill(colour('light'));
  let left = sheet.side;
  for (const [i, cell] of cells.entries()) {
    const width = widths[i] ?? 0;
    styled(pdf, { size, bold: head, colour: head ? 'gold' : 'ink' });
    pdf.text(cell, left + padding, top + padding, { width: width - 2 * padding, lineGap: lead, ...featuresOf(cell) });
    left += width;
  }
  pdf.y = top + height;
  pdf.moveTo(sheet.side, pdf.y).lineTo(sheet.side + column, pdf.y);
  pdf.lineWidth(0.5).strokeColor(colour('line')).stroke();
}

/** Bars one below the other, with their names in front and their values behind. */
export function drawBars(pdf: Pdf, { title, unit, bars }: Bars) {
  need(pdf, 44 + bars.length * 22);
  pdf.y += 4;
  const [open, close] = /\p{Script=Han}/u.test(title) ? ['（', '）'] : [' (', ')'];
  write(pdf, title + open + unit + close, { size: 10, bold: true, gap: 4 });
  const most = Math.max(...bars.map(({ value }) => value));
  const name = 150;
  for (const [i, { name: words, value }] of bars.entries()) {
    const top = pdf.y;
    const width = Math.max(2, (value / most) * (column - name - 70));
    styled(pdf, { size }).text(words, sheet.side, top + 1, { width: name - 8, lineBreak: false });
    pdf.rect(sheet.side + name, top + 1, width, 13).fill(colour(i % 2 ? 'jade' : 'lacquer'));
    styled(pdf, { size, bold: true });
    pdf.text(value.toLocaleString('en-GB'), sheet.side + name + width + 6, top + 1, { lineBreak: false });
    pdf.y = top + 22;
  }
  pdf.y += 8;
}
