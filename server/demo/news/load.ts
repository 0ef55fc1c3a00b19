import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { languages } from 'contract/languages';
import { filesIn } from 'contract/rich-text/files-in-text';
import { newsItems } from '../../src/features/news/news-staff.store.ts';
import { insertFirstVersions } from '../../src/platform/content/versions.store.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { newsFile, newsItem, recording } from '../../src/platform/database/tables/content/news.ts';
import { idFromKey } from '../../src/platform/ids.ts';
import { addDays, momentIn } from '../../src/platform/time-zones.ts';
import { forum } from '../forum.ts';
import { posterKey } from './files.ts';
import { news } from './news.ts';
import type { DemoNews } from './shapes.ts';
import { voiceKey, voicesOf } from './voices.ts';
import { newsFileId } from './writing.ts';

/** The news and talks with their recordings. Those that are not drafts are published, whatever the time. */
export async function loadNews(db: Database, { firstDay, at }: { firstDay: string; at: Date }) {
  const rows = news.map((item) => rowOf(item, firstDay));
  await db.insert(newsItem).values(rows);
  await insertFirstVersions(db, newsItems, await db.select().from(newsItem), { author: 'demo forum', at });
  await db.insert(newsFile).values(news.flatMap(fileRows));
  await db.insert(recording).values(news.filter(({ voice }) => voice).flatMap(recordingRows));
}

/** Moves by whole days, as the forum moves. */
export async function moveNews(db: Database, days: number) {
  const publishedAt = sql`${newsItem.publishedAt} + make_interval(days => ${days}::int)`;
  await db.update(newsItem).set({ publishedAt });
}

/** The evening's news are not there in the morning. What the secretariat changed stays as it is. */
export async function showNewsOfNow(db: Database, now: Date) {
  await db
    .update(newsItem)
    .set({ isPublished: sql`${newsItem.publishedAt} <= ${now.toISOString()}::timestamptz` })
    .where(and(eq(newsItem.version, 1), isNotNull(newsItem.publishedAt)));
}

function rowOf(item: DemoNews, firstDay: string) {
  const { key, kind, category, title, summary, source, body, cover, video, published } = item;
  return {
    ...{ id: idFromKey('news', key), kind, category, title, summary, source, body },
    coverId: cover && newsFileId(cover),
    ...(video && { filmId: newsFileId(video), posterId: newsFileId(posterKey(video)) }),
    publishedAt: published && momentIn(forum.timeZone, addDays(firstDay, published.day - 1), published.time),
    ...{ isPublished: published !== null, isPublic: item.public === true },
  };
}

function fileRows({ key, body }: DemoNews) {
  const files = new Set(languages.flatMap((language) => filesIn(body[language])));
  return [...files].map((fileId) => ({ itemId: idFromKey('news', key), fileId }));
}

function recordingRows({ key }: DemoNews) {
  const voices = voicesOf(key);
  return languages.map((language) => ({
    ...{ itemId: idFromKey('news', key), language, fileId: newsFileId(voiceKey(key, language)) },
    ...voices[language],
  }));
}
