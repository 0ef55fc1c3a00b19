import type { Database } from '../database/database.ts';
import { albumPhoto, albumTopic } from '../database/tables/content/album.ts';
import { newId } from '../ids.ts';
import { storedFile } from './files.testing.ts';
import type { MediaStore } from './store/media-store.ts';
import { testNow } from '../testing/test-now.ts';

type Where = { db: Database; services: { mediaStore: MediaStore } };

/** A picture as one that was sent for the album; its bytes need not be one. */
export function albumFile(server: Where, bytes: Uint8Array = new Uint8Array([1, 2, 3])): Promise<string> {
  return storedFile(server, bytes, { extension: 'jpg', type: 'image/jpeg', blur: 'AQID' });
}

/** A photo in a topic of its own, or in the given one. */
export async function albumPhotoIn(server: Where, more: Partial<typeof albumPhoto.$inferInsert> = {}) {
  const { db } = server;
  const topicId = more.topicId ?? newId();
  if (!more.topicId)
    await db
      .insert(albumTopic)
      .values({ id: topicId, date: '2027-03-22', title: { zh: '周一上午', en: 'Monday morning' }, addedAt: testNow });
  const id = newId();
  const pictureId = more.pictureId ?? (await albumFile(server));
  const caption = { zh: '会场', en: 'The hall' };
  const row = { id, topicId, pictureId, takenAt: testNow, addedAt: testNow, caption, ...more };
  await db.insert(albumPhoto).values(row);
  return { id: row.id, topicId, pictureId };
}
