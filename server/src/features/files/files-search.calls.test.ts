import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as console from 'contract/calls/console/files';
import type { findInFile, FoundFile } from 'contract/calls/files';
import type { AnswerOf } from 'contract/wire/call';
import { filePage } from '../../platform/database/tables/content/files.ts';
import { xlsxOf } from '../../platform/documents/made-documents.testing.ts';
import { gu, steps } from '../../platform/testing/signing-in.ts';
import { staffDesk } from '../../platform/testing/staff-desk.ts';
import { keepReading } from './files-index.store.ts';
import { docxWith, fileCalls, fileDesk, pdfWith } from '../../platform/documents/file-desk.testing.ts';

let desk: Awaited<ReturnType<typeof staffDesk>>;
let token = '';
const files = { pdf: '', docx: '', xlsx: '' };
beforeAll(async () => {
  desk = await staffDesk();
  token = (await steps(desk.server).signIn({ address: gu.mobile })).token;
  const { publish } = fileDesk(desk);
  const pdf = await publish({
    ...{ ending: 'pdf', title: { zh: '朱雀指南', en: 'The Zhuque handbook' }, category: 'guide' },
    bytes: pdfWith(
      'Opening words of the zhuque',
      '与会各方审议了朱雀星宿的观测方案',
      'Quetzalcoatlus policies, 42 pages of trading',
    ),
  });
  const docx = await publish({
    ...{ ending: 'docx', title: { zh: '观测报告', en: 'Observations' } },
    bytes: await docxWith(
      '玄武观测',
      '星宿观测的朱雀方案已获通过。',
      'The Qui-Lynx of the observatory',
      'xylophonists play the phiuchus',
    ),
  });
  const xlsx = await publish({
    ...{ ending: 'xlsx', title: { zh: '青龙表', en: 'Table of the azure dragon' }, category: 'journal' },
    bytes: xlsxOf([{ name: '勾陈', rows: [['ophiuchus', '七']] }]),
  });
  Object.assign(files, { pdf: pdf.id, docx: docx.id, xlsx: xlsx.id });
});
afterAll(() => desk.leave());

type Found = { total: number; types: Record<string, number>; items: FoundFile[]; more: boolean };
const search = async (text: string, more = {}) =>
  (await fileCalls(desk)<Found>('searchFiles', { text, ...more }, { token })).obj;
const idsFor = async (text: string, more = {}) => (await search(text, more)).items.map(({ id }) => id);
const shown = (text: string, marks: readonly (readonly [number, number])[]) =>
  marks.map(([from, to]) => text.slice(from, to));

describe('a text is found', () => {
  test.each([
    ['星宿的观测方', 2, ['星宿的观测方']],
    ['宿的', 2, ['宿的']],
    ['审议朱雀', 2, ['审议', '朱雀']],
    ['policy', 3, ['policies']],
    ['trade', 3, ['trading']],
    ['quetzal', 3, ['Quetzalcoatlus']],
    ['QUETZALCOATLUS policies', 3, ['Quetzalcoatlus policies']],
    ['alcoatlus pol', 3, ['alcoatlus pol']],
    ['42 pages', 3, ['42 pages']],
  ])('inside a pdf: %s', async (text, number, marks) => {
    const [first] = (await search(text)).items;
    expect([first?.id, first?.best?.number, shown(first?.best?.excerpt ?? '', first?.best?.marks ?? [])]).toEqual([
      ...[files.pdf, number, marks],
    ]);
  });

  test('inside a docx under its heading, and in a sheet by its name or its cells', async () => {
    const [docx] = (await search('quilynx')).items;
    expect([docx?.id, docx?.best?.name]).toEqual([files.docx, '玄武观测']);
    expect(await idsFor('勾陈')).toEqual([files.xlsx]);
    const [xlsx] = (await search('ophiuchus')).items;
    expect([xlsx?.id, xlsx?.pageKind, xlsx?.preview]).toEqual([files.xlsx, 'sheet', 'text']);
  });

  test('in titles of both languages, which come first', async () => {
    const { items } = await search('朱雀');
    expect(items.map(({ id }) => id)).toEqual([files.pdf, files.docx]);
    expect((await search('zhuque handbook')).items[0]).toMatchObject({
      titleMarks: [[4, 19]],
      best: null,
      pagesFound: 0,
    });
    expect(await idsFor('青龙')).toEqual([files.xlsx]);
  });

  test('as a word before the same letters inside a longer one, which is in a newer file', async () => {
    for (const order of ['best', 'newest'])
      expect(await idsFor('phiuchus', { order })).toEqual([files.docx, files.xlsx]);
  });

  test('as a whole before its words, all words before any of them', async () => {
    expect(await idsFor('朱雀星宿')).toEqual([files.pdf]);
    expect((await idsFor('星宿朱雀')).toSorted()).toEqual([files.docx, files.pdf].toSorted());
    expect((await idsFor('quetzalcoatlus xylophonists')).toSorted()).toEqual([files.pdf, files.docx].toSorted());
    expect(await idsFor('ornithorhynchus')).toEqual([]);
  });
});

