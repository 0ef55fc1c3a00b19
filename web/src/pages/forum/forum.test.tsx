import axe from 'axe-core';
import { setBookmark } from 'contract/calls/favourites';
import { getNews } from 'contract/calls/news';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { manyNews, newsOf, newsRow } from '../../features/news/news.testing.ts';
import { answers, lost } from '../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { address } from '../../shell/page.testing.tsx';
import { openNews } from './forum.testing.tsx';

type Screen = Awaited<ReturnType<typeof openNews>>['screen'];

beforeEach(async () => {
  await page.viewport(390, 844);
  // Otherwise a list would begin where the one of the last test was left.
  window.scrollTo(0, 0);
  language.set('en');
  letTapsPass();
});

const titles = (screen: Screen) =>
  screen
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);
const toTheEnd = () => window.scrollTo(0, document.documentElement.scrollHeight);

test('a row has source and time, how long its voice is, and whether it has a video', async () => {
  const cover = { id: 'c8d3kz1v9m2x7qp4rt6w', width: 800, height: 500 };
  const rows = [
    newsRow('Supply chains', { voice: 246_000, cover }),
    newsRow('Bonds', { video: true, cover, publishedAt: '2027-03-21T09:20:00+08:00' }),
  ];
  const { screen } = await openNews('forum', [newsOf(rows)]);
  const [first, second] = [screen.getByRole('article').first(), screen.getByRole('article').last()];
  await expect.element(first.getByText('Forum Daily · 09:58')).toBeVisible();
  await expect.element(first.getByText('Voice article 04:06')).toBeVisible();
  await expect.element(second.getByText('Forum Daily · 21 Mar 09:20')).toBeVisible();
  await expect.element(second.getByText('Video')).toBeInTheDocument();
  expect(first.getByText('Video').query()).toBeNull();
  expect(first.element().querySelector('img')?.getAttribute('src')).toBe('/media/c8d3kz1v9m2x7qp4rt6w.w320');
  await expect
    .element(screen.getByRole('link', { name: 'Supply chains' }))
    .toHaveAttribute('href', '/pages/forum/detail?id=Supply+chains');
});

test('news and talks, and the categories, stand in the address and are asked for', async () => {
  const rows = [newsRow('A speech', { kind: 'talk', category: 'culture' }), newsRow('An opening')];
  const { screen, server } = await openNews('forum', [newsOf(rows)]);
  await expect.poll(() => titles(screen)).toEqual(['An opening']);
  await screen.getByText('Talks', { exact: true }).click();
  await expect.poll(() => titles(screen)).toEqual(['A speech']);
  await screen.getByRole('button', { name: 'Culture' }).click();
  await expect.poll(address).toBe('/pages/forum/forum?kind=talk&category=culture');
  await expect.poll(() => server.of(getNews).at(-1)).toMatchObject({ kind: 'talk', category: 'culture' });
  await screen.getByRole('button', { name: 'Culture' }).click();
  await expect.poll(address).toBe('/pages/forum/forum?kind=talk');
});

test.each([
  ['en', 'Nothing in “Culture” yet', 'Show all categories'],
  ['zh', '“文化”类别暂无内容', '查看全部类别'],
] as const)('an empty category says so in %s and leads to all', async (spoken, title, showAll) => {
  language.set(spoken);
  const { screen } = await openNews('forum?category=culture', [newsOf([newsRow('An opening')])]);
  await expect.element(screen.getByText(title)).toBeVisible();
  await screen.getByRole('button', { name: showAll }).click();
  await expect.poll(() => titles(screen)).toEqual(['An opening']);
});

test.each([
  ['forum', 'No news yet'],
  ['forum?kind=talk', 'No talks yet'],
])('an empty list says what will come: %s', async (at, title) => {
  const { screen } = await openNews(at, [newsOf([])]);
  await expect.element(screen.getByText(title)).toBeVisible();
});

test('older items come while one scrolls, without the overlay, and the end says so', async () => {
  const overlayBegins = vi.fn();
  const { screen, server } = await openNews('forum', [newsOf(manyNews(45))], { events: { overlayBegins } });
  await expect.poll(() => titles(screen).length).toBe(20);
  expect(screen.getByText('You have reached the end').query()).toBeNull();
  toTheEnd();
  await expect.poll(() => titles(screen).length).toBe(40);
  toTheEnd();
  await expect.element(screen.getByText('You have reached the end')).toBeVisible();
  expect(titles(screen)).toEqual(manyNews(45).map(({ title }) => title));
  expect(server.of(getNews).map(({ olderThan }) => olderThan)).toEqual([undefined, 'Item 20', 'Item 40']);
  expect(overlayBegins).toHaveBeenCalledOnce();
});

