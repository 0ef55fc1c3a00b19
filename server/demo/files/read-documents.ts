import { createReadStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { drawPages } from '../../src/platform/documents/draw-pages.ts';
import { readableExtensions } from '../../src/platform/documents/readable.rules.ts';
import { readDocument, type Reading } from '../../src/platform/documents/read-document.ts';
import { forumFilePath, forumFiles } from './files.ts';
import { pagePicturePath, readingsPath } from './readings.ts';

/** Reads the files and draws the pages of the pdfs as the server's job would, after they were made anew. */
await rm(dirname(readingsPath), { recursive: true, force: true });
await mkdir(dirname(readingsPath), { recursive: true });
const readings: Record<string, Reading> = {};
for (const file of forumFiles) {
  const extension = readableExtensions.find((one) => one === file.ending);
  if (!extension) continue;
  const bytes = () => createReadStream(forumFilePath(file));
  const reading = await readDocument(bytes, extension);
  if (reading.inside !== 'searched') throw new Error(`${file.key} cannot be read: ${reading.inside}`);
  readings[file.key] = reading;
  if (extension !== 'pdf') continue;
  const numbers = Array.from(reading.pages.keys(), (index) => index + 1);
  const { frames } = await drawPages(bytes, numbers);
  for (const picture of frames)
    await writeFile(pagePicturePath(file.key, picture.number), await smaller(picture.bytes));
}
await writeFile(readingsPath, `${JSON.stringify(readings)}\n`);

/** All assets of the demo together have 15 MB, so that these pictures are a little smaller than the job's. */
function smaller(picture: Buffer): Promise<Buffer> {
  return sharp(picture).resize({ width: 900 }).webp({ quality: 45, effort: 6 }).toBuffer();
}
