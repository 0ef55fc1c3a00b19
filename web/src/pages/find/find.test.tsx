import axe from 'axe-core';
import { find, type Found } from 'contract/calls/search';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { foundFile } from '../../features/files/files.testing.ts';
import { everythingOf, foundPort } from '../../features/search/search.testing.ts';
import { answers, lost, serve } from '../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { storage } from '../../lib/storage/storage.ts';
import { address, openPage } from '../../shell/page.testing.tsx';
import { Screens } from '../../shell/router/router.testing.tsx';
import FindPage from './find.tsx';

const now = Date.parse('2027-03-22T10:12:00+08:00');
const files: Found['files'] = { total: 4, items: [foundFile('Report on port resilience')] };
const everything: Found = { ...foundPort, files };

async function open(search = '', answering = [everythingOf(() => everything)]) {
  const server = serve(answering, { headers: () => ({ 'server-time': String(now) }) });
  const screens = { '/pages/find/find': <FindPage />, '/pages/guest/detail': <p>A delegate</p>, '/': <p>Home</p> };
  return { server, screen: await openPage(`/pages/find/find${search}`, <Screens at={screens} />) };
}
type Screen = Awaited<ReturnType<typeof open>>['screen'];

beforeEach(async () => {
  await page.viewport(390, 844);
  window.scrollTo(0, 0);
  language.set('en');
  letTapsPass();
  storage.searched.clear();
});

const headings = (screen: Screen) =>
  screen
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
const chips = (screen: Screen, label = 'Groups') =>
  screen
    .getByRole('group', { name: label })
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent);

describe('before anything is typed', () => {
  test.each([
    [
      'en',
      'Recent searches',
      'Kept on this phone only',
      ['Meetings', 'Delegates', 'Partners, media', 'News', 'Files', 'FAQ'],
    ],
    ['zh', '最近搜索', '仅保存在这部手机上', ['会议', '嘉宾', '伙伴与媒体', '资讯', '文件', '问答']],
  ] as const)('it shows what was searched for and what can be, in %s', async (spoken, recent, kept, entries) => {
    language.set(spoken);
    storage.searched.set(['port', '绿色金融']);
    const { screen } = await open();
    const list = screen.getByRole('list', { name: recent });
    await expect.element(list.getByText('绿色金融')).toBeVisible();
    await expect.element(screen.getByText(kept)).toBeVisible();
    const links = screen.getByRole('navigation').getByRole('link').elements();
    expect(links.map(({ textContent }) => textContent)).toEqual(entries);
    await expect.element(screen.getByText(/gml/)).toBeVisible();
    await expect.element(screen.getByRole('searchbox')).toHaveFocus();
  });

  test('a recent search searches again; one is removed, or all of them', async () => {
    storage.searched.set(['port', 'tea', 'hall']);
    const { screen, server } = await open();
    await screen.getByRole('button', { name: 'Remove “tea”' }).click();
    await expect.poll(() => storage.searched.get()).toEqual(['port', 'hall']);
    await expect.element(screen.getByRole('button', { name: 'Remove “hall”' })).toHaveFocus();
    await screen.getByRole('button', { name: 'hall', exact: true }).click();
    await expect.poll(() => server.of(find)).toMatchObject([{ text: 'hall' }]);
    expect(storage.searched.get()).toEqual(['hall', 'port']);
    await screen.getByRole('button', { name: 'Clear the search' }).click();
    await screen.getByRole('button', { name: 'Clear all' }).click();
    await expect.poll(() => screen.getByText('Recent searches').query()).toBeNull();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(storage.searched.get()).toBeUndefined();
  });
});

