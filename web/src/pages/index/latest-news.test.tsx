import axe from 'axe-core';
import { getNews } from 'contract/calls/news';
import { beforeEach, expect, test } from 'vitest';
import { manyNews, newsOf } from '../../features/news/news.testing.ts';
import { answers, lost } from '../../lib/call/answers.testing.ts';
import { language } from '../../lib/language.ts';
import { openAt, server } from './index.testing.tsx';

beforeEach(() => language.set('en'));

const paths = ['/pages/forum/forum'];

test.each([
  ['en', 'Latest news', 'All news', 'News'],
  ['zh', '最新资讯', '全部资讯', '新闻资讯'],
] as const)('the newest three stand below the help, and lead to all, in %s', async (shown, title, all, entry) => {
  language.set(shown);
  const screen = await openAt('22T10:12', { paths, more: [newsOf(manyNews(5))] });
  const latest = screen.getByRole('region', { name: title });
  await expect.element(latest.getByRole('link', { name: 'Item 1' })).toBeVisible();
  const titles = latest.getByRole('heading', { level: 3 }).elements();
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Item 1', 'Item 2', 'Item 3']);
  await expect.element(latest.getByRole('link', { name: all })).toHaveAttribute('href', '/pages/forum/forum');
  // The entry of the specification's "updates" leads there, too.
  await expect
    .element(screen.getByRole('navigation').getByRole('link', { name: entry, exact: true }))
    .toHaveAttribute('href', '/pages/forum/forum');
  const help = screen.getByRole('region', { name: /^(Help|帮助)/ }).element();
  expect(help.compareDocumentPosition(latest.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  ['there are none', newsOf([])],
  ['they cannot be loaded', answers(getNews, lost)],
])('if %s, Home is as it was', async (_, news) => {
  const screen = await openAt('22T10:12', { paths, more: [news] });
  await expect.element(screen.getByRole('region', { name: 'Help' })).toBeVisible();
  await expect.poll(() => server.of(getNews).length).toBeGreaterThan(0);
  expect(screen.getByText('Latest news').query()).toBeNull();
});

test('an app without the page of news does not ask for them', async () => {
  const screen = await openAt('22T10:12', { more: [newsOf(manyNews(5))] });
  await expect.element(screen.getByRole('region', { name: 'Help' })).toBeVisible();
  expect(server.of(getNews)).toEqual([]);
});

test('axe objects to nothing', async () => {
  const screen = await openAt('22T10:12', { paths, more: [newsOf(manyNews(3, { voice: 1000 }))] });
  await expect.element(screen.getByRole('link', { name: 'Item 3' })).toBeVisible();
  const { violations } = await axe.run(screen.container);
  expect(violations).toEqual([]);
});
