import sharp from 'sharp';
import type { Database } from '../../src/platform/database/database.ts';
import { picture } from '../../src/platform/database/tables/pictures.ts';
import { idFromKey } from '../../src/platform/ids.ts';
import { floorPlanPictures } from './floor-plans.ts';
import { partnerMarks } from './partner-marks.ts';
import { slidePictures } from './slides.ts';

/** Drawn without letters: captions stand beside a picture, in both languages. */
export type DemoPicture = { key: string; width: number; height: number; svg: string };

const pictures: DemoPicture[] = [...floorPlanPictures, ...partnerMarks, ...slidePictures];

/** The drawings as webp, under the ids that the other rows name. */
export async function loadPictures(db: Database) {
  await db.insert(picture).values(await Promise.all(pictures.map(drawn)));
}

async function drawn({ key, width, height, svg }: DemoPicture) {
  // Drawn at the size it is shown at: enlarged afterwards, lines would be soft.
  const { width: natural } = await sharp(Buffer.from(svg)).metadata();
  const density = Math.min(2_400, Math.max(1, (72 * width) / natural));
  const bytes = await sharp(Buffer.from(svg), { density }).resize(width, height).webp({ quality: 84 }).toBuffer();
  return { id: idFromKey('picture', key), type: 'image/webp' as const, width, height, bytes };
}
