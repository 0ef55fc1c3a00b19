import { getBrief, getNews, getNewsItem } from 'contract/calls/news';
import { notFound } from 'contract/refusals/wire';
import type { Language } from 'contract/languages';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import { prepareAnswer } from '../../platform/http/prepared-and-compressed-answer.ts';
import { shownPictures } from '../../platform/media/files/pictures-in-answers.ts';
import type { Services } from '../../platform/services.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { currentForum } from '../forum/forum.actions.ts';
import {
  briefItemAsSeen,
  briefOf,
  itemAsSeen,
  newestFirst,
  pageOf,
  relatedTo,
  rowAsSeen,
  type ListedItem,
  type Place,
} from './news.rules.ts';
import * as store from './news.store.ts';

type NewsContext = { db: Database; services: Pick<Services, 'contentCache'> };
type News = Awaited<ReturnType<typeof readNews>>;

/** Everything that is published, without the texts, newest first. All attendees see the same. */
export function currentNews({ db, services }: NewsContext) {
  return services.contentCache.get(getNews, 'items', () => readNews(db));
}

async function readNews(db: Database) {
  const { timeZone } = await currentForum(db);
  const [rows, recordings] = [await store.newsEverPublished(db), await store.recordingLengths(db)];
  const coverOf = await shownPictures(
    db,
    rows.map(({ coverId }) => coverId),
  );
  const lengths = Map.groupBy(recordings, ({ itemId }) => itemId);
  const listed = rows
    .flatMap(({ publishedAt, ...row }): ListedItem[] => {
      if (!publishedAt) return [];
      const own = (lengths.get(row.id) ?? []).map(({ language, duration }) => [language, duration]);
      return [{ ...row, publishedAt, cover: coverOf(row.coverId), lengths: Object.fromEntries(own) }];
    })
    .toSorted(newestFirst);
  const items = listed.filter(({ isPublished }) => isPublished);
  return {
    ...{ timeZone, items, byId: new Map(items.map((item) => [item.id, item])) },
    // A page goes on after an item that was withdrawn since, too.
    places: new Map<string, Place>(listed.map(({ id, publishedAt }) => [id, { id, publishedAt }])),
  };
}

/** The first pages, with which everybody begins, are kept. */
export async function showNews({
  body,
  db,
  language,
  services,
}: Pick<Context<typeof getNews>, 'body' | 'db' | 'language' | 'services'>) {
  const { kind, category, olderThan } = body;
  const news = await currentNews({ db, services });
  const after = olderThan === undefined ? undefined : news.places.get(olderThan);
  if (olderThan !== undefined && !after) refuse(notFound);
  const prepared = ({ items: all, timeZone }: News) => {
    const { items, more } = pageOf(all, { kind, category }, after);
    return prepareAnswer(getNews, {
      timeZone,
      items: items.map((item) => rowAsSeen(item, { language, timeZone })),
      more,
    });
  };
  if (after) return prepared(news);
  // Asked again, because the list may have changed since, and what is kept has to be dropped with it.
  const current = async () => prepared(await currentNews({ db, services }));
  return services.contentCache.get(getNews, `${language} ${kind} ${category}`, current);
}

export async function showNewsItem({ body, db, language, services }: Context<typeof getNewsItem>) {
  const { byId } = await currentNews({ db, services });
  // Before the cache, which guesses must not fill.
  if (!byId.has(body.id)) refuse(notFound);
  return services.contentCache.get(getNewsItem, `${language} ${body.id}`, async () =>
    prepareAnswer(getNewsItem, await wholeItem(db, await currentNews({ db, services }), body.id, language)),
  );
}

async function wholeItem(db: Database, { timeZone, items, byId }: News, id: string, language: Language) {
  const item = byId.get(id);
  if (!item) refuse(notFound);
  const body = await store.publishedText(db, item.id);
  if (!body) refuse(notFound);
  const recordings = await store.recordingsOf(db, [item.id]);
  const parts = { body, recordings, related: relatedTo(item, items) };
  return { timeZone, item: itemAsSeen(item, parts, { language, timeZone }) };
}

export function showBrief({ db, language, services }: Context<typeof getBrief>) {
  return services.contentCache.get(getBrief, language, async () => {
    const { timeZone, items } = await currentNews({ db, services });
    const brief = briefOf(items, timeZone);
    const recordings = await store.recordingsOf(
      db,
      brief.map(({ id }) => id),
    );
    return prepareAnswer(getBrief, {
      timeZone,
      items: brief.map((item) => briefItemAsSeen(item, recordings, { language, timeZone })),
    });
  });
}

/** For writes, which cannot use what is cached: it may be in the making and wait for the transaction of the write. */
export function mayKnowOfNews({ db }: { db: Database }, id: string): Promise<boolean> {
  return store.isPublished(db, id);
}

/** A withdrawn item is in nobody's bookmarks, and comes back into them with its publication. */
export async function publishedAmong(context: NewsContext, ids: Iterable<string>): Promise<string[]> {
  const wanted = [...ids];
  if (wanted.length === 0) return [];
  const { byId } = await currentNews(context);
  return wanted.filter((id) => byId.has(id));
}
