import { describe, expect, test } from 'vitest';
import {
  briefItemAsSeen,
  briefOf,
  documentName,
  itemAsSeen,
  newestFirst,
  pageLength,
  pageOf,
  relatedTo,
  rowAsSeen,
  type ListedItem,
  type StoredRecording,
} from './news.rules.ts';

const noon = Date.parse('2027-03-22T04:00:00Z');
const hour = 3_600_000;
const beijing = 'Asia/Shanghai';

function item(id: string, more: Partial<ListedItem> = {}): ListedItem {
  return {
    ...{ id, version: 1, kind: 'news', category: 'forum', isPublished: true, isPublic: false },
    title: { zh: `题${id}`, en: `Title ${id}` },
    summary: { zh: `摘要${id}`, en: `Summary ${id}` },
    source: { zh: '论坛日报', en: 'Forum Daily' },
    ...{ coverId: null, filmId: null, posterId: null, cover: null, lengths: {}, publishedAt: new Date(noon) },
    ...more,
  };
}
const at = (id: string, hours: number, more: Partial<ListedItem> = {}) =>
  item(id, { publishedAt: new Date(noon + hours * hour), ...more });
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const sorted = (...items: ListedItem[]) => items.toSorted(newestFirst);

describe('a page', () => {
  const many = sorted(...Array.from({ length: 45 }, (_, nth) => at(`n${String(nth).padStart(2, '0')}`, nth)));

  test('has twenty items, newest first, and says whether there are more', () => {
    const first = pageOf(many, {});
    const second = pageOf(many, {}, first.items.at(-1));
    const third = pageOf(many, {}, second.items.at(-1));
    expect([first, second, third].map(({ items, more }) => [items.length, more])).toEqual([
      [pageLength, true],
      [pageLength, true],
      [5, false],
    ]);
    expect(idsOf([first, second, third].flatMap(({ items }) => items))).toEqual(idsOf(many));
  });

  test('neither repeats nor hides an item when others appear meanwhile', () => {
    const first = pageOf(many, {});
    const appeared = sorted(...many, at('x1', 100), at('x2', 101));
    expect(pageOf(appeared, {}, first.items.at(-1))).toEqual(pageOf(many, {}, first.items.at(-1)));
  });

  test('goes on after an item that was withdrawn', () => {
    const last = pageOf(many, {}).items.at(-1);
    const without = many.filter(({ id }) => id !== last?.id);
    expect(idsOf(pageOf(without, {}, last).items)).toEqual(idsOf(pageOf(many, {}, last).items));
  });

  test('goes on between items of the same moment by their ids', () => {
    const same = sorted(at('b', 0), at('c', 0), at('a', 0));
    expect(idsOf(same)).toEqual(['c', 'b', 'a']);
    expect(idsOf(pageOf(same, {}, same[0]).items)).toEqual(['b', 'a']);
    expect(idsOf(pageOf(same, {}, same[1]).items)).toEqual(['a']);
  });

  test('may be of one kind, of one category, or of both', () => {
    const mixed = [at('a', 3, { kind: 'talk' }), at('b', 2, { category: 'green' }), at('c', 1)];
    expect(idsOf(pageOf(mixed, { kind: 'talk' }).items)).toEqual(['a']);
    expect(idsOf(pageOf(mixed, { category: 'green' }).items)).toEqual(['b']);
    expect(idsOf(pageOf(mixed, { kind: 'news', category: 'forum' }).items)).toEqual(['c']);
    expect(pageOf(mixed, { kind: 'talk', category: 'culture' })).toEqual({ items: [], more: false });
  });
});

test('related are three others, those of the same category first, each by the newest', () => {
  const [green1, green2] = [at('g1', 1, { category: 'green' }), at('g2', 5, { category: 'green' })];
  const all = sorted(green1, green2, at('a', 2), at('b', 3), at('c', 4));
  expect(idsOf(relatedTo(green1, all))).toEqual(['g2', 'c', 'b']);
  expect(idsOf(relatedTo(green1, [green1]))).toEqual([]);
});

describe('the morning brief', () => {
  const spoken = { lengths: { zh: 60_000 } };

  test('has the voice articles of the newest day that has any, oldest first', () => {
    const all = sorted(at('old', -24, spoken), at('b', 2, spoken), at('a', 1, spoken), at('silent', 30));
    expect(idsOf(briefOf(all, beijing))).toEqual(['a', 'b']);
  });

  test('takes the day of the Forum, not that of the server', () => {
    // 01:00 and 23:00 of one day in Beijing are two days in UTC.
    const all = sorted(at('night', -11, spoken), at('evening', 11, spoken), at('before', -13, spoken));
    expect(idsOf(briefOf(all, beijing))).toEqual(['night', 'evening']);
  });

  test('is empty without recordings', () => {
    expect(briefOf([at('a', 1)], beijing)).toEqual([]);
  });
});

describe('an item as it is seen', () => {
  const [zh, en] = [{ language: 'zh', timeZone: beijing } as const, { language: 'en', timeZone: beijing } as const];
  const recording = (language: 'zh' | 'en', itemId = 'a'): StoredRecording => ({
    ...{ itemId, language, fileId: `file-${language}`, duration: 1000, sentences: [] },
  });

  test('has the summary of the other language where its own is missing, and none without any', () => {
    const one = item('a', { summary: { zh: '摘要', en: null } });
    expect([rowAsSeen(one, zh).summary, rowAsSeen(one, en).summary]).toEqual(['摘要', '摘要']);
    expect(rowAsSeen(item('a', { summary: { zh: null, en: null } }), en).summary).toBe(null);
  });

  test('says how long its recording is, in the own language before the other', () => {
    const voice = (lengths: ListedItem['lengths']) => rowAsSeen(item('a', { lengths }), en).voice;
    expect([voice({ zh: 1, en: 2 }), voice({ zh: 1 }), voice({})]).toEqual([2, 1, null]);
  });

  test('has the recording of the own language first', () => {
    const recordings = [recording('zh'), recording('en')];
    const parts = { body: { zh: [], en: [] }, recordings, related: [] };
    const order = (seen: typeof zh | typeof en) =>
      itemAsSeen(item('a'), parts, seen).recordings.map(({ language }) => language);
    expect([order(zh), order(en)]).toEqual([
      ['zh', 'en'],
      ['en', 'zh'],
    ]);
  });

  test('in the brief has its own recordings only', () => {
    const { recordings } = briefItemAsSeen(item('a'), [recording('zh'), recording('en', 'b')], en);
    expect(recordings.map(({ file }) => file)).toEqual(['file-zh']);
  });

  test('has its moment with the offset of the Forum', () => {
    expect(rowAsSeen(item('a'), en).publishedAt).toBe('2027-03-22T12:00:00+08:00');
  });

  test('names a document as the text in the own language calls it', () => {
    const paper = (name: string) => [{ kind: 'document', file: 'f', name, extension: 'pdf', size: 1 } as const];
    expect(documentName({ zh: paper('报告'), en: paper('Report') }, 'f', 'en')).toBe('Report');
    expect(documentName({ zh: paper('报告'), en: [] }, 'f', 'en')).toBe('报告');
  });
});
