import type { Picture } from 'contract/wire/values';
import type { Database } from '../../database/database.ts';
import { pictureSizes } from './files.store.ts';

/** Returns the picture for an answer; null if there is none, or none any more. */
export type PictureOf = (id: string | null) => Picture | null;

/** Uses one query for all pictures. */
export async function shownPictures(db: Database, ids: readonly (string | null)[]): Promise<PictureOf> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const found = new Map((await pictureSizes(db, wanted)).map((picture) => [picture.id, picture]));
  return (id) => (id !== null && found.get(id)) || null;
}
