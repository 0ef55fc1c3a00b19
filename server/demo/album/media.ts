import sharp from 'sharp';
import { idFromKey } from '../../src/platform/ids.ts';
import type { DemoFile, DemoVariant } from '../media/demo-file.ts';
import { photoBlurs, photoPath, photos } from './photos.ts';

export const photoFileId = (key: string) => idFromKey('album photo file', key);

const blurs = photoBlurs();

/** The album keeps JPEG, which every phone can save; in the repository the photos are WebP, a third as large. */
export const photoFiles: DemoFile[] = photos.map(({ key }) => ({
  ...{ id: photoFileId(key), kind: 'picture', extension: 'jpg', type: 'image/jpeg', blur: blurs[key] ?? null },
  bytes: () => sharp(photoPath(key)).jpeg({ quality: 82 }).toBuffer(),
}));

/** The size that two columns on a phone ask for. */
const smallWidth = 640;

export const photoVariants: DemoVariant[] = photos.map(({ key }) => ({
  ...{ fileId: photoFileId(key), name: `w${smallWidth}`, type: 'image/webp' },
  // A JPEG is read in a smaller size at once, and more effort would save 5 % at half the speed: 120 are made at a start.
  bytes: async (file) =>
    sharp(await file())
      .resize({ width: smallWidth })
      .webp({ quality: 60, effort: 2 })
      .toBuffer(),
}));
