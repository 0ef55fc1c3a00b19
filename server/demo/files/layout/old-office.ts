import { compoundFile } from './compound-file.ts';

/** The least that a doc, xls or ppt of 1997 consists of: its text, and the tables that say where it stands. */

const numbers16 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [i, value] of values.entries()) bytes.writeUInt16LE(value, i * 2);
  return bytes;
};
const number32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const wide = (text: string) => Buffer.from(text, 'utf16le');

/** A Word document of plain paragraphs, all in one piece. */
export function docOf(paragraphs: string[]): Buffer {
  const text = `${paragraphs.join('\r')}\r`;
  const textAt = 1024;
  const document = Buffer.alloc(textAt + text.length * 2);
  // What it is, its version, Chinese, and that the table is in the stream 1Table with wide characters.
  numbers16(0xa5ec, 0xc1, 0, 0x804, 0, 0x1200, 0xbf).copy(document);
  document.writeUInt32LE(textAt, 24);
  document.writeUInt32LE(document.length, 28);
  document.writeUInt16LE(14, 32);
  document.writeUInt16LE(22, 62);
  document.writeUInt32LE(document.length, 64);
  document.writeUInt32LE(text.length, 76);
  document.writeUInt16LE(93, 152);
  const pieces = Buffer.concat([...[number32(0), number32(text.length), numbers16(0), number32(textAt), numbers16(0)]]);
  const table = Buffer.concat([Buffer.from([2]), number32(pieces.length), pieces]);
  document.writeUInt32LE(0, 418);
  document.writeUInt32LE(table.length, 422);
  wide(text).copy(document, textAt);
  return compoundFile([
    { name: '1Table', bytes: table },
    { name: 'WordDocument', bytes: document },
  ]);
}

const record = (type: number, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([numbers16(type, body.length), body]);
};

/** An Excel workbook with one sheet of texts and figures. */
export function xlsOf(name: string, rows: (string | number)[][]): Buffer {
  const begin = (what: number) => record(0x809, numbers16(0x600, what, 0x0dbb, 0x07cc), number32(0), number32(6));
  const end = record(0x0a);
  const font = record(0x31, numbers16(200, 0, 0x7fff, 400, 0), Buffer.from([0, 0, 0, 0, 5, 0]), Buffer.from('Arial'));
  const format = (kind: number) =>
    record(0xe0, numbers16(0, 0, kind), Buffer.from([0x20, 0, 0, 0]), Buffer.alloc(8), numbers16(0x20c0));
  const looks = [
    ...Array.from({ length: 4 }, () => font),
    ...Array.from({ length: 15 }, () => format(0xfff5)),
    format(1),
  ];
  const sheetAt = (offset: number) => record(0x85, number32(offset), Buffer.from([0, 0, name.length, 1]), wide(name));
  const before = Buffer.concat([begin(5), record(0x42, numbers16(1200)), ...looks]);
  const start = before.length + sheetAt(0).length + end.length;
  const columns = Math.max(...rows.map((row) => row.length));
  const sheet = [
    ...[begin(0x10), record(0x200, number32(0), number32(rows.length), numbers16(0, columns, 0))],
    ...rows.flatMap((row, y) => row.map((value, x) => cell(y, x, value))),
    ...[record(0x23e, numbers16(0x06b6, 0, 0, 0x40, 0, 0, 0, 0, 0)), end],
  ];
  return compoundFile([{ name: 'Workbook', bytes: Buffer.concat([before, sheetAt(start), end, ...sheet]) }]);
}

function cell(row: number, column: number, value: string | number): Buffer {
  const place = numbers16(row, column, 15);
  if (typeof value === 'string') return record(0x204, place, numbers16(value.length), Buffer.from([1]), wide(value));
  const figure = Buffer.alloc(8);
  figure.writeDoubleLE(value);
  return record(0x203, place, figure);
}

const atom = (type: number, body: Buffer, options = 0) =>
  Buffer.concat([numbers16(options, type), number32(body.length), body]);
const container = (type: number, ...parts: Buffer[]) => atom(type, Buffer.concat(parts), 0xf);

/** A PowerPoint presentation whose slides are a title and a text each. */
export function pptOf(slides: { title: string; text: string }[]): Buffer {
  const outline = slides.flatMap(({ title, text }, i) => [
    atom(0x3f3, Buffer.concat([number32(i + 2), number32(0), number32(2), number32(256 + i), number32(0)])),
    ...[title, text].flatMap((words, kind) => [atom(0xf9f, number32(kind)), atom(0xfa0, wide(words))]),
  ]);
  const size = Buffer.concat([5760, 4320, 4320, 5760].map(number32));
  const about = Buffer.concat([
    size,
    number32(5),
    number32(10),
    number32(0),
    number32(0),
    numbers16(1, 0),
    Buffer.alloc(4),
  ]);
  const document = container(0x3e8, atom(0x3e9, about, 1), container(0xff0, ...outline), atom(0x3ea, Buffer.alloc(0)));
  const sheets = slides.map(() => container(0x3ee, atom(0x3ef, Buffer.alloc(24), 2)));
  const parts = [document, ...sheets];
  const offsets = parts.map((_, i) => parts.slice(0, i).reduce((sum, part) => sum + part.length, 0));
  const directory = atom(0x1772, Buffer.concat([number32((parts.length << 20) | 1), ...offsets.map(number32)]));
  const directoryAt = parts.reduce((sum, part) => sum + part.length, 0);
  const editAt = directoryAt + directory.length;
  const edit = [256, 0x0300_0000, 0, directoryAt, 1, parts.length + 1, 1].map(number32);
  const user = [number32(0x14), number32(0xe391c05f), number32(editAt), numbers16(0, 0x3f4, 3, 0), number32(8)];
  return compoundFile([
    { name: 'Current User', bytes: atom(0xff6, Buffer.concat(user)) },
    { name: 'PowerPoint Document', bytes: Buffer.concat([...parts, directory, atom(0xff5, Buffer.concat(edit))]) },
  ]);
}
