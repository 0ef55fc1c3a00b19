import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { DemoPerson } from '../shapes.ts';

export const portraitsFolder = join(import.meta.dirname, 'pictures');
export const portraitFile = (key: string) => `${key}.webp`;

/** These try the demo out, and the photo of somebody outside the directory proves that it is kept back. */
const certainly = new Set(['gu-minglan', 'helena-thornquist', 'priyanka-deshwal', 'wei-chengmo']);

/** Fifteen in a hundred delegates have sent no photo, as at every forum, so that initials are seen too. */
export function hasPortrait({ key, badge }: Pick<DemoPerson, 'key' | 'badge'>): boolean {
  const share = createHash('sha256').update(`photo of ${key}`).digest().readUInt32BE(0) / 2 ** 32;
  return badge === 'red' && (certainly.has(key) || share >= 0.15);
}
