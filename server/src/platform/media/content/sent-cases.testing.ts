import * as made from './made-files.testing.ts';

const { latin, drawn, svg } = made;

/** What is sent, and what becomes of it: its kind and the type as which it is served, or why it is refused. */
export type SentCase = readonly [what: string, make: () => Buffer | Promise<Buffer>, becomes: string];

export const html = '<!doctype html><script>alert("planted")</script>';
export const withTail = (bytes: Buffer, tail: string | Buffer) => Buffer.concat([bytes, Buffer.from(tail)]);

/** One of each kind that is taken. */
export const wholeFiles: readonly SentCase[] = [
  ['a JPEG', () => drawn().jpeg().toBuffer(), 'picture image/webp'],
  ['a PNG', () => drawn().png().toBuffer(), 'picture image/webp'],
  ['a WebP', () => drawn().webp().toBuffer(), 'picture image/webp'],
  ['a GIF', () => drawn().gif().toBuffer(), 'picture image/webp'],
  ['a bitmap', () => made.bmp(9, 7), 'picture image/png'],
  ['a bitmap with a palette', () => made.bmp(9, 7, 8), 'picture image/png'],
  ['a drawing', () => svg('<rect width="9" height="9"/>'), 'picture image/png'],
  [
    'a drawing after its declaration',
    () => Buffer.concat([latin('<?xml version="1.0"?>\n'), svg()]),
    'picture image/png',
  ],
  ['a PDF', () => made.pdf, 'document pdf'],
  ['a Word file', () => made.docx(), 'document docx'],
  ['an Excel file', () => made.xlsx(), 'document xlsx'],
  ['a PowerPoint file', () => made.pptx(), 'document pptx'],
  ['an old Word file', () => made.compoundFile('WordDocument'), 'document doc'],
  ['an old Excel file', () => made.compoundFile('Workbook'), 'document xls'],
  ['an old PowerPoint file', () => made.compoundFile('PowerPoint Document'), 'document ppt'],
  ['an MP3', () => made.mp3(), 'audio mp3'],
  ['an MP3 with a cover', () => made.mp3(5, made.id3(30_000)), 'audio mp3'],
  ['an M4A', () => made.mp4('M4A ', ['soun']), 'audio m4a'],
  ['a recording in an MP4', () => made.mp4('isom', ['soun']), 'audio m4a'],
  ['an MP4', () => made.mp4('isom', ['vide', 'soun']), 'video mp4'],
  ['a WebM', () => made.webm, 'video webm'],
];
