import { crc32, deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';

/** Files for tests: whole ones of every kind, and parts to build hostile ones of. */

export const drawn = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 60, b: 120 } } });
export const latin = (text: string) => Buffer.from(text, 'latin1');

/** A small PNG that says in its header that it is that large. */
export async function hugePng(side: number): Promise<Buffer> {
  const png = await drawn(9, 9).png().toBuffer();
  const header = png.subarray(12, 29);
  header.writeUInt32BE(side, 4);
  header.writeUInt32BE(side, 8);
  png.writeUInt32BE(crc32(header), 29);
  return png;
}

/** One with all its rows, or the first part of them, so that only a decoder would notice. */
export function wholePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(Math.ceil(1 + width / 8) * Math.min(height, 16_384)));
  return Buffer.concat([
    latin('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A small PNG with one more chunk, whose content is packed: 30 MB of zeros. */
export async function pngWithBomb(type: 'zTXt' | 'iCCP'): Promise<Buffer> {
  const png = await drawn().png().toBuffer();
  const bomb = chunk(type, Buffer.concat([latin('bomb\0\0'), deflateSync(Buffer.alloc(30_000_000))]));
  return Buffer.concat([png.subarray(0, 33), bomb, png.subarray(33)]);
}

/** A JPEG that says it is as large as its header can say. */
export async function hugeJpeg(): Promise<Buffer> {
  const jpeg = await drawn().jpeg().toBuffer();
  return jpeg.fill(0xff, jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5, jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 9);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([latin(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

export function bmp(width: number, height: number, bits: 8 | 24 | 32 = 24): Buffer {
  const palette = bits === 8 ? 1024 : 0;
  const row = Math.ceil((bits * width) / 32) * 4;
  const file = Buffer.alloc(54 + palette + row * height, 0x40);
  file.fill(0, 0, 54);
  file.write('BM');
  file.writeUInt32LE(54 + palette, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(bits, 28);
  return file;
}

export function zipOf(entries: Record<string, string | Uint8Array>): Buffer {
  const bytes = Object.entries(entries).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(bytes) as Record<string, Uint8Array>));
}

const types = { '[Content_Types].xml': '<Types/>' };
export const docx = (more = {}) => zipOf({ ...types, 'word/document.xml': '<document/>', ...more });
export const xlsx = () => zipOf({ ...types, 'xl/workbook.xml': '<workbook/>' });
export const pptx = () => zipOf({ ...types, 'ppt/presentation.xml': '<presentation/>' });

/** A file of the Office of 1997 with streams of these names, three at most. */
export function compoundFile(...streams: string[]): Buffer {
  const file = Buffer.alloc(512 * 3);
  latin('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1').copy(file);
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 44);
  file.writeUInt32LE(1, 48);
  file.writeUInt32LE(0, 76);
  // The table says that the list of streams has one sector.
  file.fill(0xff, 512, 1024);
  file.writeUInt32LE(0xfffffffe, 512 + 4);
  for (const [nth, name] of ['Root Entry', ...streams].entries()) {
    file.write(name, 1024 + nth * 128, 'utf16le');
    file.writeUInt16LE((name.length + 1) * 2, 1024 + nth * 128 + 64);
  }
  return file;
}

export function box(type: string, ...inside: Buffer[]): Buffer {
  const content = Buffer.concat(inside);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + content.length);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, content]);
}

const track = (handler: string) =>
  box('trak', box('mdia', box('hdlr', Buffer.alloc(8), latin(handler), Buffer.alloc(12))));

/** With the boxes of a real one, and nothing to hear. */
export function mp4(brand: string, handlers: readonly string[]): Buffer {
  return Buffer.concat([
    box('ftyp', latin(brand), Buffer.alloc(4), latin(brand)),
    box('moov', ...handlers.map(track)),
    box('mdat', Buffer.alloc(64)),
  ]);
}

/** Frames of silence at 128 kbit/s. */
export function mp3(frames = 5, tag: Buffer = Buffer.alloc(0)): Buffer {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xfffb9000);
  return Buffer.concat([tag, ...Array.from({ length: frames }, () => frame)]);
}

export function id3(length: number): Buffer {
  const tag = Buffer.alloc(10 + length);
  tag.write('ID3\x03', 'latin1');
  [21, 14, 7, 0].forEach((shift, nth) => tag.writeUInt8((length >>> shift) & 0x7f, 6 + nth));
  return tag;
}

export const webm = latin(
  '\x1a\x45\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\xf2\x81\x04B\xf3\x81\x08B\x82\x84webmB\x87\x81\x04',
);
export const pdf = latin('%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer << >>\n%%EOF\n');
export const svg = (inside = '', attributes = 'width="40" height="30"') =>
  latin(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);
