import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/database.ts';
import { albumPhoto, albumTopic } from '../../src/platform/database/tables/content/album.ts';
import { forum as forumTable } from '../../src/platform/database/tables/content/forum.ts';
import { idFromKey } from '../../src/platform/ids.ts';
import { addDays, momentIn } from '../../src/platform/time-zones.ts';
import { forum } from '../forum.ts';
import { photoFileId } from './media.ts';
import { photos, topics, type DemoPhoto } from './photos.ts';

const topicId = (key: string) => idFromKey('album topic', key);
const dateOf = (firstDay: string, day: number) => addDays(firstDay, day - 1);

/** The topics; the photos follow when they have been taken. */
export async function loadAlbum(db: Database, { firstDay }: { firstDay: string }) {
  const rows = topics.map(({ key, day, title, photos: lines }) => {
    const date = dateOf(firstDay, day);
    return { id: topicId(key), date, title, addedAt: momentIn(forum.timeZone, date, lines[0]?.[2] ?? '08:00') };
  });
  await db.insert(albumTopic).values(rows);
}

/** Moves by whole days, as the forum moves. */
export async function moveAlbum(db: Database, days: number) {
  const later = (column: typeof albumPhoto.takenAt | typeof albumPhoto.addedAt | typeof albumTopic.addedAt) =>
    sql`${column} + make_interval(days => ${days}::int)`;
  await db.update(albumTopic).set({ date: sql`${albumTopic.date} + ${days}::int`, addedAt: later(albumTopic.addedAt) });
  await db.update(albumPhoto).set({ takenAt: later(albumPhoto.takenAt), addedAt: later(albumPhoto.addedAt) });
}

/** Photos that are still to be taken are not there yet. What the secretariat added or hid stays as it is. */
export async function showPhotosOfNow(db: Database, now: Date) {
  const [loaded] = await db.select({ firstDay: forumTable.firstDay }).from(forumTable);
  if (!loaded) return;
  const rows = photos.map((photo) => rowOf(photo, loaded.firstDay));
  const mine = inArray(
    albumPhoto.id,
    rows.map(({ id }) => id),
  );
  await db.delete(albumPhoto).where(and(mine, gt(albumPhoto.takenAt, now), eq(albumPhoto.hidden, false)));
  const taken = rows.filter(({ takenAt }) => takenAt <= now);
  if (taken.length > 0) await db.insert(albumPhoto).values(taken).onConflictDoNothing();
}

function rowOf({ key, topic, taken, caption }: DemoPhoto, firstDay: string) {
  const takenAt = momentIn(forum.timeZone, dateOf(firstDay, taken.day), taken.time);
  return {
    ...{ id: idFromKey('album photo', key), topicId: topicId(topic), pictureId: photoFileId(key) },
    ...{ takenAt, addedAt: takenAt, caption },
  };
}
