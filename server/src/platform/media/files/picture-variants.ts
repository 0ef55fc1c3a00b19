import { pictureWidths } from 'contract/wire/media';
import { drawnApart } from '../content/drawn-apart.ts';
import { allOf } from '../store/media-store.ts';
import { fileById, insertVariant } from './files.store.ts';
import { storeBytes, type Storing } from './stored-bytes.ts';

export const variantsQueue = 'picture-variants';

/** Draws the smaller sizes of a picture. A second run draws them again, and changes nothing. */
export async function drawVariants(id: string, storing: Storing) {
  const { db, mediaStore } = storing;
  const file = await fileById(db, id);
  if (!file?.width) return;
  const { width: widest } = file;
  const widths = pictureWidths.filter((width) => width < widest);
  if (widths.length === 0) return;
  const made = await drawnApart({ make: 'sizes', file: await allOf(await mediaStore.read(id)), widths });
  if ('why' in made) throw new Error('the smaller sizes of a picture could not be drawn');
  for (const { bytes, width, height } of made.pictures) {
    const name = `w${width}`;
    const written = await storeBytes(`${id}.${name}`, bytes, storing);
    await insertVariant(db, { fileId: id, name, type: 'image/webp', width, height, ...written });
  }
}