test('a further page that fails stays a matter of the end of the list, and is tried again there', async () => {
  const list = newsOf(manyNews(25));
  let away = true;
  const { screen, server } = await openNews('forum', [
    list,
    answers(getNews, (asked) => (asked.body.olderThan && away ? lost : (list.reply(asked as never) as never))),
  ]);
  await expect.poll(() => titles(screen).length).toBe(20);
  toTheEnd();
  await expect.element(screen.getByText('The earlier items could not be loaded.')).toBeVisible();
  expect(titles(screen)).toHaveLength(20);
  const asked = server.of(getNews).length;
  away = false;
  letTapsPass();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => titles(screen).length).toBe(25);
  expect(server.of(getNews)).toHaveLength(asked + 1);
});

test('the last item was withdrawn meanwhile: the list is read anew and goes on', async () => {
  const rows = manyNews(25);
  const list = newsOf(rows);
  const { screen } = await openNews('forum', [
    list,
    answers(getNews, (asked) => {
      if (asked.body.olderThan === 'Item 20') rows.splice(19, 1);
      return list.reply(asked as never) as never;
    }),
  ]);
  await expect.poll(() => titles(screen).length).toBe(20);
  toTheEnd();
  await expect.poll(() => titles(screen).length).toBe(24);
  expect(titles(screen)).not.toContain('Item 20');
});

test('a list that was read far is renewed as far, so that nothing disappears', async () => {
  const rows = manyNews(45);
  const { screen, queries } = await openNews('forum', [newsOf(rows)]);
  await expect.poll(() => titles(screen).length).toBe(20);
  toTheEnd();
  await expect.poll(() => titles(screen).length).toBe(40);
  rows.unshift(newsRow('Fresh'));
  await queries.invalidateQueries();
  await expect.poll(() => titles(screen)[0]).toBe('Fresh');
  expect(titles(screen)).toHaveLength(40);
});

test('without a network it says so, and with the network it is there', async () => {
  const list = newsOf(manyNews(1));
  let away = true;
  const { screen } = await openNews('forum', [
    list,
    answers(getNews, (asked) => (away ? lost : (list.reply(asked as never) as never))),
  ]);
  const again = screen.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  away = false;
  await again.click();
  await expect.poll(() => titles(screen)).toEqual(['Item 1']);
});

test('an item is bookmarked in its row, and the row does not open', async () => {
  const { screen, server } = await openNews('forum', [newsOf(manyNews(2))]);
  const button = (name: string) => screen.getByRole('button', { name: `Bookmark: ${name}`, exact: true });
  await expect.element(button('Item 2')).toHaveAttribute('aria-pressed', 'true');
  await button('Item 1').click();
  await expect.element(button('Item 1')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => server.of(setBookmark)).toMatchObject([{ kind: 'news', itemId: 'Item 1', bookmarked: true }]);
  expect(address()).toBe('/pages/forum/forum');
});

test('the bookmarks, which come later than their rows, move nothing', async () => {
  const cover = { id: 'c8d3kz1v9m2x7qp4rt6w', width: 800, height: 500 };
  const { screen } = await openNews('forum', [newsOf(manyNews(8, { cover }))]);
  await expect.poll(() => titles(screen).length).toBe(8);
  const tops = () =>
    screen
      .getByRole('article')
      .elements()
      .map((row) => row.getBoundingClientRect().top);
  // The rows as they are without their buttons.
  const rows = screen.container.querySelectorAll<HTMLElement>('.news-line__bookmark');
  await expect.element(screen.getByRole('button', { name: 'Bookmark: Item 8' })).toBeInTheDocument();
  const shown = tops();
  for (const row of rows) (row.firstElementChild as HTMLElement).style.display = 'none';
  expect([rows.length, tops()]).toEqual([8, shown]);
});

test.each(['light', 'dark'])(
  'in %s, with the largest text, nothing is too wide and axe objects to nothing',
  async (theme) => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['textSize'] = 'x-large';
    const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(3);
    const { screen } = await openNews('forum', [
      newsOf([newsRow(long, { voice: 4_000_000, source: long, video: true })]),
    ]);
    await expect.element(screen.getByRole('button', { name: `Bookmark: ${long}` })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    const { violations } = await axe.run(screen.container);
    document.documentElement.dataset['theme'] = 'light';
    delete document.documentElement.dataset['textSize'];
    expect(scrollWidth).toBe(clientWidth);
    expect(violations).toEqual([]);
  },
);
