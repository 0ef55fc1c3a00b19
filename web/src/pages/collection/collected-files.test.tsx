import { setBookmark } from 'contract/calls/favourites';
import { getFiles } from 'contract/calls/files';
import { expect, test } from 'vitest';
import { filesOf, manyFiles } from '../../features/files/files.testing.ts';
import { language } from '../../lib/language.ts';
import { open, type Screen, server, world } from './collection.testing.tsx';

const bookmark = (...files: string[]) =>
  (world.mine = { ...world.mine, bookmarks: { version: '2', meetings: [], delegates: [], news: [], files } });
const titles = (screen: Screen) =>
  screen
    .getByRole('list', { name: 'Files' })
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);

test('bookmarked files stand in a segment of their own, newest first; old ones are looked for', async () => {
  bookmark('File 35', 'File 3');
  const screen = await open('', { answering: [filesOf(manyFiles(90))] });
  await screen.getByText('Files', { exact: true }).click();
  await expect.poll(() => titles(screen)).toEqual(['File 3', 'File 35']);
  expect(server.of(getFiles).map(({ olderThan }) => olderThan)).toEqual([undefined, 'File 20']);
});

test.each([
  ['en', 'No bookmarked files yet', 'Open the files'],
  ['zh', '尚未收藏文件', '查看文件'],
] as const)('without any it says how to bookmark one, in %s', async (spoken, words, list) => {
  language.set(spoken);
  bookmark();
  const screen = await open('?view=files', { answering: [filesOf(manyFiles(45))] });
  await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: list })).toBeVisible();
});

test('one that is taken out goes at once', async () => {
  bookmark('File 3', 'File 7');
  const screen = await open('?view=files', { answering: [filesOf(manyFiles(20))] });
  await screen.getByRole('button', { name: 'Bookmark: File 3' }).click();
  await expect.poll(() => titles(screen)).toEqual(['File 7']);
  await expect
    .poll(() => server.of(setBookmark))
    .toMatchObject([{ kind: 'file', itemId: 'File 3', bookmarked: false }]);
});
