import { eq, sql } from 'drizzle-orm';
import { meetings as meetingKind } from '../src/features/agenda/agenda-staff.store.ts';
import type { ContentJson } from '../src/platform/content/content-kind.store.ts';
import type { Database } from '../src/platform/database/database.ts';
import { meeting } from '../src/platform/database/tables/content/agenda.ts';
import { contentVersion } from '../src/platform/database/tables/content/versions.ts';
import { forum as forumTable } from '../src/platform/database/tables/content/forum.ts';
import type { Sealing } from '../src/platform/security/sealing.ts';
import { addDays, dateIn } from '../src/platform/time-zones.ts';
import { moveAlbum, showPhotosOfNow } from './album/load.ts';
import { moveArrangements } from './arrangements/load.ts';
import { moveCards } from './cards/load.ts';
import { moveTimelines } from './favourites/load.ts';
import { forum } from './forum.ts';
import { moveForumFiles, showForumFilesOfNow } from './files/load.ts';
import { keepDemoFiles } from './media/load.ts';
import { type DemoPlace, loadDemoForum } from './load.ts';
import { loadMessages } from './messages/load.ts';
import { moveNews, showNewsOfNow } from './news/load.ts';

const day = 24 * 60 * 60 * 1000;

/** Loads the demo forum once, with today as its second day. Later starts only move it to the new day. */
export async function keepDemoForum({ db, sealing, mediaStore }: DemoPlace, now: Date) {
  await keepDemoFiles(mediaStore);
  const today = dateIn(forum.timeZone, now);
  await db.transaction(async (transaction) => {
    // The lock keeps two servers that start together from moving the forum twice.
    const [loaded] = await transaction.select().from(forumTable).for('update');
    const firstDay = addDays(today, -1);
    if (loaded?.firstDay === firstDay) return showWhatIsOfNow(transaction, now);
    if (loaded) await moveAll(transaction, sealing, loaded.id, daysFrom(loaded.firstDay, firstDay));
    else await loadDemoForum({ db: transaction, sealing, mediaStore }, firstDay);
    // Yesterday's messages would lie in the future of the new day.
    await loadMessages(transaction, { firstDay, now });
    await showWhatIsOfNow(transaction, now);
  });
}

async function showWhatIsOfNow(db: Database, now: Date) {
  await showNewsOfNow(db, now);
  await showForumFilesOfNow(db, now);
  await showPhotosOfNow(db, now);
}

async function moveAll(db: Database, sealing: Sealing, id: string, days: number) {
  await moveForum(db, id, days);
  await moveArrangements(db, sealing, days);
  await moveTimelines(db, days);
  await moveCards(db, days);
  await moveNews(db, days);
  await moveForumFiles(db, days);
  await moveAlbum(db, days);
}

/** Moves by whole days, so that every meeting keeps its hour. */
async function moveForum(db: Database, id: string, days: number) {
  const row = forumTable;
  await db
    .update(row)
    .set({ firstDay: sql`${row.firstDay} + ${days}::int`, lastDay: sql`${row.lastDay} + ${days}::int` })
    .where(eq(row.id, id));
  for (const live of await db.select().from(meeting)) {
    const moved = meetingKind.fromJson(live.id, live.version, laterBy(days, meetingKind.toJson(live)));
    await db.update(meeting).set(moved).where(eq(meeting.id, live.id));
  }
  for (const { id: versionId, content } of await db.select().from(contentVersion))
    await db
      .update(contentVersion)
      .set({ content: laterBy(days, content) })
      .where(eq(contentVersion.id, versionId));
}

const isMoment = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/;

/** Moves every moment in the content, however deep it stands. */
function laterBy(days: number, content: ContentJson): ContentJson {
  return JSON.parse(JSON.stringify(content), (_key, value: unknown) =>
    typeof value === 'string' && isMoment.test(value) ? later(value, days) : value,
  ) as ContentJson;
}

function later(moment: string, days: number) {
  return new Date(Date.parse(moment) + days * day).toISOString();
}

function daysFrom(first: string, second: string) {
  return Math.round((Date.parse(second) - Date.parse(first)) / day);
}
