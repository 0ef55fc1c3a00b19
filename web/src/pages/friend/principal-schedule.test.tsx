import axe from 'axe-core';
import { type Changes, followChanges } from 'contract/calls/live';
import * as calls from 'contract/calls/modes';
import { actingEnded } from 'contract/refusals/modes';
import { notAllowed } from 'contract/refusals/wire';
import { afterEach, expect, test, vi } from 'vitest';
import { keepFresh, refetching } from '../../features/live/refetch.ts';
import { answers, refused } from '../../lib/call/answers.testing.ts';
import { newestChange } from '../../lib/call/newest-change.ts';
import { storage } from '../../lib/storage/storage.ts';
import { open, server } from './friend.testing.tsx';

const minister = {
  ...{ id: 'minister', name: 'Amadou Kesselbane', address: 'Minister Kesselbane', title: 'Minister', photo: null },
  ...{ organisation: 'Republic of Salambé', seesSchedule: true, pending: 0 },
};
const acting = answers(calls.getActing, {
  delegates: [minister],
  notInAssistantMode: [],
  invitations: [],
  timeZone: 'Asia/Shanghai',
});
const entry = (title: string, from: string, to: string | null, more: Partial<calls.ScheduleEntry> = {}) => ({
  ...{ id: title, kind: 'meeting' as const, title, place: 'Hehe Hall', role: null, cancelled: false },
  ...{ startsAt: `2027-03-${from}:00+08:00`, endsAt: to && `2027-03-${to}:00+08:00` },
  ...more,
});
const entries = [
  entry('Opening plenary', '22T09:00', '22T10:00', { role: 'chair' }),
  entry('Black sedan', '22T18:10', null, { kind: 'car', place: 'East Gate' }),
  entry('Green growth', '23T09:00', '23T10:30', { cancelled: true }),
];
const officer = { kind: 'officer', id: 'o', name: 'Mi Zhiyao', phone: '+861015550126' } as const;
const at = '?for=minister&show=schedule';
afterEach(() => {
  storage.clearAll();
  newestChange.forget();
  vi.restoreAllMocks();
});
const openWith = (schedule: Parameters<typeof answers<typeof calls.getPrincipalSchedule>>[1]) =>
  open({}, { at, more: [acting, answers(calls.getPrincipalSchedule, schedule)] });

test('the row is there where the delegate shows the schedule, and leads to it', async () => {
  const screen = await open({}, { at: '?for=minister', more: [acting] });
  await expect
    .element(screen.getByRole('link', { name: 'Schedule and arrangements of Minister Kesselbane' }))
    .toHaveAttribute('href', '/pages/friend/friend?for=minister&show=schedule');
});

test('the schedule stands day by day, with the arrangements below it', async () => {
  const screen = await openWith({ entries, arrangements: [officer], timeZone: 'Asia/Shanghai' });
  const day = screen.getByRole('list', { name: 'Monday 22 March 2027' });
  await expect.element(day).toBeVisible();
  expect(
    day
      .getByRole('heading')
      .elements()
      .map((title) => title.textContent),
  ).toEqual(['Opening plenary', 'Black sedan']);
  await expect.element(day.getByText('Chair', { exact: true })).toBeVisible();
  const next = screen.getByRole('list', { name: 'Tuesday 23 March 2027' });
  await expect.element(next.getByText('Cancelled')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Arrangements', exact: true })).toBeVisible();
  await expect.element(screen.getByText('Mi Zhiyao')).toBeVisible();
  await expect.element(screen.getByText(/^You can read this as long as Minister Kesselbane shows it/)).toBeVisible();
  expect((await axe.run()).violations.map(({ id }) => id)).toEqual([]);
});

test('with nothing planned the page says so', async () => {
  const screen = await openWith({ entries: [], arrangements: [], timeZone: 'Asia/Shanghai' });
  await expect.element(screen.getByRole('heading', { name: 'Nothing is planned or arranged yet' })).toBeVisible();
});

test.each([
  ['the delegate shows it no longer', notAllowed],
  ['one does not act any more', actingEnded],
])('when %s, it says so and leads to the cards', async (_, refusal) => {
  const screen = await openWith(refused(refusal));
  await expect.element(screen.getByRole('heading', { name: 'This schedule is not shown to you' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Open the card requests' })).toBeVisible();
});

test('the open schedule is fetched again when a personal hint comes', async () => {
  storage.token.set('token-1');
  newestChange.learn(41);
  vi.spyOn(refetching, 'wait').mockReturnValue(1);
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) });
  const live = new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  const had = { entries: entries.slice(0, 1), arrangements: [], timeZone: 'Asia/Shanghai' };
  let shown: calls.PrincipalSchedule = had;
  const more = [acting, answers(calls.getPrincipalSchedule, () => shown), answers(followChanges, live)];
  const screen = await open({}, { at, more });
  await expect.element(screen.getByRole('heading', { name: 'Opening plenary' })).toBeVisible();
  const left = new AbortController();
  keepFresh(screen.queries, left.signal);
  await expect.poll(() => server.of(followChanges).length).toBe(1);
  const asked = server.of(calls.getPrincipalSchedule).length;
  shown = { ...had, entries };
  const told: Changes = { last: 41, missed: false, hints: [], mine: true };
  stream?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(told)}\n\n`));
  await expect.element(screen.getByRole('heading', { name: 'Black sedan' })).toBeVisible();
  expect(server.of(calls.getPrincipalSchedule)).toHaveLength(asked + 1);
  left.abort();
});
