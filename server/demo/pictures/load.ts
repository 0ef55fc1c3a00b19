import sharp from 'sharp';
import type { Database } from '../../src/platform/database/database.ts';
import { picture } from '../../src/platform/database/tables/pictures.ts';
import { idFromKey } from '../../src/platform/ids.ts';
import { floorPlanPictures } from './floor-plans.ts';
import { partnerMarks } from './partner-marks.ts';
import { slidePictures } from './slides.ts';

/** Pictures have no letters; their captions stand beside them in both languages. */
export type DemoPicture = { key: string; width: number; height: number; svg: string };

const pictures: DemoPicture[] = [...floorPlanPictures, ...partnerMarks, ...slidePictures];

/** Stores the drawings as WebP, under the ids to which the other rows refer. */
export async function loadPictures(db: Database) {
  await db.insert(picture).values(await Promise.all(pictures.map(drawn)));
}

async function drawn({ key, width, height, svg }: DemoPicture) {
  // The drawing is rendered at its final size, because lines would blur if it were enlarged afterwards.
  const { width: natural } = await sharp(Buffer.from(svg)).metadata();
  const density = Math.min(2_400, Math.max(1, (72 * width) / natural));
  const bytes = await sharp(Buffer.from(svg), { density }).resize(width, height).webp({ quality: 84 }).toBuffer();
  return { id: idFromKey('picture', key), type: 'image/webp' as const, width, height, bytes };
}
