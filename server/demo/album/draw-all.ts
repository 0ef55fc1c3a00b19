import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { drawnPhoto, forms } from './drawing/frame.ts';
import { photoScenes } from './drawing/scenes/all.ts';
import { blursPath, hourOf, photoPath, photos, pixelsOf } from './photos.ts';

/** Draws the photos of the album anew, with their thumbhashes. The same key always gives the same photo. */
const folder = dirname(photoPath('any'));
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const blurs: Record<string, string> = {};
for (const photo of photos) {
  const [width, height] = pixelsOf(photo);
  const svg = drawnPhoto(photo.key, { scene: photoScenes[photo.scene], form: photo.form, hour: hourOf(photo) });
  const drawn = sharp(Buffer.from(svg), { density: (72 * width) / forms[photo.form].width }).resize(width, height);
  const pixels = await drawn.png({ compressionLevel: 1 }).toBuffer();
  const picture = await sharp(pixels).webp({ quality: 54, effort: 4 }).toBuffer();
  await writeFile(photoPath(photo.key), picture);
  blurs[photo.key] = await blurOf(picture);
}
await writeFile(blursPath, `${JSON.stringify(blurs, null, 2)}\n`);

async function blurOf(picture: Buffer): Promise<string> {
  const small = sharp(picture).resize({ width: 100, height: 100, fit: 'inside' }).ensureAlpha().raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
