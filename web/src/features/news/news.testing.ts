import { getNews, getNewsItem, type NewsItem, type NewsRow } from 'contract/calls/news';
import { notFound } from 'contract/refusals/wire';
import { type Answering, answers, refused } from '../../lib/call/answers.testing.ts';

const timeZone = 'Asia/Shanghai';
const aPage = 20;

export function newsRow(title: string, more: Partial<NewsRow> = {}): NewsRow {
  return {
    ...{ id: title, version: 1, kind: 'news', category: 'forum', title, summary: null, source: 'Forum Daily' },
    ...{ publishedAt: '2027-03-22T09:58:00+08:00', cover: null, voice: null, video: false },
    ...more,
  };
}

export function newsItem(title: string, more: Partial<NewsItem> = {}): NewsItem {
  const body: NewsItem['body'] = [{ kind: 'paragraph', runs: [{ text: 'Delegates agreed.' }] }];
  return { ...newsRow(title), body, film: null, recordings: [], isPublic: false, related: [], ...more };
}

/** So many rows, newest first: Item 1, Item 2 … */
export const manyNews = (count: number, more: Partial<NewsRow> = {}): NewsRow[] =>
  Array.from({ length: count }, (_, place) => newsRow(`Item ${place + 1}`, more));

/** A server that has these items, newest first; a test may change the list. */
export function newsOf(items: NewsRow[]): Answering {
  return answers(getNews, ({ body: { kind, category, olderThan } }) => {
    const chosen = items.filter((one) => (!kind || one.kind === kind) && (!category || one.category === category));
    const last = chosen.findIndex(({ id }) => id === olderThan);
    if (olderThan && last === -1) return refused(notFound);
    const from = last + 1;
    return { timeZone, items: chosen.slice(from, from + aPage), more: chosen.length > from + aPage };
  });
}

export const articleOf = (item: () => NewsItem | undefined): Answering =>
  answers(getNewsItem, ({ body }) => {
    const found = item();
    return found?.id === body.id ? { timeZone, item: found } : refused(notFound);
  });