test('one box finds everything, in groups of a fixed order, each with its number', async () => {
  const { screen, server } = await open();
  await screen.getByRole('searchbox').fill('port');
  const groups = ['Meetings 2', 'Delegates 5', 'Partners 1', 'Media 1', 'News 1', 'Files 4', 'FAQ 1'];
  await expect.poll(() => headings(screen)).toEqual(groups);
  expect(chips(screen)).toEqual(['All 15', ...groups]);
  expect(server.of(find)).toMatchObject([{ text: 'port' }]);
  const row = screen.getByRole('list', { name: 'Meetings' }).getByRole('listitem');
  await expect.element(row.first().getByText('16:45')).toBeVisible();
  await expect.element(row.first().getByText('Symposium · Songhe Hall · You chair')).toBeVisible();
  await expect.element(row.last().getByText('Symposium · Songhe Hall · 23 Mar')).toBeVisible();
  await expect.element(screen.getByText(/^Page 12: …agreed/)).toBeVisible();
  const links = ['Ports that Learn', 'He Yunfan', 'Nordhaven', 'Port Daily', 'Steady chains', 'Cars to the port?'];
  expect(links.map((name) => screen.getByRole('link', { name }).element().getAttribute('href'))).toEqual([
    '/pages/meeting/detail?id=Ports+that+Learn',
    '/pages/guest/detail?id=He+Yunfan',
    '/pages/partner/detail?id=nordhaven',
    '/pages/partner/partner?kind=media',
    '/pages/forum/detail?id=chains',
    '/pages/question/question?id=cars',
  ]);
});

const [ports, trade] = foundPort.meetings!.items;
test.each([
  ['en', 'Cancelled', 'Moved'],
  ['zh', '已取消', '已调整'],
] as const)(
  'a meeting that is cancelled or moved says so as in the agenda, in %s',
  async (spoken, cancelled, moved) => {
    language.set(spoken);
    const changed: Found = {
      meetings: {
        total: 3,
        items: [
          { ...ports!, change: 'cancelled' },
          { ...trade!, change: 'moved' },
          { ...trade!, id: 'unchanged', title: { text: 'A'.repeat(90), marks: [] } },
        ],
      },
    };
    const { screen } = await open('?q=port', [everythingOf(() => changed)]);
    await expect.element(screen.getByText(cancelled)).toBeVisible();
    const rows = screen.getByRole('listitem').elements();
    expect(rows.map((row) => row.querySelector('.pill')?.textContent)).toEqual([cancelled, moved, undefined]);
    const struck = (row: Element) => getComputedStyle(row.querySelector('h3')!).textDecorationLine;
    expect(rows.map(struck)).toEqual(['line-through', 'none', 'none']);
    expect(document.documentElement.scrollWidth).toBe(390);
  },
);

test('a group shows three and leads to all of it, alone', async () => {
  const all = Array.from({ length: 5 }, (_, place) => ({
    ...foundPort.delegates!.items[0]!,
    id: `d${place}`,
    name: { text: `Person ${place}`, marks: [] },
  }));
  const { screen, server } = await open('?q=port', [
    everythingOf((only) => (only ? { delegates: { total: 5, items: all } } : everything)),
  ]);
  await screen.getByRole('button', { name: 'All: Delegates' }).click();
  await expect.poll(() => headings(screen)).toEqual(['Delegates 5']);
  await expect.element(screen.getByRole('link', { name: 'Person 4' })).toBeVisible();
  expect(address()).toBe('/pages/find/find?q=port&only=delegates');
  expect(server.of(find).at(-1)).toMatchObject({ text: 'port', only: 'delegates' });
  await screen.getByRole('button', { name: 'All 15' }).click();
  await expect.poll(() => headings(screen).length).toBe(7);
});

test('a group that is chosen before the pause is over belongs to what is typed', async () => {
  const { screen, server } = await open('?q=port');
  await expect.poll(() => headings(screen).length).toBe(7);
  await screen.getByRole('searchbox').fill('ports');
  await screen.getByRole('button', { name: 'Meetings 2' }).click();
  await expect.poll(() => headings(screen)).toEqual(['Meetings 2']);
  expect(address()).toBe('/pages/find/find?q=ports&only=meetings');
  const alone = () => server.of(find).filter(({ only }) => only);
  await expect.poll(alone).toMatchObject([{ text: 'ports', only: 'meetings' }]);
});

