import axe from 'axe-core';
import { setBookmark } from 'contract/calls/favourites';
import { type NewsItem, prepareNewsDocument } from 'contract/calls/news';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { articleOf, newsItem, newsOf, newsRow } from '../../features/news/news.testing.ts';
import { answers } from '../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { address } from '../../shell/page.testing.tsx';
import { openNews } from './forum.testing.tsx';

const [cover, harbour, crane, film, paper] = [
  'b8d3kz1v9m2x7qp4rt6w',
  'c8d3kz1v9m2x7qp4rt6w',
  'd8d3kz1v9m2x7qp4rt6w',
  'e8d3kz1v9m2x7qp4rt6w',
  'f8d3kz1v9m2x7qp4rt6w',
] as const;
const size = { width: 800, height: 500 };
const withPictures: Partial<NewsItem> = {
  cover: { id: cover, ...size },
  body: [
    { kind: 'picture', file: harbour, ...size, alt: 'A harbour', caption: null },
    { kind: 'paragraph', runs: [{ text: 'Between the two.' }] },
    { kind: 'picture', file: crane, ...size, caption: 'The crane' },
    { kind: 'document', file: paper, name: 'White paper', extension: 'pdf', size: 2_449_000 },
  ],
};

/** A test may change or withdraw it. */
let item: NewsItem | undefined;
const at = 'detail?id=Supply';
const open = (more: Partial<NewsItem> = {}, options: Parameters<typeof openNews>[2] = {}) => {
  item = newsItem('Supply', more);
  const document = answers(prepareNewsDocument, { address: '#ticket' });
  return openNews(at, [articleOf(() => item), document, newsOf([newsRow('Bonds')])], options);
};

beforeEach(async () => {
  await page.viewport(390, 844);
  language.set('en');
  letTapsPass();
});

test.each([
  ['en', 'News', 'Forum Daily · 22 March 2027, 09:58'],
  ['zh', '资讯', 'Forum Daily · 2027年3月22日 09:58'],
] as const)('an article says by whom and when it was published, in %s', async (spoken, title, published) => {
  language.set(spoken);
  const { screen } = await open();
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Supply' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.element(screen.getByText(published)).toBeVisible();
  await expect.element(screen.getByText('Delegates agreed.')).toBeVisible();
  expect(document.title).toBe('Supply');
});

test('a talk is called one', async () => {
  const { screen } = await open({ kind: 'talk' });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Talk' })).toBeVisible();
});

test.each([390, 1440])(
  'at %i px the film, or the cover, is at most 750 wide and 58 per cent of that high',
  async (width) => {
    await page.viewport(width, 844);
    const filmed = await open({ film: { file: film, poster: harbour }, ...withPictures });
    await expect.element(filmed.screen.getByLabelText('Video')).toBeInTheDocument();
    const shape = (selector: string) => {
      const box = document.querySelector(selector)!.getBoundingClientRect();
      return [box.width <= Math.min(width, 750), Math.round(box.height) === Math.round(box.width * 0.58)];
    };
    expect(shape('.article video')).toEqual([true, true]);
    expect(document.querySelector('.article__cover')).toBeNull();
    await filmed.screen.unmount();
    const covered = await open(withPictures);
    await expect.element(covered.screen.getByRole('button', { name: 'Enlarge the cover picture' })).toBeVisible();
    expect(shape('.article__cover')).toEqual([true, true]);
    if (width === 390) expect(document.querySelector('.article__cover')?.getBoundingClientRect().width).toBe(390);
  },
);

describe('pictures', () => {
  const shown = () =>
    Array.from(document.querySelectorAll('.lightbox__slide:not([aria-hidden="true"]) img'), (one) =>
      one.getAttribute('src'),
    );

  test('open large where they were tapped, the cover before those of the text, and Back closes them', async () => {
    const { screen } = await open(withPictures);
    const button = screen.getByRole('button', { name: 'Enlarge picture: The crane' });
    await button.click();
    await expect.element(screen.getByRole('dialog').getByText('3 / 3')).toBeVisible();
    expect(shown()).toEqual([`/media/${crane}`]);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(screen.getByText('1 / 3')).toBeVisible();
    expect(shown()).toEqual([`/media/${cover}`]);
    window.history.back();
    await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
    expect(address()).toBe('/pages/forum/detail?id=Supply');
    await expect.element(button).toHaveFocus();
  });

  test('of an article with a film begin with the first of the text', async () => {
    const { screen } = await open({ ...withPictures, film: { file: film, poster: null } });
    await screen.getByRole('button', { name: 'Enlarge picture: A harbour' }).click();
    await expect.element(screen.getByText('1 / 2')).toBeVisible();
    await expect.element(screen.getByRole('img', { name: 'A harbour' })).toBeInTheDocument();
  });

  test('that are missing say so', async () => {
    const { screen } = await open({ cover: { id: 'gone', ...size } });
    await expect.element(screen.getByText('This picture is not available')).toBeVisible();
  });
});

