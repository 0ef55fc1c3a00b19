import { describe, expect, test } from 'vitest';
import { photoNames, zipName } from './album-download.rules.ts';
import {
  daysOf,
  newestFirst,
  pageOf,
  requestsShown,
  whyCannotAskToHide,
  whyPhotosCannotBeDownloaded,
} from './album.rules.ts';
import type { StoredPhoto, StoredTopic } from './album.store.ts';

const now = new Date('2027-03-22T10:12:00+08:00');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

const topics: StoredTopic[] = [
  { id: 'opening', date: '2027-03-22', title: { zh: '开幕', en: 'Opening' }, addedAt: minutes(0) },
  { id: 'lunch', date: '2027-03-22', title: { zh: '午餐', en: 'Lunch' }, addedAt: minutes(5) },
  { id: 'arrival', date: '2027-03-21', title: { zh: '抵达', en: 'Arrival' }, addedAt: minutes(9) },
  { id: 'empty', date: '2027-03-23', title: { zh: '空', en: 'Empty' }, addedAt: minutes(9) },
];
const photo = (id: string, topicId: string, addedAt: Date): StoredPhoto => ({
  ...{ id, topicId, addedAt, takenAt: addedAt, pictureId: `picture ${id}`, hidden: false, blur: 'AQID' },
  ...{ date: topics.find((topic) => topic.id === topicId)?.date ?? '', caption: { zh: '图', en: 'Photo' } },
  ...{ width: 3, height: 2 },
});

test('the newest comes first, and two of one moment always stand in the same order', () => {
  const [a, b, c] = [photo('a', 'opening', now), photo('b', 'opening', now), photo('c', 'opening', minutes(1))];
  for (const all of [
    [a, b, c],
    [c, b, a],
    [b, c, a],
  ])
    expect(all.toSorted(newestFirst).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});

test('days come newest first, with the topics that have a photo', () => {
  const photos = [
    photo('a', 'opening', now),
    photo('b', 'opening', now),
    photo('c', 'arrival', now),
    photo('d', 'lunch', now),
  ];
  expect(daysOf(topics, photos, 'en')).toEqual([
    {
      date: '2027-03-22',
      photos: 3,
      topics: [
        { id: 'lunch', title: 'Lunch', photos: 1 },
        { id: 'opening', title: 'Opening', photos: 2 },
      ],
    },
    { date: '2027-03-21', photos: 1, topics: [{ id: 'arrival', title: 'Arrival', photos: 1 }] },
  ]);
});

describe('a page', () => {
  const all = Array.from({ length: 130 }, (_, nth) => photo(`p${1_000 - nth}`, 'opening', minutes(-nth)));

  test('goes on after a photo until there is none', () => {
    const first = pageOf(all, {});
    const second = pageOf(all, {}, first.photos.at(-1));
    const third = pageOf(all, {}, second.photos.at(-1));
    expect([first.photos.length, first.more, second.photos.length, second.more]).toEqual([60, true, 60, true]);
    expect([third.photos.length, third.more]).toEqual([10, false]);
    expect([...first.photos, ...second.photos, ...third.photos]).toEqual(all);
  });

  test('is neither repeated nor shortened by a photo that arrives meanwhile', () => {
    const first = pageOf(all, {});
    const later = [photo('new', 'opening', minutes(1)), ...all];
    expect(pageOf(later, {}, first.photos.at(-1))).toEqual(pageOf(all, {}, first.photos.at(-1)));
  });

  test('may be of a day or of a topic', () => {
    const mixed = [photo('a', 'lunch', minutes(2)), photo('b', 'arrival', minutes(1)), photo('c', 'opening', now)];
    const ids = (asked: Parameters<typeof pageOf>[1]) => pageOf(mixed, asked).photos.map(({ id }) => id);
    expect([ids({ day: '2027-03-22' }), ids({ topicId: 'arrival' }), ids({ day: '2027-01-01' })]).toEqual([
      ['a', 'c'],
      ['b'],
      [],
    ]);
  });
});

describe('a download', () => {
  const size = 100 * 1024 * 1024;

  test.each([
    ['one that is there', ['a'], [{ size: 1 }], undefined],
    ['the same one twice', ['a', 'a'], [{ size: 1 }], undefined],
    ['one that is hidden', ['a', 'b'], [{ size: 1 }], 'photosGone'],
    ['500 MB', ['a', 'b', 'c', 'd', 'e'], Array.from({ length: 5 }, () => ({ size })), undefined],
    ['more', ['a', 'b', 'c', 'd', 'e', 'f'], Array.from({ length: 6 }, () => ({ size })), 'photosTooLarge'],
  ])('of %s', (_what, asked, found, refusal) => {
    expect(whyPhotosCannotBeDownloaded(asked, found)?.name).toBe(refusal);
  });

  const named = (at: Date, topic = { zh: '周一上午', en: 'Monday morning' }) => ({ takenAt: at, topic });
  const shown = { language: 'en', timeZone: 'Asia/Shanghai' } as const;

  test('has names by the moment and the topic, which are never the same', () => {
    expect(photoNames([named(now), named(now), named(minutes(1))], shown)).toEqual([
      '2027-03-22 10.12 Monday morning',
      '2027-03-22 10.12 Monday morning (2)',
      '2027-03-22 10.13 Monday morning',
    ]);
    expect(photoNames([named(now)], { ...shown, language: 'zh' })).toEqual(['2027-03-22 10.12 周一上午']);
  });

  test('is called after its topic, or after the album', () => {
    expect(zipName([named(now), named(now)], shown, 'Forum album')).toBe('2027-03-22 Monday morning');
    const other = named(minutes(-24 * 60), { zh: '抵达', en: 'Arrival' });
    expect(zipName([named(now), other], shown, 'Forum album')).toBe('2027-03-21 Forum album');
  });
});

describe('a request to hide a photo', () => {
  const nine = Array.from({ length: 9 }, () => minutes(-60));

  test.each([
    ['the first', { isWaiting: false, asked: [] }, undefined],
    ['a second one about the same photo', { isWaiting: true, asked: [now] }, { name: 'alreadyAskedToHide' }],
    ['the tenth of a day', { isWaiting: false, asked: nine }, undefined],
    [
      'the eleventh',
      { isWaiting: false, asked: [...nine, minutes(-23 * 60)] },
      { name: 'tooManyHideRequests', retryAfter: 3_600 },
    ],
  ])('%s', (_which, attempt, expected) => {
    const why = whyCannotAskToHide({ ...attempt, now });
    expect(why && { name: why.refusal.name, ...('retryAfter' in why && { retryAfter: why.retryAfter }) }).toEqual(
      expected,
    );
  });

  test('shows its newest state, and nothing once it was followed', () => {
    expect(
      requestsShown([
        { photoId: 'a', answer: 'decline' },
        { photoId: 'b', answer: 'decline' },
        { photoId: 'c', answer: 'hide' },
        { photoId: 'a', answer: null },
      ]),
    ).toEqual([
      { photoId: 'a', state: 'waiting' },
      { photoId: 'b', state: 'declined' },
    ]);
  });
});
