import axe from 'axe-core';
import { getMessage, markRead, type MessageTarget } from 'contract/calls/messages';
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

const meeting = { kind: 'meeting', id: 'm1', gone: false } as const;
const moved = (target: MessageTarget | null = meeting) =>
  message('moved', {
    group: 'notification',
    kind: 'moved',
    title: 'Healthy Ageing Societies was moved',
    text: 'The meeting is later than announced.\nThe hall is another one.',
    change: [
      { what: 'time', before: '14:00–15:00', after: '15:30–16:30' },
      { what: 'hall', before: 'Mudan Hall', after: 'Songhe Hall' },
    ],
    target,
  });
const at = 'detail?id=moved';

describe('a message', () => {
  test.each([
    ['en', 'Monday 22 March 2027 10:02', ['Time', 'Hall'], 'Open the meeting'],
    ['zh', '2027年3月22日（周一） 10:02', ['时间', '会议厅'], '查看会议'],
  ] as const)('has its whole text, what was before and what is now, in %s', async (shown, sent, what, open) => {
    language.set(shown);
    const screen = await openMessages([moved()], { at });
    await expect.element(screen.getByRole('heading', { name: 'Healthy Ageing Societies was moved' })).toBeVisible();
    await expect.element(screen.getByText(sent)).toBeVisible();
    await expect.element(screen.getByText('The hall is another one.')).toBeVisible();
    expect(Array.from(screen.container.querySelectorAll('dt'), (term) => term.textContent)).toEqual(what);
    expect(Array.from(screen.container.querySelectorAll('del'), (old) => old.textContent)).toEqual([
      '14:00–15:00',
      'Mudan Hall',
    ]);
    expect(Array.from(screen.container.querySelectorAll('dd b'), (now) => now.textContent)).toEqual([
      '15:30–16:30',
      'Songhe Hall',
    ]);
    await expect
      .element(screen.getByRole('link', { name: open }))
      .toHaveAttribute('href', '/pages/meeting/detail?id=m1');
  });

  test.each<[string, MessageTarget, string]>([
    ['en', { ...meeting, gone: true }, 'This meeting is no longer available to you.'],
    ['zh', { ...meeting, gone: true }, '您已无法查看该会议。'],
    ['en', { kind: 'own item', id: 'o', gone: true }, 'This entry is no longer in your schedule.'],
    ['zh', { kind: 'own item', id: 'o', gone: true }, '该项已不在您的个人日程中。'],
  ])('whose target is gone says so and leads nowhere, in %s', async (shown, target, sentence) => {
    language.set(shown as 'en' | 'zh');
    const screen = await openMessages([moved(target)], { at });
    await expect.element(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByRole('link').elements()).toEqual([]);
  });

  test('that was recalled leads to the list', async () => {
    const screen = await openMessages([], { at });
    await expect.element(screen.getByRole('heading', { name: 'This message is no longer available' })).toBeVisible();
    await screen.getByRole('button', { name: 'Open messages' }).click();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  });

  test('says that the server cannot be reached', async () => {
    const screen = await openMessages([moved()], { at, more: [answers(getMessage, lost)] });
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('has no barriers, whether its target is there or gone', async () => {
    for (const gone of [false, true]) {
      const screen = await openMessages([moved({ ...meeting, gone })], { at });
      await expect.element(screen.getByText('The hall is another one.')).toBeVisible();
      const { violations } = await axe.run(screen.container, { rules: { region: { enabled: false } } });
      expect(violations).toEqual([]);
      await screen.unmount();
    }
  });
});

describe('opening a message', () => {
  const unread = { unread: { version: 'v', reminders: 0, notifications: 1 } };

  test('marks it as read at once, in the list and in the counts', async () => {
    const screen = await openMessages([moved()], { at: 'message?group=notification' });
    screen.queries.setQueryData(mineQueries.all('en').queryKey, unread);
    await screen.getByRole('link', { name: 'Healthy Ageing Societies was moved' }).click();
    await expect.element(screen.getByText('The hall is another one.')).toBeVisible();
    await expect.poll(() => screen.server.of(markRead)).toMatchObject([{ id: 'moved' }]);
    await expect
      .poll(() => screen.queries.getQueryData(mineQueries.all('en').queryKey))
      .toMatchObject({
        unread: { notifications: 0 },
      });
    await screen.getByRole('button', { name: 'Back' }).click();
    await expect.element(screen.getByRole('radio', { name: 'Notifications', exact: true })).toBeChecked();
    expect(screen.getByText('Unread').elements()).toEqual([]);
  });

  test('marks it as read also if only the copy of the list could be shown', async () => {
    const more = [answers(getMessage, lost)];
    const screen = await openMessages([moved()], { at: 'message?group=notification', more });
    await screen.getByRole('link', { name: 'Healthy Ageing Societies was moved' }).click();
    await expect.poll(() => screen.server.of(markRead)).toMatchObject([{ id: 'moved' }]);
  });

  test('that the server does not get leaves it unread, is sent once and says nothing', async () => {
    const told: string[] = [];
    const screen = await openMessages([moved()], {
      at,
      more: [answers(markRead, lost)],
      events: { toast: (text) => told.push(text), confirm: async () => told.push('asked') > 99 },
    });
    screen.queries.setQueryData(mineQueries.all('en').queryKey, unread);
    await expect.element(screen.getByText('The hall is another one.')).toBeVisible();
    await expect.poll(() => screen.server.of(getMessage).length).toBeGreaterThan(1);
    expect(screen.server.of(markRead)).toHaveLength(1);
    expect(screen.queries.getQueryData(mineQueries.all('en').queryKey)).toMatchObject({ unread: { notifications: 1 } });
    expect(told).toEqual([]);
  });

  test('that is read already asks for nothing', async () => {
    const screen = await openMessages([{ ...moved(), read: true }], { at });
    await expect.element(screen.getByText('The hall is another one.')).toBeVisible();
    expect(screen.server.names()).toEqual(['getMessage']);
  });
});
