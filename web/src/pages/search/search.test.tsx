import axe from 'axe-core';
import { setBookmark } from 'contract/calls/favourites';
import { getFiles, prepareFile, prepareFileLink, searchFiles } from 'contract/calls/files';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fileRow, filesOf, foundFile, foundOf, manyFiles } from '../../features/files/files.testing.ts';
import { type Answering, answers, lost } from '../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { address } from '../../shell/page.testing.tsx';
import { openFiles } from './search.testing.tsx';

type Screen = Awaited<ReturnType<typeof openFiles>>['screen'];

beforeEach(async () => {
  await page.viewport(390, 844);
  window.scrollTo(0, 0);
  language.set('en');
  letTapsPass();
});

const titles = (screen: Screen) =>
  screen
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);
const chips = (screen: Screen, label: string) =>
  screen
    .getByRole('group', { name: label })
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent);
const toTheEnd = () => window.scrollTo(0, document.documentElement.scrollHeight);

const three = () => [
  fileRow('Guide', { category: 'guide', publishedAt: '2027-03-22T08:00:00+08:00' }),
  fileRow('Flows', { ending: 'xlsx', pageKind: 'sheet', pages: 5, size: 1_100_000 }),
  fileRow('Note', { ending: 'docx', pageKind: 'section', pages: 8, size: 640_000 }),
];

test.each([
  ['en', ['PDF · 2.4 MB · 36 pages · Today', 'XLSX · 1.1 MB · 5 sheets · 21 Mar', 'DOCX · 640 KB · 21 Mar']],
  ['zh', ['PDF · 2.4 MB · 36页 · 今天', 'XLSX · 1.1 MB · 5个工作表 · 3月21日', 'DOCX · 640 KB · 3月21日']],
] as const)('a row says how large a file is and when it was published, in %s', async (spoken, facts) => {
  language.set(spoken);
  const { screen } = await openFiles('search', [filesOf(three())]);
  for (const fact of facts) await expect.element(screen.getByText(fact)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Flows' }))
    .toHaveAttribute('href', '/pages/search/detail?id=Flows');
});

test('the three categories come first, and types are a second filter with their numbers', async () => {
  const { screen, server } = await openFiles('search', [filesOf(three())]);
  await expect.poll(() => titles(screen)).toEqual(['Guide', 'Flows', 'Note']);
  expect(chips(screen, 'Categories')).toEqual(['All', 'Guides', 'Journals', 'Engagement initiative reports']);
  expect(chips(screen, 'File types')).toEqual(['All 3', 'PDF 1', 'Text 1', 'Data 1']);
  await screen.getByRole('button', { name: 'Engagement initiative reports' }).click();
  await expect.poll(() => titles(screen)).toEqual(['Flows', 'Note']);
  await screen.getByRole('button', { name: 'Data 1' }).click();
  await expect.poll(() => titles(screen)).toEqual(['Flows']);
  expect(address()).toBe('/pages/search/search?category=report&type=data');
  expect(server.of(getFiles).at(-1)).toMatchObject({ category: 'report', type: 'data' });
});

test.each([
  ['en', 'Nothing in “Journals” yet', 'Show all files'],
  ['zh', '“会刊”类别暂无文件', '查看全部文件'],
] as const)('an empty category says so in %s and leads to all', async (spoken, title, showAll) => {
  language.set(spoken);
  const { screen } = await openFiles('search?category=journal', [filesOf(three())]);
  await expect.element(screen.getByText(title)).toBeVisible();
  await screen.getByRole('button', { name: showAll }).click();
  await expect.poll(() => titles(screen)).toEqual(['Guide', 'Flows', 'Note']);
});

test('without any file it says what will come', async () => {
  const { screen } = await openFiles('search', [filesOf([])]);
  await expect.element(screen.getByText('No files yet')).toBeVisible();
});

test('older files come while one scrolls, and a tap on the tab leads back to the top', async () => {
  const { screen, server } = await openFiles('search', [filesOf(manyFiles(45))]);
  await expect.poll(() => titles(screen).length).toBe(20);
  toTheEnd();
  await expect.poll(() => titles(screen).length).toBe(40);
  toTheEnd();
  await expect.element(screen.getByText('You have reached the end')).toBeVisible();
  expect(titles(screen)).toHaveLength(45);
  expect(server.of(getFiles).map(({ olderThan }) => olderThan)).toEqual([undefined, 'File 20', 'File 40']);
  await screen.getByRole('link', { name: 'Search', exact: true }).click();
  await expect.poll(() => window.scrollY).toBe(0);
});

test('what could not be continued says so, and is tried again in its place', async () => {
  const list = filesOf(manyFiles(25));
  let away = true;
  const { screen } = await openFiles('search', [
    list,
    answers(getFiles, (asked) => (asked.body.olderThan && away ? lost : (list.reply(asked as never) as never))),
  ]);
  await expect.poll(() => titles(screen).length).toBe(20);
  toTheEnd();
  await expect.element(screen.getByText('The rest could not be loaded.')).toBeVisible();
  away = false;
  letTapsPass();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => titles(screen).length).toBe(25);
});

