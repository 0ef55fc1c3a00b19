import { expect, test } from 'vitest';
import { noSuchFile, wrongTimes } from 'contract/refusals/news';
import { editedNews, fileInText, filesNamed, whyFilesCannotBeShown, whyRecordingCannotBe } from './news-staff.rules.ts';

const picture = { kind: 'picture', file: 'in text', width: 1, height: 1, caption: null } as const;
const video = { kind: 'video', file: 'film in text', poster: 'its poster', caption: null } as const;
const paper = { kind: 'document', file: 'paper', name: 'Paper', extension: 'pdf', size: 1 } as const;

test('every file is named with the kind it must have', () => {
  const body = { zh: [picture, paper], en: [{ kind: 'rule' } as const, video] };
  const film = { file: 'film', poster: 'poster' };
  expect(filesNamed({ cover: 'cover', film, body })).toEqual([
    { id: 'cover', kind: 'picture' },
    { id: 'poster', kind: 'picture' },
    { id: 'film', kind: 'video' },
    { id: 'in text', kind: 'picture' },
    { id: 'paper', kind: 'document' },
    { id: 'film in text', kind: 'video' },
    { id: 'its poster', kind: 'picture' },
  ]);
  expect(filesNamed({ cover: null, film: null, body: { zh: [], en: [] } })).toEqual([]);
});

test.each([
  ['all are there', [{ id: 'a', kind: 'picture' }], undefined],
  ['one is missing', [{ id: 'b', kind: 'picture' }], noSuchFile],
  ['one is of another kind', [{ id: 'a', kind: 'video' }], noSuchFile],
] as const)('files: %s', (_, wanted, refusal) => {
  expect(whyFilesCannotBeShown(wanted, [{ id: 'a', kind: 'picture' }])).toBe(refusal);
});

test.each([
  [[], undefined],
  [[[0, 10]], undefined],
  [
    [
      [0, 10],
      [10, 100],
    ],
    undefined,
  ],
  [[[5, 5]], wrongTimes],
  [[[10, 5]], wrongTimes],
  [[[0, 101]], wrongTimes],
  [
    [
      [0, 10],
      [9, 20],
    ],
    wrongTimes,
  ],
  [
    [
      [10, 20],
      [0, 10],
    ],
    wrongTimes,
  ],
] as [number[][], typeof wrongTimes | undefined][])('sentences at %j of 100', (times, refusal) => {
  const sentences = times.map(([from = 0, to = 0]) => ({ from, to }));
  expect(whyRecordingCannotBe({ duration: 100, sentences })).toBe(refusal);
});

test('an editor sees no moment of what nobody else sees', () => {
  const item = {
    ...({ id: 'a', version: 3, kind: 'news', title: { zh: '题', en: 'Title' }, isPublic: true } as const),
    publishedAt: new Date('2027-03-22T04:00:00Z'),
  };
  const seen = { language: 'en', timeZone: 'Asia/Shanghai' } as const;
  const moment = (isPublished: boolean) => editedNews({ ...item, isPublished }, ['zh'], seen).publishedAt;
  expect([moment(true), moment(false)]).toEqual(['2027-03-22T12:00:00+08:00', null]);
});

test('a file in a text has what the tree needs; a recording has no place in it', () => {
  const stored = { id: 'f', size: 7, width: null, height: null, name: null } as const;
  const document = { ...stored, kind: 'document', extension: 'pdf' } as const;
  expect(fileInText({ ...stored, kind: 'picture', extension: 'webp', width: 4, height: 3 })).toEqual({
    ...{ kind: 'picture', file: 'f', width: 4, height: 3 },
  });
  expect(fileInText({ ...stored, kind: 'video', extension: 'mp4' })).toEqual({
    kind: 'video',
    file: 'f',
    poster: null,
  });
  expect(fileInText({ ...document, name: 'Annual report.PDF' })).toEqual({
    ...{ kind: 'document', file: 'f', name: 'Annual report', extension: 'pdf', size: 7 },
  });
  expect(fileInText(document)).toMatchObject({ name: 'PDF' });
  expect(fileInText({ ...stored, kind: 'audio', extension: 'mp3' })).toBe(undefined);
});
