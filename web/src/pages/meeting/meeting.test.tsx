import axe from 'axe-core';
import type { AgendaRow } from 'contract/calls/agenda';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { language } from '../../lib/language.ts';
import { newQueries, openPage } from '../../shell/page.testing.tsx';
import AgendaPage from './meeting.tsx';
import { moment, open, world } from './meeting.testing.tsx';

test('it opens on today, with what is on and the minutes left', async () => {
  const screen = await open();
  await expect
    .element(screen.getByRole('button', { name: /22 Mar\s*Today\s*5 meetings/ }))
    .toHaveAttribute('aria-pressed', 'true');
  const row = screen.getByRole('listitem').filter({ hasText: 'Green Growth' });
  await expect.element(row.getByText('Ongoing')).toBeVisible();
  await expect.element(row.getByText('48 min left')).toBeVisible();
  await expect.element(row.getByRole('link')).toHaveAttribute('href', '/pages/meeting/detail?id=Green+Growth');
});

test('a closed-door seminar of which only the time is known has no link', async () => {
  const screen = await open();
  const row = screen.getByRole('listitem').filter({ hasText: 'Closed-door seminar' });
  await expect.element(row.getByText('11:15')).toBeVisible();
  expect(row.getByRole('link').elements()).toHaveLength(0);
});

test('moved and cancelled are unmistakable: a word, the old value, the new value, the reason', async () => {
  const screen = await open();
  const capital = screen.getByRole('listitem').filter({ hasText: 'Patient Capital' });
  await expect.element(capital.getByText('Moved')).toBeVisible();
  await expect.element(capital.getByText('13:00–14:00')).toBeVisible();
  await expect.element(capital.getByText('12:30–13:45').last()).toBeVisible();
  await expect.element(capital.getByText('Mudan Hall')).toBeVisible();
  const ageing = screen.getByRole('listitem').filter({ hasText: 'Healthy Ageing' });
  await expect.element(ageing.getByText('Cancelled')).toBeVisible();
  await expect.element(ageing.getByText('A new date follows.')).toBeVisible();
});

test.each([
  ['en', { startsAt: moment('22T20:30') }, '“Late Reception” is now scheduled for 22 Mar, 20:30, Hehe Hall.'],
  ['zh', { change: { kind: 'cancelled', reason: null } }, '“Late Reception”已取消。'],
] as const)('a meeting that changes while one looks is highlighted and said, in %s', async (spoken, change, said) => {
  language.set(spoken);
  const queries = newQueries();
  const screen = await openPage('/pages/meeting/meeting', <AgendaPage />, { queries });
  const card = () => screen.getByRole('link', { name: 'Late Reception' }).element().closest('.meeting-card');
  await expect.element(screen.getByRole('link', { name: 'Late Reception' })).toBeInTheDocument();
  expect(card()).not.toHaveClass('meeting-card--changed');
  world.lateReception = change as Partial<AgendaRow>;
  await queries.refetchQueries();
  await expect.element(screen.getByRole('status').filter({ hasText: said })).toBeInTheDocument();
  expect(card()).toHaveClass('meeting-card--changed');
});

test('a meeting past midnight says so', async () => {
  const screen = await open();
  const row = screen.getByRole('listitem').filter({ hasText: 'Late Reception' });
  await expect.element(row.getByText('+1 day')).toBeVisible();
});

test('a meeting that lasts all day says so, without an end and without the time left', async () => {
  world.lateReception = { startsAt: moment('22T00:00'), endsAt: moment('23T00:00') };
  const screen = await open();
  const row = screen.getByRole('listitem').filter({ hasText: 'Late Reception' });
  await expect.element(row.getByText('Ongoing')).toBeVisible();
  expect(row.element().textContent).toBe('All dayOngoingReceptionLate ReceptionHehe Hall');
  expect(row.getByRole('progressbar').elements()).toHaveLength(0);
});

test('a name of 120 characters stays within its card', async () => {
  world.lateReception = { title: 'Donaudampfschifffahrtsgesellschaft'.repeat(4).slice(0, 120) };
  const screen = await open();
  await expect.element(screen.getByRole('link', { name: /Donaudampf/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

test('nothing that axe would object to, in either language', async () => {
  const screen = await open();
  for (const toggle of [/切换到中文/, /Switch to English/]) {
    await expect.element(screen.getByRole('list').first()).toBeVisible();
    const { violations } = await axe.run(document);
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    await screen.getByRole('button', { name: toggle }).click();
  }
});

test.each([
  ['abroad', 0, 1],
  ['in Beijing', -480, 0],
])('%s the zone of the times is said as often as it has to be', async (_where, offset, times) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
  const screen = await open();
  await expect.element(screen.getByRole('button', { name: /22 Mar/ })).toBeVisible();
  expect(screen.getByText('All times are Beijing time.').elements()).toHaveLength(times);
  vi.restoreAllMocks();
});

test('what stands beside the hall begins at its edge where it needs a line of its own', async () => {
  world.lateReception = { role: 'speaker' };
  await page.viewport(320, 640);
  const screen = await open();
  await expect.element(screen.getByText('You are speaking')).toBeVisible();
  const roles = Array.from(document.querySelectorAll<HTMLElement>('.meeting-card__where b'));
  for (const role of roles) role.style.flexBasis = '100%';
  expect(roles.map((role) => role.offsetLeft - (role.parentElement?.offsetLeft ?? 0))).toEqual(roles.map(() => 0));
  expect(roles.length).toBeGreaterThan(0);
});