test('a list that was read far is renewed as far', async () => {
  const rows = manyFiles(45);
  const { screen, queries } = await openFiles('search', [filesOf(rows)]);
  await expect.poll(() => titles(screen).length).toBe(20);
  toTheEnd();
  await expect.poll(() => titles(screen).length).toBe(40);
  rows.unshift(fileRow('Fresh'));
  await queries.invalidateQueries();
  await expect.poll(() => titles(screen)[0]).toBe('Fresh');
  expect(titles(screen)).toHaveLength(40);
});

const found = () => [
  foundFile('A register for green finance', { titleMarks: [[15, 28]] }),
  foundFile('Slides', { ending: 'pptx', pageKind: 'slide', pagesFound: 1 }),
];

test('a search shows where the text stands, marked, and opens the file there', async () => {
  const { screen, server } = await openFiles('search', [filesOf(three()), foundOf(found())]);
  await screen.getByRole('searchbox').fill(' green finance ');
  await expect.element(screen.getByText('2 files, best match first')).toBeVisible();
  const marks = Array.from(document.querySelectorAll('mark'), ({ textContent }) => textContent);
  expect(marks).toEqual(['green finance', 'green finance', 'green finance']);
  await expect.element(screen.getByText(/^Slide 12: …agreed/)).toBeVisible();
  await expect.element(screen.getByText(/· 3 places$/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Slides' }))
    .toHaveAttribute('href', '/pages/search/detail?id=Slides&q=green+finance&page=12');
  expect(server.of(searchFiles)).toMatchObject([{ text: 'green finance' }]);
  await screen.getByRole('button', { name: 'Newest first' }).click();
  await expect.element(screen.getByText('2 files, newest first')).toBeVisible();
  await expect.poll(() => server.of(searchFiles).at(-1)).toMatchObject({ text: 'green finance', order: 'newest' });
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => titles(screen)).toEqual(['Guide', 'Flows', 'Note']);
});

test.each([
  ['en', '', 'Please enter your search'],
  ['zh', '……！？', '请输入搜索内容'],
] as const)('submitted with nothing to find, it says so in %s and asks nothing', async (spoken, typed, words) => {
  language.set(spoken);
  const { screen, server } = await openFiles('search', [filesOf(three()), foundOf(found())]);
  await expect.poll(() => titles(screen).length).toBe(3);
  await screen.getByRole('searchbox').fill(typed);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(words)).toBeVisible();
  expect(server.of(searchFiles)).toEqual([]);
});

test.each([
  ['en', 'No file contains “zebra”', 'Search everything'],
  ['zh', '未找到含“zebra”的文件', '搜索全部内容'],
] as const)('without a hit it says so in %s and leads to the search of everything', async (spoken, title, all) => {
  language.set(spoken);
  const { screen } = await openFiles('search?q=zebra', [filesOf(three()), foundOf([])]);
  await expect.element(screen.getByText(title)).toBeVisible();
  await screen.getByRole('button', { name: all }).click();
  await expect.element(screen.getByText('Find everything')).toBeVisible();
  expect(address()).toBe('/pages/find/find?q=zebra');
});

