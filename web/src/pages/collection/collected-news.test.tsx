import { setBookmark } from 'contract/calls/favourites';
import { getNews } from 'contract/calls/news';
import { expect, test } from 'vitest';
import { manyNews, newsOf } from '../../features/news/news.testing.ts';
import { type Answering, answers, lost } from '../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { open, type Screen, server, world } from './collection.testing.tsx';

const bookmark = (...news: string[]) =>
  (world.mine = { ...world.mine, bookmarks: { version: '2', meetings: [], delegates: [], news, files: [] } });
const openSegment = (news: Answering) => open('?view=news', { answering: [news] });
const titles = (screen: Screen) =>
  screen
    .getByRole('list', { name: 'News' })
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);

test('bookmarked news stand in a segment of their own, newest first', async () => {
  bookmark('Item 7', 'Item 3');
  const screen = await open('', { answering: [newsOf(manyNews(45))] });
  await screen.getByText('News', { exact: true }).click();
  await expect.poll(() => titles(screen)).toEqual(['Item 3', 'Item 7']);
  // All that was wanted is on the first page.
  expect(server.of(getNews)).toHaveLength(1);
});

test('old ones are looked for page by page, and no farther than needed', async () => {
  bookmark('Item 3', 'Item 35');
  const screen = await openSegment(newsOf(manyNews(90)));
  await expect.poll(() => titles(screen)).toEqual(['Item 3', 'Item 35']);
  expect(server.of(getNews).map(({ olderThan }) => olderThan)).toEqual([undefined, 'Item 20']);
  expect(screen.getByText('Loading …').query()).toBeNull();
});

test('what could not be looked for says so, and is tried again in its place', async () => {
  bookmark('Item 3', 'Item 35');
  const list = newsOf(manyNews(45));
  let away = true;
  const screen = await openSegment(
    answers(getNews, (asked) => (asked.body.olderThan && away ? lost : (list.reply(asked as never) as never))),
  );
  await expect.element(screen.getByText('The earlier items could not be loaded.')).toBeVisible();
  expect(titles(screen)).toEqual(['Item 3']);
  away = false;
  letTapsPass();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => titles(screen)).toEqual(['Item 3', 'Item 35']);
});

test('without any it says how to bookmark one, and leads there', async () => {
  bookmark();
  const screen = await openSegment(newsOf(manyNews(45)));
  await expect.element(screen.getByText('No bookmarked news yet')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Open the news' })).toBeVisible();
  expect(server.of(getNews)).toHaveLength(1);
});

test('one that is taken out goes at once, and comes back when that is undone', async () => {
  bookmark('Item 3', 'Item 7');
  const screen = await openSegment(newsOf(manyNews(20)));
  await screen.getByRole('button', { name: 'Bookmark: Item 3' }).click();
  await expect.poll(() => titles(screen)).toEqual(['Item 7']);
  await expect
    .poll(() => server.of(setBookmark))
    .toMatchObject([{ kind: 'news', itemId: 'Item 3', bookmarked: false }]);
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => titles(screen)).toEqual(['Item 3', 'Item 7']);
});
