import sharp from 'sharp';
import { pictureWidths } from 'contract/wire/media';
import { allOf } from '../store/media-store.ts';
import { fileById, insertVariant } from './files.store.ts';
import { storeBytes, type Storing } from './stored-bytes.ts';

export const variantsQueue = 'picture-variants';

/** Draws the smaller sizes of a picture. A second run draws them again, and changes nothing. */
export async function drawVariants(id: string, storing: Storing) {
  const { db, mediaStore } = storing;
  const file = await fileById(db, id);
  if (!file?.width) return;
  const whole = await allOf(await mediaStore.read(id));
  for (const width of pictureWidths) {
    if (width >= file.width) continue;
    const drawn = sharp(whole).resize({ width }).webp({ quality: 80 });
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
    const name = `w${width}`;
    const written = await storeBytes(`${id}.${name}`, data, storing);
    await insertVariant(db, { fileId: id, name, type: 'image/webp', width, height: info.height, ...written });
  }
}
