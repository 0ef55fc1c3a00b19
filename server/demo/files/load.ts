import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { indexTitle, keepReading, markDrawn } from '../../src/features/files/files-index.store.ts';
import { forumFiles as fileKind } from '../../src/features/files/files-staff.store.ts';
import { insertFirstVersions } from '../../src/platform/content/versions.store.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { forumFile } from '../../src/platform/database/tables/content/files.ts';
import { idFromKey } from '../../src/platform/ids.ts';
import { addDays, momentIn } from '../../src/platform/time-zones.ts';
import { forum } from '../forum.ts';
import { forumFiles } from './files.ts';
import { forumMediaId } from './media.ts';
import { readingsOfFiles } from './readings.ts';
import type { DemoFileAudience, DemoForumFile } from './shapes.ts';

const forumFileId = (key: string) => idFromKey('forum file', key);

/** The files with what is inside them, and with the pictures of their pages. */
export async function loadForumFiles(db: Database, { firstDay, at }: { firstDay: string; at: Date }) {
  await db.insert(forumFile).values(forumFiles.map((file) => rowOf(file, firstDay)));
  await insertFirstVersions(db, fileKind, await db.select().from(forumFile), { author: 'demo forum', at });
  for (const { key, title } of forumFiles) await indexTitle(db, forumFileId(key), title);
  for (const [key, reading] of Object.entries(readingsOfFiles())) {
    await keepReading(db, forumMediaId(key), reading);
    await markDrawn(db, forumMediaId(key));
  }
}

/** Moves by whole days, as the forum moves. */
export async function moveForumFiles(db: Database, days: number) {
  const publishedAt = sql`${forumFile.publishedAt} + make_interval(days => ${days}::int)`;
  await db.update(forumFile).set({ publishedAt });
}

/** A report of the evening is not there in the morning. What the secretariat changed stays as it is. */
export async function showForumFilesOfNow(db: Database, now: Date) {
  await db
    .update(forumFile)
    .set({ isPublished: sql`${forumFile.publishedAt} <= ${now.toISOString()}::timestamptz` })
    .where(and(eq(forumFile.version, 1), isNotNull(forumFile.publishedAt)));
}

function rowOf({ key, category, title, ending, audience, published }: DemoForumFile, firstDay: string) {
  return {
    ...{ id: forumFileId(key), category, title, ending, mediaId: forumMediaId(key), audience: stored(audience) },
    publishedAt: momentIn(forum.timeZone, addDays(firstDay, published.day - 1), published.time),
    isPublished: true,
  };
}

function stored(audience: DemoFileAudience) {
  if (audience.kind !== 'meeting') return audience;
  return { kind: audience.kind, meetingId: idFromKey('meeting', audience.meeting) };
}
