import { findInFile, getFilePage } from 'contract/calls/files';
import { fileReplaced } from 'contract/refusals/files';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Hits } from '../../features/files/files.api.ts';
import { fileOf, openedFile } from '../../features/files/files.testing.ts';
import { answers, refused } from '../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { isAffected } from '../../lib/read/affected-by-change.ts';
import { openFiles } from './search.testing.tsx';

const slides = { ending: 'pptx', preview: 'text', pageKind: 'slide' } as const;
const former = openedFile('Deck', slides);
const newer = { ...openedFile('Deck', { ...slides, version: 2 }, 7), media: 'd8d3kz1v9m2x7qp4rt6w' };

const hits = (number: number): Hits => [{ number, marks: [[0, 7]], places: [[]] }];

/** A server that answers of the content that it has, and refuses to answer of the other one. */
async function open(at: string) {
  let has = former;
  const words = () => (has === former ? 'as it was' : 'anew');
  const shown = await openFiles(`detail?id=Deck${at}`, [
    fileOf(() => has),
    answers(findInFile, ({ body: { media } }) =>
      media === has.media ? { pages: hits(has === former ? 2 : 4) } : refused(fileReplaced),
    ),
    answers(getFilePage, ({ body: { media, number } }) =>
      media === has.media ? { name: null, text: `finance on ${number} ${words()}` } : refused(fileReplaced),
    ),
  ]);
  const replaceUntold = () => void (has = newer);
  async function replace() {
    replaceUntold();
    // As a hint does it.
    const change = { topic: 'files', itemId: 'Deck' } as const;
    await shown.queries.invalidateQueries({ predicate: (query) => isAffected(query, change) });
  }
  return { ...shown, replace, replaceUntold };
}
const marked = () => Array.from(document.querySelectorAll('.text-page mark'), ({ textContent }) => textContent);

beforeEach(async () => {
  await page.viewport(390, 844);
  window.scrollTo(0, 0);
  language.set('en');
  letTapsPass();
});

test('a file that is replaced keeps its text, its hits and their marks until the new version is shown', async () => {
  const { screen, replace } = await open('&q=finance');
  await expect.element(screen.getByText('finance on 2 as it was')).toBeVisible();
  await replace();
  const show = screen.getByRole('button', { name: 'Show the new version' });
  await expect.element(show).toBeVisible();
  await expect.element(screen.getByText('finance on 2 as it was')).toBeVisible();
  await expect.element(screen.getByText('1 of 1')).toBeVisible();
  expect(marked()).toEqual(['finance']);
  await show.click();
  await expect.element(screen.getByText('finance on 4 anew')).toBeVisible();
  await expect.poll(marked).toEqual(['finance']);
  await expect.element(screen.getByText('Slide 4 of 7', { exact: false }).first()).toBeVisible();
});

test.each([
  ['en', 'Slide 3 of 5', 'This part of the former version is no longer available.', 'can no longer be searched'],
  ['zh', '第3张幻灯片，共5张', '旧版本的此部分已无法显示，请查看新版本。', '该版本已无法检索，请查看新版本。'],
] as const)('what was not read of it before is said to be gone, in %s', async (spoken, third, part, search) => {
  language.set(spoken);
  const { screen, server, replace } = await open('&page=1');
  await expect.element(screen.getByText('finance on 1 as it was')).toBeVisible();
  await replace();
  await expect.element(screen.getByRole('button', { name: /new version|查看新版本/ })).toBeVisible();
  await screen.getByRole('button', { name: third }).click();
  await expect.element(screen.getByText(part, { exact: false })).toBeVisible();
  await screen.getByRole('searchbox').fill('finance');
  await expect.element(screen.getByText(search, { exact: false })).toBeVisible();
  expect([server.of(getFilePage).length, server.of(findInFile)]).toEqual([1, []]);
});

test('a part that is opened before the phone is told of the new version is not shown from it', async () => {
  const { screen, replace, replaceUntold } = await open('&page=1');
  await expect.element(screen.getByText('finance on 1 as it was')).toBeVisible();
  replaceUntold();
  await screen.getByRole('button', { name: 'Slide 3 of 5' }).click();
  await expect.element(screen.getByText('This file has been replaced by a newer version')).toBeVisible();
  expect(screen.getByText(/anew/).query()).toBeNull();
  await replace();
  await expect.element(screen.getByText(/part of the former version is no longer available/)).toBeVisible();
});