test('Cancel leads a key back to the field, and a tap to the heading, where no keyboard opens', async () => {
  const { screen } = await openFiles('search?q=green', [filesOf(three()), foundOf(found())]);
  const [field, cancel] = [screen.getByRole('searchbox'), screen.getByRole('button', { name: 'Cancel' })];
  (cancel.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('green');
  await cancel.click();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.element(field).toHaveValue('');
  await expect.poll(address).toBe('/pages/search/search');
});

/** Nothing the first time; after that an answer that does not come. */
const nothingThenSlow = ({ path, reply }: Answering): Answering => ({
  path,
  reply: (asked: never) => ((asked as { times: number }).times === 1 ? reply(asked) : new Promise(() => undefined)),
});

test('a corrected word is not said to be nowhere before its answer is there', async () => {
  const { screen, server } = await openFiles('search?q=zebar', [nothingThenSlow(foundOf([]))]);
  await expect.element(screen.getByText('No file contains “zebar”')).toBeVisible();
  await screen.getByRole('searchbox').fill('zebra');
  await expect.poll(() => server.of(searchFiles).at(-1)).toMatchObject({ text: 'zebra' });
  await expect.element(screen.getByText('Loading')).toBeInTheDocument();
  expect(screen.getByText(/^No file contains/).query()).toBeNull();
});

test('a category is not said to be empty before its answer is there', async () => {
  const { screen, server } = await openFiles('search?category=journal', [nothingThenSlow(filesOf([]))]);
  await expect.element(screen.getByText('Nothing in “Journals” yet')).toBeVisible();
  await screen.getByRole('button', { name: 'Guides' }).click();
  await expect.poll(() => server.of(getFiles).at(-1)).toMatchObject({ category: 'guide' });
  await expect.element(screen.getByText('Loading')).toBeInTheDocument();
  expect(screen.getByText(/^Nothing in/).query()).toBeNull();
});

test('a row downloads its file, once by a double tap, and bookmarks it, and does not open', async () => {
  const ticket = answers(prepareFile, { address: '#ticket', size: 1 });
  const { screen, server } = await openFiles('search', [filesOf(three()), ticket]);
  await screen.getByRole('button', { name: 'Download: Guide' }).dblClick();
  await expect.element(screen.getByText('The download has begun')).toBeVisible();
  expect(window.location.hash).toBe('#ticket');
  expect(server.of(prepareFile)).toMatchObject([{ id: 'Guide' }]);
  await screen.getByRole('button', { name: 'Bookmark: Flows' }).click();
  await expect.poll(() => server.of(setBookmark)).toMatchObject([{ kind: 'file', itemId: 'Flows', bookmarked: true }]);
  expect(window.location.pathname).toBe('/pages/search/search');
});

test.each([
  ['WeChat', 'Mozilla/5.0 MicroMessenger/8.0', false, 'Files cannot be saved inside WeChat.'],
  ['the host app', 'Mozilla/5.0', true, 'Files cannot be saved inside this app.'],
])('inside %s a link of ten minutes is offered instead', async (_where, agent, inHostApp, words) => {
  const spy = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  const link = answers(prepareFileLink, { address: '/download/link-1', endsAt: '2027-03-22T02:22:00Z' });
  const { screen, server } = await openFiles('search', [filesOf(three()), link], { inHostApp });
  await screen.getByRole('button', { name: 'Download: Guide' }).click();
  const sheet = screen.getByRole('dialog');
  await expect.element(sheet.getByText(words, { exact: false })).toBeVisible();
  await expect.element(sheet.getByText(new URL('/download/link-1', window.location.origin).href)).toBeVisible();
  spy.mockRestore();
  expect(server.of(prepareFile)).toEqual([]);
});

test.each(['light', 'dark'])(
  'in %s, with the largest text, nothing is too wide and axe objects to nothing',
  async (theme) => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['textSize'] = 'x-large';
    const title = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(3);
    const { screen } = await openFiles('search?q=green', [foundOf([foundFile(title), ...found()])]);
    await expect.element(screen.getByRole('button', { name: 'Bookmark: Slides' })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    const { violations } = await axe.run(screen.container, {
      rules: { 'color-contrast': { enabled: theme === 'light' } },
    });
    document.documentElement.dataset['theme'] = 'light';
    delete document.documentElement.dataset['textSize'];
    expect(scrollWidth).toBe(clientWidth);
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  },
);
