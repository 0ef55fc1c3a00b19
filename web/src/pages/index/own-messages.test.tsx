import axe from 'axe-core';
import { getMessageTitles } from 'contract/calls/messages';
import { beforeEach, expect, test } from 'vitest';
import { message } from '../../features/messages/messages.testing.ts';
import { language } from '../../lib/language.ts';
import { openAt, server } from './index.testing.tsx';

beforeEach(() => language.set('en'));

const paths = ['/pages/message/message', '/pages/meeting/meeting'];
const unread = (reminders: number, notifications: number) => ({
  mine: { unread: { version: 'v', reminders, notifications } },
  titles: {
    reminders: { unread: reminders, newest: [message('Read one', { read: true }), message('You speak at 11:15')] },
    notifications: { unread: notifications, newest: [] },
  },
});

test.each([
  ['en', 2, 1, 'Messages 3 unread', '3', 'reminder'],
  ['zh', 2, 1, '消息 3条未读', '3', 'reminder'],
  ['en', 0, 1, 'Messages 1 unread', '1', 'notification'],
  ['en', 90, 60, 'Messages 150 unread', '99+', 'reminder'],
] as const)('the bell tells how many messages are unread in %s: %i and %i', async (shown, a, b, name, mark, group) => {
  language.set(shown);
  const screen = await openAt('22T10:12', { paths, ...unread(a, b) });
  const bell = screen.getByRole('link', { name, exact: true }).first();
  await expect.element(bell).toHaveAttribute('href', `/pages/message/message?group=${group}`);
  await expect.element(bell.getByText(mark, { exact: true })).toBeVisible();
});

test('the bell without anything unread has no mark', async () => {
  const screen = await openAt('22T10:12', { paths, ...unread(0, 0) });
  const bell = screen.getByRole('link', { name: 'Messages', exact: true }).first();
  await expect.element(bell).toHaveAttribute('href', '/pages/message/message?group=reminder');
  expect(screen.container.querySelector('.bell__count')).toBeNull();
  expect(server.of(getMessageTitles)).toEqual([]);
});

test('neither the count nor the newest reminder moves anything', async () => {
  const screen = await openAt('22T10:12', { paths, ...unread(2, 1) });
  const agenda = screen.getByRole('link', { name: 'Full agenda' });
  await expect.element(agenda).toBeVisible();
  const tops = () =>
    [agenda, screen.getByRole('heading', { level: 1 })].map((one) => one.element().getBoundingClientRect().top);
  const before = tops();
  await expect.element(screen.getByText('You speak at 11:15')).toBeVisible();
  await expect.element(screen.getByText('3', { exact: true })).toBeVisible();
  expect(tops()).toEqual(before);
});

test('the newest unread reminder stands below now and next', async () => {
  const screen = await openAt('22T10:12', { paths, ...unread(2, 1) });
  const strip = screen
    .getByRole('region', { name: 'Now and next' })
    .getByRole('link', { name: 'You speak at 11:15 2 unread' });
  await expect.element(strip).toHaveAttribute('href', '/pages/message/message');
});

test('nothing that axe would object to', async () => {
  const screen = await openAt('22T10:12', { paths, ...unread(2, 1) });
  await expect.element(screen.getByText('You speak at 11:15')).toBeVisible();
  const { violations } = await axe.run(screen.container);
  expect(violations).toEqual([]);
});
