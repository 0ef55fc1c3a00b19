import { afterAll, beforeAll, expect, test } from 'vitest';
import type { findInFile, FoundFile } from 'contract/calls/files';
import type { Language } from 'contract/languages';
import type { AnswerOf } from 'contract/wire/call';
import { forumFiles } from '../../../demo/files/files.ts';
import { probes } from '../../../demo/files/probes.testing.ts';
import { readingsOfFiles } from '../../../demo/files/readings.ts';
import { forumFile } from '../../platform/database/tables/content/files.ts';
import { fileCalls } from '../../platform/documents/file-desk.testing.ts';
import { idFromKey } from '../../platform/ids.ts';
import { chances } from '../../platform/testing/chances.ts';
import { gu, steps } from '../../platform/testing/signing-in.ts';
import { testServer } from '../../platform/testing/test-server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let token = '';
beforeAll(async () => {
  server = await testServer();
  token = (await steps(server).signIn({ address: gu.mobile })).token;
  // Those of the evening are not published in the morning of the test, and one is for a meeting's people.
  await server.db.update(forumFile).set({ isPublished: true, audience: { kind: 'all' } });
});
afterAll(() => server.stop());

const fileId = (key: string) => idFromKey('forum file', key);
const isPdf = new Set(forumFiles.filter(({ ending }) => ending === 'pdf').map(({ key }) => key));

async function search(text: string, language: Language, from = 0) {
  const asked = fileCalls({ server })<{ items: FoundFile[]; more: boolean }>;
  return (await asked('searchFiles', { text, from }, { token, language })).obj;
}

/** The marks on the pages of a file, by the number of the page; on a pdf also their places on the picture. */
async function marksInFile(key: string, text: string) {
  const asked = fileCalls({ server })<AnswerOf<typeof findInFile>>;
  const { pages } = (await asked('findInFile', { id: fileId(key), text }, { token })).obj;
  const isShown = ({ marks, places }: (typeof pages)[number]) =>
    marks.length > 0 && (!isPdf.has(key) || places.every((one) => one.length > 0));
  return new Set(pages.filter(isShown).map(({ number }) => number));
}

test('of 60 probes at least 57 find their file first or second, with the right page and its marks', async () => {
  const missed: string[] = [];
  for (const { query, file, page, language } of probes) {
    const { items } = await search(query, language);
    const hit = items.slice(0, 2).find(({ id }) => id === fileId(file));
    const isMarked = (await marksInFile(file, query)).has(page);
    if (hit?.best?.number === page && hit.best.marks.length > 0 && isMarked) continue;
    missed.push(`${query}: ${hit ? `page ${hit.best?.number} for ${page}` : 'no hit'}${isMarked ? '' : ', no mark'}`);
  }
  expect(missed.slice(3)).toEqual([]);
});

const pages = Object.entries(readingsOfFiles()).flatMap(([key, reading]) =>
  reading.pages.map(({ text }, index) => ({ key, number: index + 1, signs: Array.from(text) })),
);
const length = pages.reduce((sum, { signs }) => sum + signs.length, 0);

/** 2 to 8 characters from anywhere, without regard to words. */
function cutPiece(chance: ReturnType<typeof chances>) {
  for (;;) {
    let at = chance(length);
    const page = pages.find(({ signs }) => (at < signs.length ? true : void (at -= signs.length)));
    const piece =
      page?.signs
        .slice(at, at + 2 + chance(7))
        .join('')
        .trim() ?? '';
    if (page && Array.from(piece).length > 1 && /[\p{L}\p{N}]/u.test(piece)) return { ...page, piece };
  }
}

async function isAmongHits(key: string, piece: string): Promise<boolean> {
  for (let from = 0; ; from += 20) {
    const { items, more } = await search(piece, 'en', from);
    if (items.some(({ id }) => id === fileId(key))) return true;
    if (!more) return false;
  }
}

test('200 pieces cut out of the files without regard to words find the page that they came from', async () => {
  // Another seed cuts other pieces.
  const seed = Number(process.env['SEED'] ?? 179_925);
  const chance = chances(seed);
  const missed: string[] = [];
  for (let nth = 0; nth < 200; nth += 1) {
    const { key, number, piece } = cutPiece(chance);
    const isFound = (await isAmongHits(key, piece)) && (await marksInFile(key, piece)).has(number);
    if (!isFound) missed.push(`${JSON.stringify(piece)} of ${key}, page ${number}`);
  }
  expect({ seed, missed }).toEqual({ seed, missed: [] });
}, 120_000);
