import axe from 'axe-core';
import { getMessages, markAllRead } from 'contract/calls/messages';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { message } from '../../features/messages/messages.testing.ts';
import { answers, lost } from '../../lib/call/answers.testing.ts';
import { language } from '../../lib/language.ts';
import { mineQueries } from '../../shell/mine/mine.api.ts';
import { openMessages } from './message.testing.tsx';

beforeEach(async () => {
  await page.viewport(390, 844);
  language.set('en');
});

const speaks = () =>
  message('You speak at 11:15, Qingyun Hall', { kind: 'speaks', sentAt: '2027-03-22T10:02:00+08:00' });
const read = () => message('On now', { read: true, sentAt: '2027-03-22T09:00:00+08:00' });
const yesterday = () => message('Tomorrow you chair', { kind: 'chairs', sentAt: '2027-03-21T18:20:00+08:00' });
const earlier = () => message('Welcome', { read: true, sentAt: '2027-03-19T15:02:00+08:00' });
const moved = () =>
  message('Meeting moved', {
    group: 'notification',
    kind: 'moved',
    change: [{ what: 'hall', before: 'Mudan Hall', after: 'Songhe Hall' }],
  });
const usual = () => [speaks(), moved(), read(), yesterday(), earlier()];
type Screen = Awaited<ReturnType<typeof openMessages>>;
const headings = (screen: Screen) =>
  screen
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);
const rows = (screen: Screen) =>
  screen
    .getByRole('listitem')
    .elements()
    .map((row) => [row.querySelector('h3')?.textContent, row.querySelector('time')?.textContent]);

