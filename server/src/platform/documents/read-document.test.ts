import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawPages } from './draw-pages.ts';
import * as made from './made-documents.testing.ts';
import { readDocument } from './read-document.ts';

const inPieces = (file: Buffer) =>
  async function* () {
    for (let at = 0; at < file.length; at += 65_536) yield file.subarray(at, at + 65_536);
  };

const page = [
  { text: 'The Green Finance Taxonomy', size: 30, y: 700 },
  { text: '各方同意共同制定绿色金', y: 600 },
  { text: '融的名录', y: 575 },
  { text: 'Signed in Beijing', y: 500 },
];

describe('a pdf', () => {
  test('is read page by page; lines that break inside Chinese are joined, and each run has its place', async () => {
    const { inside, pageKind, pages } = await readDocument(
      inPieces(made.pdfOf([page, [{ text: 'Two', y: 700 }]])),
      'pdf',
    );
    expect([inside, pageKind, pages.map(({ text }) => text)]).toEqual([
      'searched',
      'page',
      ['The Green Finance Taxonomy\n各方同意共同制定绿色金融的名录\nSigned in Beijing', 'Two'],
    ]);
    const [first] = pages;
    const last = first?.places.at(-1);
    expect(first?.text.slice(last?.[0], last?.[1])).toBe('Signed in Beijing');
    // 60 of 600 from the left; from the top 800 - 500 of 800, less the height of the letters.
    expect(last?.slice(2, 4)).toEqual([1000, 3525]);
  });

  test('is drawn as WebP, a thousand pixels wide', async () => {
    const file = made.pdfOf([page, [{ text: 'Two', y: 700 }], [{ text: 'Three', y: 700 }]]);
    const { frames } = await drawPages(inPieces(file), [1, 2, 9]);
    expect(frames.map(({ number, width }) => [number, width])).toEqual([
      [1, 1000],
      [2, 1000],
    ]);
    const { format } = await sharp(frames[0]?.bytes).metadata();
    const { channels } = await sharp(frames[1]?.bytes).stats();
    expect([format, (channels[0]?.min ?? 255) < 128]).toEqual(['webp', true]);
  });

  test('is not drawn if that takes more memory than it may', async () => {
    const drawn = async (megabytes: number) =>
      (await drawPages(inPieces(made.pdfWithHugePicture(7_000)), [1], { megabytes })).frames.length;
    expect([await drawn(250), await drawn(1_024)]).toEqual([0, 1]);
  });

  test('is drawn without a picture that would fill the memory, and with any other', async () => {
    const shade = async (side: number) => {
      const { frames } = await drawPages(inPieces(made.pdfWithHugePicture(side)), [1]);
      return (await sharp(frames[0]?.bytes).stats()).channels[0]?.mean;
    };
    expect([await shade(2_000), await shade(9_000)]).toEqual([0, 255]);
  });

  test.each([
    ['locked', 'a password', () => made.lockedPdf()],
    ['no text', 'no text, like a scan', () => made.pdfOf([[], []])],
    ['damaged', 'only the beginning of a pdf', () => Buffer.from('%PDF-1.7\n%broken')],
    ['damaged', 'nothing', () => Buffer.alloc(0)],
  ] as const)('is %s with %s', async (inside, _what, file) => {
    expect((await readDocument(inPieces(file()), 'pdf')).inside).toBe(inside);
  });

  test('that takes longer than it may is ended, and damaged', async () => {
    const ended = await readDocument(inPieces(made.pdfOf([page])), 'pdf', { milliseconds: 1 });
    expect(ended).toEqual({ inside: 'damaged', pageKind: 'page', pages: [] });
  });

  test('that takes more memory than it may is ended, and damaged', async () => {
    const long = made.pdfOf(Array.from({ length: 40 }, () => page));
    const within = (megabytes: number) => readDocument(inPieces(long), 'pdf', { megabytes });
    expect([(await within(30)).inside, (await within(400)).inside]).toEqual(['damaged', 'searched']);
  });

  test('that unpacks to gigabytes is ended before it fills the memory', async () => {
    const [small, bomb] = [made.pdfBomb(1), made.pdfBomb(2_000)];
    const within = (file: Buffer) => readDocument(inPieces(file), 'pdf', { megabytes: 400 });
    expect([bomb.length < 3_000_000, (await within(bomb)).inside]).toEqual([true, 'damaged']);
    expect((await within(small)).pages.map(({ text }) => text)).toEqual(['harmless']);
  });

  test('with more letters on a page than anybody reads is read as far as the index goes', async () => {
    const lines = Array.from({ length: 700 }, (_, nth) => ({ text: 'abcd '.repeat(5), size: 1, y: 790 - nth }));
    const [long, next] = (await readDocument(inPieces(made.pdfOf([lines, [{ text: 'Two', y: 700 }]])), 'pdf')).pages;
    expect([long?.text.length, long?.places.every(([, to]) => to <= 12_000), next?.text]).toEqual([
      12_000,
      true,
      'Two',
    ]);
  });
});

describe('an office file', () => {
  test('of words is divided by its headings', async () => {
    const file = await made.docxOf([
      { lines: ['前言'] },
      { heading: '第一章 绿色金融', lines: ['各方同意\u0000。', 'Agreed.'] },
    ]);
    expect(await readDocument(inPieces(file), 'docx')).toEqual({
      ...{ inside: 'searched', pageKind: 'section' },
      pages: [
        { name: null, text: '前言', places: [] },
        { name: '第一章 绿色金融', text: '第一章 绿色金融\n各方同意。\nAgreed.', places: [] },
      ],
    });
  });

  test('of one long heading has parts with a short name', async () => {
    const { pages } = await readDocument(
      inPieces(await made.docxOf([{ heading: '长'.repeat(20_000), lines: [] }])),
      'docx',
    );
    expect(pages.map(({ name, text }) => [name?.length, text.length])).toEqual([
      [200, 8_000],
      [200, 8_000],
      [200, 4_000],
    ]);
  });

  test('of tables is divided by its sheets, whose names stay', async () => {
    const file = made.xlsxOf([
      {
        name: '代表',
        rows: [
          ['国家', '人数'],
          ['Kenya', '12'],
        ],
      },
      { name: 'Halls', rows: [['A']] },
    ]);
    const { pages } = await readDocument(inPieces(file), 'xlsx');
    expect(pages.map(({ name, text }) => [name, text])).toEqual([
      ['代表', '国家\t人数\nKenya\t12'],
      ['Halls', 'A'],
    ]);
  });

  test('of slides keeps the number of each slide', async () => {
    const { pageKind, pages } = await readDocument(inPieces(made.pptxOf(['第一张', '', 'Third'])), 'pptx');
    expect([pageKind, pages.map(({ text }) => text)]).toEqual(['slide', ['第一张', '', 'Third']]);
  });

  test.each([
    ['that unpacks to hundreds of megabytes', () => made.docxBomb()],
    ['of which half is missing', async () => (await made.docxOf([{ lines: ['text'] }])).subarray(0, 2_000)],
    ['that is something else', () => Buffer.from('no zip')],
  ])('%s is damaged', async (_what, file) => {
    expect((await readDocument(inPieces(await file()), 'docx')).inside).toBe('damaged');
  });
});
