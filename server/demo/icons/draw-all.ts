import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Draws the icons of the installed app from the emblem, `web/public/icon.svg`. */
const publicFiles = new URL('../../../web/public/', import.meta.url);
const emblem = await readFile(new URL('icon.svg', publicFiles), 'utf8');
// Phones cut their own shape out of these; the ring lies within the part that every shape leaves.
const square = emblem.replace('rx="14"', '');
if (square === emblem) throw new Error('the emblem has no round corners any more');

const icons = [
  { file: 'touch-icon.png', drawing: square, size: 180 },
  { file: 'icon-192.png', drawing: emblem, size: 192 },
  { file: 'icon-512.png', drawing: emblem, size: 512 },
  { file: 'icon-maskable-512.png', drawing: square, size: 512 },
];
for (const { file, drawing, size } of icons) {
  const drawn = sharp(Buffer.from(drawing), { density: (72 * size) / 64 }).resize(size, size);
  await writeFile(new URL(file, publicFiles), await drawn.png({ palette: true, effort: 10 }).toBuffer());
}
