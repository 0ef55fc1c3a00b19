import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import axe from 'axe-core';
import type { Agenda, MeetingRow } from 'contract/calls/agenda';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { language } from '../../lib/language.ts';
import HomePage from './index.tsx';

function meeting(title: string, from: string, to: string): MeetingRow {
  const times = { startsAt: `2027-03-${from}:00+08:00`, endsAt: `2027-03-${to}:00+08:00` };
  const hall = { id: 'h', name: 'Hehe Hall', building: 'Yulan', floor: 'Level 1' };
  return { id: title, version: 1, type: 'plenary', ...times, details: 'all', title, hall, change: null };
}

const agenda: Agenda = {
  forum: { name: 'Global Development Forum', theme: 'Confidence', place: 'Beijing', timeZone: 'Asia/Shanghai' },
  days: [
    { date: '2027-03-21', meetings: [meeting('Welcome', '21T18:00', '21T20:00')] },
    {
      date: '2027-03-22',
      meetings: [meeting('Green Growth', '22T09:50', '22T11:00'), meeting('Capital', '22T11:15', '22T12:00')],
    },
  ],
};

beforeEach(() => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="forum-companion" content=\'{"signSecret":"s","hostMarker":"H"}\'>',
  );
  language.set('en');
});
afterEach(() => {
  vi.restoreAllMocks();
  document.querySelector('meta[name="forum-companion"]')?.remove();
});

function openAt(time: string) {
  const headers = { 'server-time': String(Date.parse(`2027-03-${time}:00+08:00`)) };
  const answer = JSON.stringify({ code: 0, msg: '', obj: agenda });
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(answer, { headers }));
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <HomePage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('the forum, what is on with the time left, what comes next, and the way to the agenda', async () => {
  const screen = await openAt('22T10:12');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Global Development Forum' })).toBeVisible();
  await expect.element(screen.getByText('21–22 March 2027')).toBeVisible();
  await expect.element(screen.getByText('48 min left')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Green Growth' })).toBeVisible();
  await expect.element(screen.getByText('11:15')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'The whole agenda' }))
    .toHaveAttribute('href', '/pages/meeting/meeting');
});

test('days before, the next meeting has its date', async () => {
  const screen = await openAt('19T10:00');
  await expect.element(screen.getByText('21 Mar 18:00')).toBeVisible();
});

test('when all is over it says so', async () => {
  const screen = await openAt('23T10:00');
  await expect.element(screen.getByText('All meetings have concluded. Thank you for attending.')).toBeVisible();
});

test('nothing that axe would object to', async () => {
  const screen = await openAt('22T10:12');
  await expect.element(screen.getByRole('link', { name: 'Green Growth' })).toBeVisible();
  const { violations } = await axe.run(document);
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
});
