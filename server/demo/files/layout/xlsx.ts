import writeExcelFile, { type Cell } from 'write-excel-file/node';
import { paperColours } from './colours.ts';
import type { Block, Chapter, DemoDocument } from '../shapes.ts';

/** A workbook: each chapter is a sheet of its own, named by its heading. */
export async function xlsxOf({ writings }: DemoDocument): Promise<Buffer> {
  const sheets = writings.flatMap(({ chapters }) => chapters.map(sheetOf));
  return writeExcelFile(sheets).toBuffer();
}

function sheetOf({ heading, blocks }: Chapter) {
  const columns = Math.max(2, ...blocks.map((block) => (block.kind === 'table' ? block.head.length : 2)));
  const title: Cell[] = [{ value: heading, fontWeight: 'bold', fontSize: 14, textColor: `#${paperColours.lacquer}` }];
  const rows = [title, [], ...blocks.flatMap((block) => [...rowsOf(block, columns), []])];
  return { data: rows, sheet: sheetName(heading), columns: widthsOf(blocks, columns) };
}

/** Excel takes at most 31 characters, and none of these. */
const sheetName = (heading: string) => heading.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31);

function rowsOf(block: Block, columns: number): Cell[][] {
  if (block.kind === 'text') return [[wide(block.text, columns)]];
  if (block.kind === 'points') return block.points.map((point) => [wide(`• ${point}`, columns)]);
  if (block.kind === 'bars')
    return [headOf([block.title, block.unit]), ...block.bars.map(({ name, value }) => [cell(name), { value }])];
  return [headOf(block.head), ...block.rows.map((row) => row.map(cell))];
}

const wide = (value: string, columns: number): Cell => ({ value, columnSpan: columns, wrap: true, height: 48 });

const headOf = (names: string[]): Cell[] =>
  names.map((value) => ({
    ...{ value, fontWeight: 'bold', wrap: true },
    ...{ backgroundColor: `#${paperColours.light}`, textColor: `#${paperColours.gold}` },
  }));

/** Figures are numbers, so that Excel can reckon with them. */
function cell(words: string): Cell {
  const figure = Number(words.replaceAll(',', ''));
  return words !== '' && Number.isFinite(figure) ? { value: figure } : { value: words, wrap: true };
}

function widthsOf(blocks: Block[], columns: number) {
  const lines = blocks.flatMap((block) => (block.kind === 'table' ? [block.head, ...block.rows] : []));
  return Array.from({ length: columns }, (_, i) => ({
    width: Math.min(48, Math.max(14, ...lines.map((line) => (line[i] ?? '').length * 1.3))),
  }));
}
