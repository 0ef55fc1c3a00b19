import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { drawingWidth, mostPixels, tallest, tooLargeExit, widest } from './picture-limits.ts';

/** A process of its own: it reads an SVG from its input, and writes the PNG of it to its output. */
const file = await buffer(process.stdin);
const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata();
if (format !== 'svg') process.exit(1);
if (width * height > mostPixels) process.exit(tooLargeExit);
const density = 72 * Math.max(1, drawingWidth / width);
const drawn = sharp(file, { limitInputPixels: mostPixels, failOn: 'error', density })
  .resize({ width: widest, height: tallest, fit: 'inside', withoutEnlargement: true })
  .png();
process.stdout.write(await drawn.toBuffer());