describe('a search', () => {
  test('counts the types of all hits, and shows those of one', async () => {
    const { total, types } = await search('星宿', { type: 'text' });
    expect([total, types['text'], types['pdf']]).toEqual([1, 1, 1]);
    expect(await idsFor('星宿', { category: 'guide' })).toEqual([files.pdf]);
    expect((await search('星宿', { from: 1 })).items).toHaveLength(1);
    expect(await idsFor('星宿', { order: 'newest' })).toHaveLength(2);
  });

  test.each([
    ['', 'searchMissing'],
    ['   ', 'searchMissing'],
    ['。，!?', 'searchMissing'],
    [String.raw`\\' & ( :* %_`, 'searchMissing'],
    ["'; drop table x; --".replaceAll(/[a-z]/g, ''), 'searchMissing'],
    ['\ud800', 'searchMissing'],
  ])('for %j is refused in words', async (text, refusal) => {
    const { code, obj } = await fileCalls(desk)<{ refusal: string }>('searchFiles', { text }, { token });
    expect([code, obj.refusal]).toEqual([-1, refusal]);
  });

  test.each([
    'x'.repeat(200),
    '观'.repeat(200),
    "a' | 'b':* <-> !",
    String.raw`\\' & a ( :* %_`,
    '\ud83d lone \udc00',
    'zero\u0000byte',
    '𠮷野 ½ ﷺ',
  ])('for %j is answered', async (text) => {
    expect((await fileCalls(desk)('searchFiles', { text }, { token })).code).toBe(0);
  });

  test('for ten thousand characters is refused', async () => {
    expect((await fileCalls(desk)('searchFiles', { text: '字'.repeat(10_000) }, { token })).code).toBe(-1);
  });
});

describe('within a file', () => {
  test('each page says where the text stands, in its text and on its picture', async () => {
    type Answer = AnswerOf<typeof findInFile>;
    const find = async (text: string) =>
      (await fileCalls(desk)<Answer>('findInFile', { id: files.pdf, text }, { token })).obj.pages;
    const [page] = await find('朱雀');
    expect([page?.number, page?.marks]).toEqual([2, [[7, 9]]]);
    // Each character is 20 of 600 wide, and the line begins at 60.
    expect(page?.places).toEqual([[[Math.round(1000 + 7 * (20 / 600) * 10_000), 1025, 667, 275]]]);
    expect(await find('玄武')).toEqual([]);
  });

  test('every page of a long book has its share of the marks', async () => {
    const book = await fileDesk(desk).publish({
      ...{ ending: 'pdf', title: { zh: '长书', en: 'A long book' } },
      bytes: pdfWith('A long book'),
    });
    await hasPages(book.media, 'delphinus '.repeat(20), { until: 250 });
    const { pages } = (
      await fileCalls(desk)<AnswerOf<typeof findInFile>>('findInFile', { id: book.id, text: 'delphinus' }, { token })
    ).obj;
    expect(pages.map(({ number }) => number)).toEqual(Array.from({ length: 250 }, (_, at) => at + 1));
    expect(new Set(pages.map(({ marks }) => marks.length))).toEqual(new Set([16]));
  });

  test.each(['', '。，!?', '\ud800', '字'.repeat(10_000)])('%j is refused', async (text) => {
    const { code } = await fileCalls(desk)('findInFile', { id: files.pdf, text }, { token });
    expect(code).toBe(-1);
  });

  test('a new title is searched at once, and the former one no more', async () => {
    const { items } = await desk.ask(console.listForumFiles, {});
    const { version = 0 } = items.find(({ id }) => id === files.xlsx) ?? {};
    const facts = { category: 'journal', audience: { kind: 'all' } } as const;
    const title = { zh: '白虎表', en: 'Table of the white tiger' };
    await desk.ask(console.changeForumFile, { id: files.xlsx, version, ...facts, title });
    expect([await idsFor('azure dragon'), await idsFor('白虎')]).toEqual([[], [files.xlsx]]);
  });
});

test('a word that more than 500 pages have is not looked for inside other words', async () => {
  const { publish } = fileDesk(desk);
  const [many, one] = [await publishedText('vulpecula'), await publishedText('subvulpeculan')];
  await hasPages(many.media, 'vulpecula', { until: 500 });
  expect(await idsFor('vulpecula')).toEqual([many.id, one.id]);
  await copyFirstPage(many.media, { from: 501, until: 501 });
  expect(await idsFor('vulpecula')).toEqual([many.id]);

  function publishedText(text: string) {
    return publish({ ending: 'pdf', title: { zh: '星座', en: 'A constellation' }, bytes: pdfWith(text) });
  }
});

/** The content has this text on each page. One page is indexed and the others are its copies, which takes a moment. */
async function hasPages(media: string, text: string, { until }: { until: number }) {
  const pages = [{ name: null, text, places: [] }];
  await keepReading(desk.server.db, media, { inside: 'searched', pageKind: 'page', pages });
  await copyFirstPage(media, { from: 2, until });
}

async function copyFirstPage(media: string, { from, until }: { from: number; until: number }) {
  const { mediaId, number, name, text, folded, places, words, pieces } = filePage;
  const copied = sql.join(
    [name, text, folded, places, words, pieces].map(({ name: column }) => sql.identifier(column)),
    sql`, `,
  );
  await desk.server.db.execute(sql`
    insert into file_page (media_id, number, ${copied})
    select media_id, series, ${copied} from file_page, generate_series(${from}::int, ${until}::int) as series
    where ${eq(mediaId, media)} and ${eq(number, 1)}`);
}
