import { mkdir, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawn } from './drawing/canvas.ts';
import { scenes } from './drawing/scenes/all.ts';
import { pixels } from './drawing/shapes.ts';
import { picturePath, pictures, picturesFolder } from './pictures.ts';

/** Draws the pictures of the news anew. The same key always gives the same picture. */
await rm(picturesFolder, { recursive: true, force: true });
await mkdir(picturesFolder, { recursive: true });
for (const { key, scene } of pictures) {
  const picture = sharp(Buffer.from(drawn(key, scenes[scene])), { density: 288 }).resize(pixels);
  await writeFile(picturePath(key), await picture.webp({ quality: 72, effort: 6 }).toBuffer());
}
