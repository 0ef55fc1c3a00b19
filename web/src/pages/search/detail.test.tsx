import axe from 'axe-core';
import { setBookmark } from 'contract/calls/favourites';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fileOf, filesOf, fileRow, hitsOf, openedFile, textOf } from '../../features/files/files.testing.ts';
import type { OpenedFile } from '../../features/files/files.api.ts';
import type { Answering } from '../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { address } from '../../shell/page.testing.tsx';
import { openFiles } from './search.testing.tsx';

/** A test may replace or withdraw it. */
let file: OpenedFile | undefined;
const open = (more: Partial<OpenedFile['file']> = {}, at = '', answering: Answering[] = []) => {
  file = openedFile('Register', more);
  return openFiles(`detail?id=Register${at}`, [
    fileOf(() => file),
    hitsOf(),
    textOf((number) => `finance and some finance of ${number}`),
    ...answering,
  ]);
};

beforeEach(async () => {
  await page.viewport(390, 844);
  window.scrollTo(0, 0);
  language.set('en');
  letTapsPass();
});

test.each([
  ['en', 'Preview', 'Page 1 of 5 · 2.4 MB · Published 21 Mar'],
  ['zh', '文件预览', '第1页，共5页 · 2.4 MB · 3月21日发布'],
] as const)('it says what is read and where in it one is, in %s', async (spoken, title, facts) => {
  language.set(spoken);
  const { screen } = await open();
  await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Register' })).toBeVisible();
  await expect.element(screen.getByText(facts)).toBeVisible();
  expect(document.querySelector('.page-picture img')?.getAttribute('src')).toBe('/media/c8d3kz1v9m2x7qp4rt6w.p1');
});

