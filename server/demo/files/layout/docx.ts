import {
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { WidthType } from 'docx';
import { forum } from '../../forum.ts';
import type { Block, DemoDocument, Writing } from '../shapes.ts';
import { paperColours } from './colours.ts';

// East Asian text needs a face of its own; every phone has one of these or replaces it.
const face = { ascii: 'Georgia', hAnsi: 'Georgia', eastAsia: 'SimSun' };
const spacing = { after: 140, line: 330 };

/** A Word document; a second language begins on a new page. */
export async function docxOf({ writings }: DemoDocument): Promise<Buffer> {
  const document = new Document({
    creator: forum.name.en,
    title: writings.map(({ title }) => title).join(' · '),
    styles: { default: { document: { run: { font: face, size: 23 } } } },
    sections: writings.map((writing) => ({ footers: { default: footer() }, children: bodyOf(writing) })),
  });
  return Packer.toBuffer(document);
}

function footer() {
  const number = new TextRun({ children: [PageNumber.CURRENT], color: paperColours.faint, size: 18 });
  return new Footer({ children: [new Paragraph({ alignment: 'center', children: [number] })] });
}

function bodyOf({ language, title, subtitle, chapters }: Writing) {
  const coloured = (text: string, color: string) =>
    new Paragraph({ children: [new TextRun({ text, color })], spacing });
  return [
    new Paragraph({ text: title, heading: HeadingLevel.TITLE, spacing }),
    coloured(forum.name[language], paperColours.lacquer),
    coloured(subtitle, paperColours.faint),
    ...chapters.flatMap(({ heading, blocks }) => [
      new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1, spacing: { before: 300, after: 140 } }),
      ...blocks.flatMap(blockOf),
    ]),
  ];
}

function blockOf(block: Block): (Paragraph | Table)[] {
  if (block.kind === 'text') {
    const run = new TextRun({ text: block.text, bold: block.strong === true });
    return [new Paragraph({ children: [run], spacing })];
  }
  if (block.kind === 'points')
    return block.points.map((text) => new Paragraph({ text, bullet: { level: 0 }, spacing }));
  if (block.kind === 'table') return [tableOf(block.head, block.rows), new Paragraph({ text: '', spacing })];
  const values = block.bars.map(({ name, value }) => [name, value.toLocaleString('en-GB')]);
  return [tableOf([block.title, block.unit], values), new Paragraph({ text: '', spacing })];
}

function tableOf(head: string[], rows: string[][]): Table {
  const cell = (text: string, bold: boolean) =>
    new TableCell({
      margins: { top: 60, bottom: 60, left: 100, right: 100 },
      ...(bold && { shading: { fill: paperColours.light } }),
      children: [new Paragraph({ children: [new TextRun({ text, bold, size: 20 })] })],
    });
  const row = (cells: string[], bold: boolean) =>
    new TableRow({ tableHeader: bold, children: cells.map((text) => cell(text, bold)) });
  const width = { size: 100, type: WidthType.PERCENTAGE };
  return new Table({ width, rows: [row(head, true), ...rows.map((cells) => row(cells, false))] });
}
