import { writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

type Grey = { width: number; height: number; at: (x: number, y: number) => number };

const [white, black] = [235, 16];
const pixelsPerModule = 8;

/** Draws a QR code in the middle of a white sheet. */
function drawn(text: string, { width, height }: { width: number; height: number }): Grey {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const [left, top] = [width, height].map((side) => Math.floor((side - size * pixelsPerModule) / 2)) as [
    number,
    number,
  ];
  const isDark = (x: number, y: number) =>
    data[Math.floor((y - top) / pixelsPerModule)]?.[Math.floor((x - left) / pixelsPerModule)] ?? false;
  return { width, height, at: (x, y) => (isDark(x, y) ? black : white) };
}

export function photoOfCode(text: string): Buffer {
  return png(drawn(text, { width: 640, height: 640 }));
}

export function photoWithoutCode(): Buffer {
  return png({ width: 320, height: 240, at: (x, y) => (x + y) % 256 });
}

/** Writes a film for Chromium's fake camera that shows one picture over and over (YUV4MPEG2). */
export function filmOfCode(path: string, text: string): void {
  const picture = drawn(text, { width: 640, height: 480 });
  const colourless = Buffer.alloc((picture.width * picture.height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), pixels(picture), colourless]);
  const head = Buffer.from(`YUV4MPEG2 W${picture.width} H${picture.height} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(path, Buffer.concat([head, frame, frame]));
}

function pixels({ width, height, at }: Grey): Buffer {
  return Buffer.from(Array.from({ length: width * height }, (_, i) => at(i % width, Math.floor(i / width))));
}

function png(picture: Grey): Buffer {
  const { width, height } = picture;
  const all = pixels(picture);
  const filtered = Array.from({ length: height }, (_, y) => [
    Buffer.from([0]),
    all.subarray(y * width, (y + 1) * width),
  ]).flat();
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // The picture has eight bits a pixel and no colour.
  head.set([8, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [part('IHDR', head), part('IDAT', deflateSync(Buffer.concat(filtered))), part('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

function part(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