describe('the list', () => {
  test.each([
    [
      'en',
      ['Today', 'Yesterday', 'Friday 19 March 2027'],
      ['Unread You speak at 11:15, Qingyun Hall', '10 min ago'],
      'Reminders 2',
    ],
    ['zh', ['今天', '昨天', '2027年3月19日（周五）'], ['未读 You speak at 11:15, Qingyun Hall', '10分钟前'], '提醒 2'],
  ] as const)('stands by day, newest first, with what is unread, in %s', async (shown, days, first, reminders) => {
    language.set(shown);
    const screen = await openMessages(usual());
    await expect.element(screen.getByRole('radio', { name: reminders })).toBeChecked();
    await expect.poll(() => headings(screen)).toEqual(days);
    expect(rows(screen)).toEqual([
      first,
      ['On now', '09:00'],
      [`${first[0].split(' ')[0]} Tomorrow you chair`, '18:20'],
      ['Welcome', '15:02'],
    ]);
  });

  test('has notifications beside it, and the choice is in the address', async () => {
    const screen = await openMessages(usual());
    await screen.getByText(/^Notifications/).click();
    await expect.element(screen.getByRole('link', { name: 'Meeting moved' })).toBeVisible();
    expect(window.location.search).toBe('?group=notification');
    expect(screen.getByRole('link', { name: /You speak/ }).query()).toBeNull();
  });

  test('of two hundred messages loads the earlier ones as it is read', async () => {
    const many = Array.from({ length: 200 }, (_, n) => message(`Reminder ${n}`));
    const screen = await openMessages(many);
    await expect.element(screen.getByRole('link', { name: 'Reminder 0', exact: true })).toBeVisible();
    expect(screen.server.of(getMessages)).toEqual([{ group: 'reminder' }]);
    for (const last of [49, 99, 149]) {
      screen
        .getByRole('link', { name: `Reminder ${last}`, exact: true })
        .element()
        .scrollIntoView();
      await expect
        .poll(() => screen.server.of(getMessages).at(-1))
        .toEqual({
          group: 'reminder',
          olderThan: `Reminder ${last}`,
        });
      await expect.element(screen.getByRole('link', { name: `Reminder ${last + 1}`, exact: true })).toBeInTheDocument();
    }
    await expect.poll(() => rows(screen)).toHaveLength(200);
    expect(screen.getByRole('button', { name: 'Show earlier messages' }).query()).toBeNull();
  });

  test('keeps what it has when the earlier messages do not come, and the button asks again', async () => {
    const many = Array.from({ length: 60 }, (_, n) => message(`Reminder ${n}`));
    let [away, asked] = [true, 0];
    const screen = await openMessages(many);
    const answer = window.fetch;
    window.fetch = async (input, init) => {
      const older = typeof init?.body === 'string' && init.body.includes('olderThan');
      asked += older ? 1 : 0;
      if (away && older) throw new TypeError('Failed to fetch');
      return answer(input, init);
    };
    const button = screen.getByRole('button', { name: 'Show earlier messages' });
    await expect.element(button).toBeInTheDocument();
    button.element().scrollIntoView();
    await expect.poll(() => asked).toBe(1);
    await expect.element(button).toHaveAttribute('aria-busy', 'false');
    expect(rows(screen)).toHaveLength(50);
    expect(asked).toBe(1);
    away = false;
    await button.click();
    await expect.poll(() => rows(screen)).toHaveLength(60);
  });

  test('a long text is shortened, and nothing is wider than the screen', async () => {
    const long = message(`${'Extraordinarily'.repeat(12)} long title`, { text: 'A very long text. '.repeat(200) });
    const screen = await openMessages([long]);
    await expect.element(screen.getByRole('listitem')).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBe(clientWidth);
    expect(screen.container.querySelector('.message-row__text')!.getBoundingClientRect().height).toBeLessThan(90);
  });

  test.each([
    ['en', 'No reminders yet', /30 and 10 minutes before/, 'No notifications yet', /announcements by the Secretariat/],
    ['zh', '暂无提醒', /开始前30分钟和10分钟/, '暂无通知', /组委会秘书处发布的通知/],
  ] as const)('says what will come here while there is nothing, in %s', async (shown, none, what, noNotes, notes) => {
    language.set(shown);
    const screen = await openMessages([]);
    await expect.element(screen.getByRole('heading', { name: none })).toBeVisible();
    await expect.element(screen.getByText(what)).toBeVisible();
    expect(screen.getByRole('button', { name: /Read all|全部已读/ }).query()).toBeNull();
    await screen.getByText(/^(Notifications|通知)/).click();
    await expect.element(screen.getByRole('heading', { name: noNotes })).toBeVisible();
    await expect.element(screen.getByText(notes)).toBeVisible();
  });

  test('says that the server cannot be reached', async () => {
    const screen = await openMessages([], { more: [answers(getMessages, lost)] });
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('has no barriers', async () => {
    const screen = await openMessages(usual());
    await expect.element(screen.getByRole('link', { name: /You speak/ })).toBeVisible();
    const { violations } = await axe.run(screen.container, { rules: { region: { enabled: false } } });
    expect(violations).toEqual([]);
  });
});

describe('marking all as read', () => {
  const readAll = (screen: Screen) => screen.getByRole('button', { name: 'Read all reminders' });

  test('is seen at once everywhere, and goes up to the newest that is listed', async () => {
    const screen = await openMessages(usual());
    screen.queries.setQueryData(mineQueries.all('en').queryKey, {
      unread: { version: 'v', reminders: 2, notifications: 1 },
    });
    await readAll(screen).click();
    await expect.element(screen.getByRole('radio', { name: 'Reminders', exact: true })).toBeChecked();
    await expect.poll(() => screen.getByText('Unread').elements()).toEqual([]);
    expect(screen.server.of(markAllRead)).toMatchObject([
      { group: 'reminder', upTo: 'You speak at 11:15, Qingyun Hall' },
    ]);
    expect(screen.queries.getQueryData(mineQueries.all('en').queryKey)).toMatchObject({
      unread: { reminders: 0, notifications: 1 },
    });
    await expect.element(screen.getByRole('radio', { name: 'Notifications 1' })).toBeVisible();
    await expect.element(readAll(screen)).toHaveAttribute('aria-disabled', 'true');
  });

  test('that fails shows what was before', async () => {
    const screen = await openMessages(usual(), { more: [answers(markAllRead, lost)] });
    await readAll(screen).click();
    await expect.element(screen.getByText('Your messages could not be marked as read. Please try again')).toBeVisible();
    await expect.element(screen.getByRole('radio', { name: 'Reminders 2' })).toBeVisible();
    await expect.poll(() => screen.getByText('Unread').elements()).toHaveLength(2);
  });

  test('is in the page inside the host app, with the language', async () => {
    const screen = await openMessages(usual(), { inHostApp: true });
    await expect.element(readAll(screen)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /切换到中文/ })).toBeVisible();
    expect(screen.container.querySelector('header.top-bar')).toBeNull();
  });
});

test('counts are asked for once when Messages opens, with the overlay', async () => {
  const told: string[] = [];
  const screen = await openMessages(usual(), { events: { overlayBegins: () => told.push('overlay begins') } });
  await expect.element(screen.getByRole('link', { name: /You speak/ })).toBeVisible();
  expect(screen.server.names().filter((name) => name === 'getMsgTitle')).toEqual(['getMsgTitle']);
  expect(told).toEqual(['overlay begins']);
});
