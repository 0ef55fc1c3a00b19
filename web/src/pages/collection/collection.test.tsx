import axe from 'axe-core';
import { getOwnItems, setBookmark } from 'contract/calls/favourites';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { agendaRow, ownItem } from '../../features/favourites/favourites.testing.ts';
import { answers, lost } from '../../lib/call/answers.testing.ts';
import { language } from '../../lib/language.ts';
import { address } from '../../shell/page.testing.tsx';
import { open, rows, server, world } from './collection.testing.tsx';

afterEach(() => {
  delete document.documentElement.dataset['textSize'];
  delete document.documentElement.dataset['theme'];
});

test('one timeline of today: bookmarked meetings, parts, own entries and cars in their order, nothing else', async () => {
  const screen = await open();
  await expect
    .poll(() => rows(screen))
    .toEqual(['Green Growth', 'Inclusive AI', 'Tea with Asamoto', 'Healthy Ageing', 'Car 12 · 京A·00012']);
  await expect
    .element(screen.getByRole('button', { name: /22 Mar Today\s*5 entries/ }))
    .toHaveAttribute('aria-pressed', 'true');
  const items = screen.getByRole('list', { name: 'My day' }).getByRole('listitem');
  await expect.element(items.filter({ hasText: 'Green Growth' }).getByText('Ongoing')).toBeVisible();
  await expect.element(items.filter({ hasText: 'Inclusive AI' }).getByText('You are speaking')).toBeVisible();
  await expect.element(items.filter({ hasText: 'Healthy Ageing' }).getByText('Cancelled')).toBeVisible();
  await expect.element(items.filter({ hasText: 'Tea' }).getByText('Hehe Hall · Lotus Room 3')).toBeVisible();
  await expect.element(items.filter({ hasText: 'Car 12' }).getByText('From State House to Hotel')).toBeVisible();
});

test.each([
  [
    'en',
    'The walk from “Green Growth” takes 4 minutes: you would need to leave 2 minutes early',
    'Overlaps “Inclusive AI” by 30 minutes; with the walk of 4 minutes you would need to leave 34 minutes early',
  ],
  [
    'zh',
    '从“Green Growth”步行过来需4分钟，您需提前2分钟离开',
    '与“Inclusive AI”重叠30分钟，加上步行4分钟，您需提前34分钟离开',
  ],
] as const)('%s: overlaps are pointed out with the minutes on foot', async (spoken, walk, overlap) => {
  language.set(spoken);
  const screen = await open();
  await expect.element(screen.getByText(walk)).toBeVisible();
  await expect.element(screen.getByText(overlap)).toBeVisible();
});

test('removing a bookmark takes the meeting out at once, and Undo brings it back', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Bookmark: Green Growth' }).click();
  await expect.poll(() => rows(screen)).not.toContain('Green Growth');
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => rows(screen)).toContain('Green Growth');
  await expect.poll(() => server.of(setBookmark).map(({ bookmarked }) => bookmarked)).toEqual([false, true]);
});

test.each([
  ['en', 'Nothing planned on this day', 'Open the agenda', 'Add an entry', 'Content'],
  ['zh', '当天暂无安排', '查看会议日程', '添加个人日程', '内容'],
] as const)('%s: an empty day says what to do', async (spoken, title, agenda, add, field) => {
  language.set(spoken);
  const screen = await open('?day=2027-03-23');
  await expect.element(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await screen.getByRole('main').getByRole('button', { name: add }).click();
  await expect.element(screen.getByRole('textbox', { name: field })).toBeVisible();
  await screen
    .getByRole('dialog')
    .getByRole('button', { name: /Close|关闭/ })
    .click();
  await screen.getByRole('button', { name: agenda }).click();
  await expect.element(screen.getByText('The agenda')).toBeVisible();
  expect(address()).toBe('/pages/meeting/meeting?day=2027-03-23');
});

test('after the last meeting it says that the Forum has ended, also on a day with nothing', async () => {
  world.now = '23T18:00';
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: 'The Forum has ended' })).toBeVisible();
  await screen.getByRole('button', { name: /22 Mar/ }).click();
  await expect.element(screen.getByText(/^The Forum has ended\. Thank you/)).toBeVisible();
  await expect.poll(() => rows(screen)).toHaveLength(5);
});

test('bookmarked meetings stand day by day, bookmarked delegates by name', async () => {
  const screen = await open('?view=meetings');
  await expect.element(screen.getByRole('link', { name: 'Green Growth' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Inclusive AI' }).elements()).toEqual([]);
  await screen.getByText('Delegates', { exact: true }).click();
  await expect
    .element(screen.getByRole('link', { name: 'Thornquist' }))
    .toHaveAttribute('href', '/pages/guest/detail?id=Thornquist');
  expect(screen.getByRole('link', { name: 'Adebarika' }).elements()).toEqual([]);
  await expect.element(screen.getByText('One delegate you bookmarked is no longer listed.')).toBeVisible();
});

test('without bookmarks the lists say how to make one', async () => {
  world.mine = { ...world.mine, bookmarks: { version: '2', meetings: [], delegates: [], news: [], files: [] } };
  const screen = await open('?view=delegates');
  await expect.element(screen.getByText('No bookmarked delegates yet')).toBeVisible();
  await screen.getByText('Meetings', { exact: true }).click();
  await expect.element(screen.getByText('No bookmarked meetings yet')).toBeVisible();
});

test('without a network the page says so', async () => {
  const screen = await open('', { answering: [answers(getOwnItems, lost)] });
  await expect
    .element(screen.getByRole('heading', { name: /No network|cannot be reached|could not be loaded/ }))
    .toBeVisible();
});

test('inside the host app Add stands in the page', async () => {
  const screen = await open('', { inHostApp: true });
  await screen.getByRole('main').getByRole('button', { name: 'Add to my schedule' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Content' })).toBeVisible();
});

const long = '与浅本精密的代表就绿色能源合作与青年交流项目进行的一次很长很长的会谈以及随后的茶叙和合影'.repeat(1);

test.each(['en', 'zh'] as const)(
  '%s: 200 entries with long names stay in the screen, in dark and large letters; the English ones pass axe',
  async (spoken) => {
    language.set(spoken);
    document.documentElement.dataset['textSize'] = 'x-large';
    document.documentElement.dataset['theme'] = 'dark';
    await page.viewport(320, 700);
    world.items = Array.from({ length: 200 }, (_, index) =>
      ownItem(`${long} ${index} ${'W'.repeat(40)}`, '22T11:00', '22T12:00', {
        details: 'x'.repeat(500),
        location: 'y'.repeat(100),
      }),
    );
    const [first] = world.days[1]?.meetings ?? [];
    if (first)
      world.days[1]?.meetings.splice(
        0,
        1,
        { ...first, title: 'Green '.repeat(30) },
        agendaRow('b', '22T20:00', '22T21:00'),
      );
    const screen = await open();
    await expect.poll(() => rows(screen).length).toBeGreaterThan(200);
    expect(document.documentElement.scrollWidth).toBe(320);
    // Axe needs seconds for so many, and both languages have the same elements.
    if (spoken === 'zh') return;
    const { violations } = await axe.run(document, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  },
);
