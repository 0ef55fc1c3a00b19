import type { Mine } from 'contract/calls/mine';
import { describe, expect, it } from 'vitest';
import { message } from '../messages.testing.ts';
import { listWith, type Marking, messageWith, mineWith, titlesWith, undone } from './marking-rules.ts';

const of = (...messages: ReturnType<typeof message>[]) => ({ timeZone: 'Asia/Shanghai', messages, more: false });
const a = message('a');
const b = message('b');
const old = message('old', { read: true });
const note = message('note', { group: 'notification', kind: 'announcement' });
const titles = { reminders: { unread: 7, newest: [a, b, old] }, notifications: { unread: 1, newest: [note] } };
const mine: Mine = { unread: { version: 'v1', reminders: 7, notifications: 1 } };

const one: Marking = { group: 'reminder', ids: new Set(['a']), read: true, by: -1 };
const all: Marking = { group: 'reminder', ids: new Set(['a', 'b']), read: true, by: -7 };

describe('what is unread after', () => {
  it.each([
    ['a message was opened', one, ['b'], 6, 1],
    ['all reminders were marked', all, [], 0, 1],
    [
      'a notification was opened',
      { group: 'notification', ids: new Set(['note']), read: true, by: -1 },
      ['a', 'b'],
      7,
      0,
    ],
    ['an opened message could not be marked', undone(one), ['a', 'b'], 8, 1],
    ['more was marked than was counted', { ...all, by: -9 }, [], 0, 1],
  ] as const)('%s', (_when, marking, unreadTitles, reminders, notifications) => {
    const list = listWith(of(a, b, old), marking);
    const known = titlesWith(titles, marking);
    expect(list.messages.filter(({ read }) => !read).map(({ id }) => id)).toEqual(unreadTitles);
    expect(known.reminders.newest.filter(({ read }) => !read).map(({ id }) => id)).toEqual(unreadTitles);
    expect([known.reminders.unread, known.notifications.unread]).toEqual([reminders, notifications]);
    expect(mineWith(mine, marking).unread).toEqual({ version: '', reminders, notifications });
  });

  it('a marking that failed is as if it had not been', () => {
    for (const marking of [one, all]) {
      expect(listWith(listWith(of(a, b, old), marking), undone(marking))).toEqual(of(a, b, old));
      expect(titlesWith(titlesWith(titles, marking), undone(marking))).toEqual(titles);
      expect(mineWith(mineWith(mine, marking), undone(marking)).unread).toEqual({ ...mine.unread, version: '' });
    }
  });

  it('a message that arrives while all are marked stays unread', () => {
    const arrived = message('arrived');
    expect(listWith(of(arrived, a, b), all).messages.map(({ read }) => read)).toEqual([false, true, true]);
  });

  it('a message that was recalled meanwhile changes no other', () => {
    expect(listWith(of(b), one)).toEqual(of(b));
    expect(messageWith({ timeZone: 'Asia/Shanghai', message: b }, one).message.read).toBe(false);
  });

  it('the page of the message itself', () => {
    expect(messageWith({ timeZone: 'Asia/Shanghai', message: a }, one).message.read).toBe(true);
  });

  it('a phone that has no counts yet has none', () => {
    expect(mineWith({}, one)).toEqual({});
  });
});