describe('a document', () => {
  test('is downloaded by a ticket of its own, and that is said', async () => {
    const { screen, server } = await open(withPictures);
    await screen.getByRole('button', { name: 'Download White paper' }).click();
    await expect.element(screen.getByText('The download has begun')).toBeVisible();
    expect(server.of(prepareNewsDocument)).toMatchObject([{ id: 'Supply', file: paper }]);
    expect(window.location.hash).toBe('#ticket');
  });

  test.each([
    ['WeChat', 'Mozilla/5.0 MicroMessenger/8.0', false, 'Files cannot be saved inside WeChat.'],
    ['the host app', 'Mozilla/5.0', true, 'Files cannot be saved inside this app.'],
  ])('inside %s says what to do instead, and nothing is prepared', async (_where, agent, inHostApp, words) => {
    const spy = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    const { screen, server } = await open(withPictures, { inHostApp });
    await screen.getByRole('button', { name: 'Download White paper' }).click();
    const sheet = screen.getByRole('dialog');
    await expect.element(sheet.getByText(words, { exact: false })).toBeVisible();
    await expect.element(sheet.getByText(/\/pages\/forum\/detail\?id=Supply$/)).toBeVisible();
    spy.mockRestore();
    expect(server.of(prepareNewsDocument)).toEqual([]);
  });
});

test('it is bookmarked at its head', async () => {
  const { screen, server } = await open();
  const button = screen.getByRole('button', { name: 'Bookmark: Supply' });
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => server.of(setBookmark)).toMatchObject([{ kind: 'news', itemId: 'Supply' }]);
});

test('what is related leads on', async () => {
  const { screen } = await open({ related: [newsRow('Bonds')] });
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Related' })).toBeVisible();
  item = newsItem('Bonds');
  await screen.getByRole('link', { name: 'Bonds' }).click();
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Bonds' })).toBeVisible();
  expect(address()).toBe('/pages/forum/detail?id=Bonds');
  expect(screen.getByText('Related').query()).toBeNull();
});

test.each([
  ['en', 'This article has been withdrawn', 'Open the news'],
  ['zh', '该内容已撤下', '查看新闻资讯'],
] as const)('one that is withdrawn while it is read says so kindly, in %s', async (spoken, words, list) => {
  language.set(spoken);
  const { screen, queries } = await open();
  await expect.element(screen.getByText('Delegates agreed.')).toBeVisible();
  item = undefined;
  await queries.invalidateQueries();
  await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
  expect(screen.getByText('Delegates agreed.').query()).toBeNull();
  expect(screen.getByRole('button', { name: /Bookmark|收藏/ }).query()).toBeNull();
  await screen.getByRole('button', { name: list }).click();
  await expect.element(screen.getByRole('link', { name: 'Bonds' })).toBeVisible();
});

test('one that never existed says so', async () => {
  const { screen } = await openNews('detail?id=nobody', []);
  await expect.element(screen.getByText('This article is not available')).toBeVisible();
});

test.each(['light', 'dark'])(
  'in %s, with the largest text, nothing is too wide and axe objects to nothing',
  async (theme) => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['textSize'] = 'x-large';
    const title = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(3);
    const { screen } = await open({ ...withPictures, title, source: title, related: [newsRow('Bonds')] });
    await expect.element(screen.getByRole('button', { name: 'Bookmark: Bonds' })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    const { violations } = await axe.run(screen.container);
    document.documentElement.dataset['theme'] = 'light';
    delete document.documentElement.dataset['textSize'];
    expect(scrollWidth).toBe(clientWidth);
    expect(violations).toEqual([]);
  },
);
