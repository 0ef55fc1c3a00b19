import sharp from 'sharp';
import { idFromKey } from '../../src/platform/ids.ts';
import type { DemoFile } from '../media/demo-file.ts';
import { floorPlanPictures } from './floor-plans.ts';
import { partnerMarks } from './partner-marks.ts';
import { slidePictures } from './slides.ts';

/** Pictures have no letters; their captions stand beside them in both languages. */
export type DemoPicture = { key: string; width: number; height: number; svg: string };

/** The drawings as WebP, under the ids to which the other rows refer. */
export const pictureFiles: DemoFile[] = [...floorPlanPictures, ...partnerMarks, ...slidePictures].map((picture) => ({
  ...{ id: idFromKey('picture', picture.key), kind: 'picture', type: 'image/webp', extension: 'webp' },
  bytes: () => drawn(picture),
}));

async function drawn({ width, height, svg }: DemoPicture): Promise<Uint8Array> {
  // The drawing is rendered at its final size, because lines would blur if it were enlarged afterwards.
  const { width: natural } = await sharp(Buffer.from(svg)).metadata();
  const density = Math.min(2_400, Math.max(1, (72 * width) / natural));
  return sharp(Buffer.from(svg), { density }).resize(width, height).webp({ quality: 84 }).toBuffer();
}