test('an arrow turns the page, and not beyond the last', async () => {
  const { screen } = await open({}, '&page=4');
  const view = screen.getByRole('region', { name: 'Page 4 of 5' });
  await expect.element(view).toBeVisible();
  (view.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('region', { name: 'Page 5 of 5' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
  // Beyond the last page there is none, so that one step back is the last but one.
  await expect.poll(address).toBe('/pages/search/detail?id=Register&page=4');
});

test('a page can be read as text, with its hits', async () => {
  const { screen } = await open({}, '&q=finance');
  await screen.getByRole('button', { name: 'Read as text' }).click();
  await expect.element(screen.getByText('finance and some finance of 2')).toBeVisible();
  expect(Array.from(document.querySelectorAll('.text-page mark'), ({ textContent }) => textContent)).toEqual([
    'finance',
  ]);
  letTapsPass();
  await screen.getByRole('button', { name: 'Show the page' }).click();
  await expect.element(screen.getByRole('region', { name: /^Page 2/ })).toBeVisible();
});

test.each([
  ['en', 'This is the text of the file only', 'Slide 1 of 5'],
  ['zh', '此处仅显示文件中的文字', '第1张幻灯片，共5张'],
] as const)('slides show their text and say that it is the text only, in %s', async (spoken, note, where) => {
  language.set(spoken);
  const { screen } = await open({ ending: 'pptx', preview: 'text', pageKind: 'slide' });
  await expect.element(screen.getByText(note, { exact: false })).toBeVisible();
  await expect.element(screen.getByText(where, { exact: false }).first()).toBeVisible();
  await expect.element(screen.getByText('finance and some finance of 1')).toBeVisible();
});

test('the rows of a sheet are a table, in which hits are marked', async () => {
  const { screen } = await open({ ending: 'xlsx', preview: 'text', pageKind: 'sheet' }, '&q=finance&page=4', [
    textOf(() => 'finance\nCoach\tWhere to\tof finance\nA1\tAirport'),
  ]);
  const cells = () =>
    Array.from(document.querySelectorAll('.text-page tr'), ({ children }) =>
      Array.from(children, ({ textContent }) => textContent),
    );
  await expect.poll(cells).toEqual([
    ['Coach', 'Where to', 'of finance'],
    ['A1', 'Airport'],
  ]);
  await expect.element(screen.getByText('2 of 3')).toBeVisible();
  const current = () => document.querySelector('.marked-text--current')?.parentElement?.tagName;
  expect(current()).toBe('P');
  await screen.getByRole('button', { name: 'Next hit' }).click();
  await expect.poll(current).toBe('SPAN');
});

test('a picture shows itself', async () => {
  const { screen } = await open({
    ending: 'png',
    preview: 'picture',
    inside: 'title only',
    pageKind: null,
    pages: null,
  });
  await expect.element(screen.getByRole('region', { name: 'Register' })).toBeVisible();
  expect(document.querySelector('.page-picture img')?.getAttribute('src')).toBe('/media/c8d3kz1v9m2x7qp4rt6w.w1280');
  expect(screen.getByRole('searchbox').query()).toBeNull();
});

test.each([
  ['title only', 'There is no preview of this file'],
  ['locked', /protected by a password/],
  ['damaged', /could not be read/],
  ['waiting', /has just been published/],
] as const)('a file that is %s says why it is not shown, and is downloaded', async (inside, words) => {
  const { screen } = await open({ ending: 'doc', preview: 'none', inside, pages: null, pageKind: null });
  await expect.element(screen.getByText(words)).toBeVisible();
  // One reason, and the right one: others of its kind may well be shown.
  expect(screen.getByText('Files of this kind cannot be shown here.', { exact: false }).elements()).toHaveLength(
    inside === 'title only' ? 1 : 0,
  );
  await expect.element(screen.getByRole('button', { name: 'Download the original (2.4 MB)' })).toBeVisible();
});

test('scanned pages are shown, and it is said that they cannot be searched', async () => {
  const { screen } = await open({ inside: 'no text' });
  await expect.element(screen.getByText(/its pages were scanned/)).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Page 1 of 5' })).toBeVisible();
  expect(screen.getByRole('searchbox').query()).toBeNull();
  expect(screen.getByRole('button', { name: 'Read as text' }).query()).toBeNull();
});

test.each([
  ['en', 'pptx', 'text', 'This file has no text to search. Please download the original to see what is in it.'],
  ['zh', 'pptx', 'text', '该文件没有可供检索的文字，请下载原件查阅。'],
  ['en', 'xlsx', 'none', 'This file has no text to search. Please download the original to see what is in it.'],
  ['zh', 'xlsx', 'none', '该文件没有可供检索的文字，请下载原件查阅。'],
  ['zh', 'pdf', 'pages', '该文件为扫描件，没有可供检索的文字。'],
] as const)('without text, in %s, a %s (%s) says so, and only of a pdf that it was scanned', async (...given) => {
  const [spoken, ending, preview, words] = given;
  language.set(spoken);
  const { screen } = await open({ ending, preview, inside: 'no text', pageKind: null });
  await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
});

test('it is bookmarked at its head', async () => {
  const { screen, server } = await open();
  await screen.getByRole('button', { name: 'Bookmark: Register' }).click();
  await expect.poll(() => server.of(setBookmark)).toMatchObject([{ kind: 'file', itemId: 'Register' }]);
});

test('one that is replaced while it is read is told; the reader goes on, and changes when they like', async () => {
  const { screen, queries } = await open();
  await expect.element(screen.getByRole('region', { name: 'Page 1 of 5' })).toBeVisible();
  file = { ...openedFile('Register', { version: 2 }, 7), media: 'd8d3kz1v9m2x7qp4rt6w' };
  await queries.invalidateQueries();
  await expect.element(screen.getByText(/replaced this file with a newer version/)).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Page 1 of 5' })).toBeVisible();
  await screen.getByRole('button', { name: 'Show the new version' }).click();
  await expect.element(screen.getByRole('region', { name: 'Page 1 of 7' })).toBeVisible();
  expect(screen.getByText(/newer version/).query()).toBeNull();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test.each([
  ['en', 'This file has been withdrawn', 'Open the files'],
  ['zh', '该文件已撤下', '查看文件'],
] as const)('one that is withdrawn while it is read says so kindly, in %s', async (spoken, words, list) => {
  language.set(spoken);
  const { screen, queries } = await open({}, '', [filesOf([fileRow('Another')])]);
  await expect.element(screen.getByRole('heading', { name: 'Register' })).toBeVisible();
  file = undefined;
  await queries.invalidateQueries();
  await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
  expect(screen.getByRole('button', { name: /Download|下载/ }).query()).toBeNull();
  await screen.getByRole('button', { name: list }).click();
  await expect.element(screen.getByRole('link', { name: 'Another' })).toBeVisible();
});

test('one that never existed says so', async () => {
  const { screen } = await openFiles('detail?id=nothing', []);
  await expect.element(screen.getByText('This file is not available')).toBeVisible();
});

test('its address is shared once by a double tap, because a phone refuses a second menu', async () => {
  const share = vi.fn<(what: ShareData) => Promise<void>>(() => new Promise(() => undefined));
  Object.assign(navigator, { canShare: () => true, share });
  const { screen } = await open();
  await screen.getByRole('button', { name: 'Share' }).dblClick();
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
  const url = new URL('/pages/search/detail?id=Register', window.location.origin).href;
  await expect.poll(() => share.mock.calls).toEqual([[{ title: 'Register', url }]]);
});

test.each(['light', 'dark'])(
  'in %s, with the largest text, nothing is too wide and axe objects to nothing',
  async (theme) => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['textSize'] = 'x-large';
    const title = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(3);
    const { screen } = await open({ title }, '&q=finance');
    await expect.element(screen.getByText('1 of 3')).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    const { violations } = await axe.run(screen.container);
    document.documentElement.dataset['theme'] = 'light';
    delete document.documentElement.dataset['textSize'];
    expect(scrollWidth).toBe(clientWidth);
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  },
);