describe('while an answer is on its way', () => {
  test('one group begins with what is known of it, and says only then that there is more', async () => {
    const all = Promise.withResolvers<void>();
    const { screen } = await open('?q=port&only=meetings', [
      answers(find, async ({ body: { only } }) => {
        if (only === 'delegates') await all.promise;
        return { timeZone: 'Asia/Shanghai', found: everything };
      }),
    ]);
    await expect.poll(() => headings(screen)).toEqual(['Meetings 2']);
    await screen.getByRole('button', { name: 'Delegates 5' }).click();
    await expect.poll(() => headings(screen)).toEqual(['Delegates 5']);
    const first = screen.getByText('The first 3 of 5 are shown.', { exact: false });
    expect(first.query()).toBeNull();
    all.resolve();
    await expect.element(first).toBeVisible();
  });

  test('what was not found is not called found in no group', async () => {
    const next = Promise.withResolvers<void>();
    const { screen, server } = await open('?q=zebra', [
      answers(find, async ({ body: { text } }) => {
        if (text === 'port') await next.promise;
        return { timeZone: 'Asia/Shanghai', found: text === 'port' ? everything : {} };
      }),
    ]);
    await expect.element(screen.getByText('Nothing found for “zebra”')).toBeVisible();
    await screen.getByRole('searchbox').fill('port');
    await expect.poll(() => server.of(find).length).toBe(2);
    expect(screen.getByRole('group', { name: 'Groups' }).query()).toBeNull();
    expect(screen.getByText(/^Nothing/).query()).toBeNull();
    next.resolve();
    await expect.poll(() => headings(screen).length).toBe(7);
  });
});

test('what was opened stays among the recent searches', async () => {
  const { screen } = await open('?q=port');
  await screen.getByRole('link', { name: 'He Yunfan' }).click();
  await expect.element(screen.getByText('A delegate')).toBeVisible();
  expect(storage.searched.get()).toEqual(['port']);
});

test.each([
  ['en', '', 'Please enter your search'],
  ['zh', '？！', '请输入搜索内容'],
] as const)('submitted with nothing to find, it says so in %s and asks nothing', async (spoken, typed, words) => {
  language.set(spoken);
  const { screen, server } = await open();
  await screen.getByRole('searchbox').fill(typed);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(words)).toBeVisible();
  expect(server.of(find)).toEqual([]);
});

test.each([
  ['en', 'Nothing found for “zebra”'],
  ['zh', '未找到与“zebra”相关的内容'],
] as const)('without a hit it says so in %s', async (spoken, words) => {
  language.set(spoken);
  const { screen } = await open('?q=zebra', [everythingOf(() => ({}))]);
  await expect.element(screen.getByText(words)).toBeVisible();
});

test('without a network it says so, and with the network it is there', async () => {
  let away = true;
  const answer = { timeZone: 'Asia/Shanghai', found: everything };
  const { screen } = await open('?q=port', [answers(find, () => (away ? lost : answer))]);
  const again = screen.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  away = false;
  await again.click();
  await expect.poll(() => headings(screen).length).toBe(7);
});

test.each(['light', 'dark'])(
  'in %s, with the largest text, nothing is too wide and axe objects to nothing',
  async (theme) => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['textSize'] = 'x-large';
    storage.searched.set(['W'.repeat(60), 'port']);
    const { screen } = await open();
    const problems = async () =>
      (await axe.run(screen.container)).violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
    const width = () => document.documentElement.scrollWidth;
    await expect.element(screen.getByText('Clear all')).toBeVisible();
    const start = [width(), await problems()];
    await screen.getByRole('searchbox').fill('port');
    await expect.poll(() => headings(screen).length).toBe(7);
    const found = [width(), await problems()];
    document.documentElement.dataset['theme'] = 'light';
    delete document.documentElement.dataset['textSize'];
    expect([start, found]).toEqual([
      [390, []],
      [390, []],
    ]);
  },
);
