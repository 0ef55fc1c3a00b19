import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import axe from 'axe-core';
import type { Meeting } from 'contract/calls/agenda';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { language } from '../../lib/language.ts';
import MeetingPage from './detail.tsx';

const person = { title: 'President', organisation: 'Huaheng Institute', badge: 'red', topic: null } as const;
const meeting: Meeting = {
  id: 'm1',
  version: 1,
  type: 'symposium',
  startsAt: '2027-03-22T11:15:00+08:00',
  endsAt: '2027-03-22T12:15:00+08:00',
  details: 'all',
  title: 'Artificial Intelligence for Inclusive Development',
  hall: { id: 'h', name: 'Qingyun Hall', building: 'Yulan State Guesthouse', floor: 'Level 2' },
  change: null,
  press: 'opening',
  summary: 'Skills, data and rules.',
  chair: { ...person, id: 'p1', name: 'Shen Yanzhi' },
  speakers: [{ ...person, id: 'p2', name: 'Helena Thornquist', badge: 'blue', topic: 'Grids that learn' }],
  channels: [{ number: 2, language: 'English' }],
  entry: 'Kindly be seated by 11:00.',
};
const hidden: Partial<Meeting> = {
  details: 'time only',
  title: null,
  hall: null,
  type: 'closed',
  chair: null,
  speakers: [],
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

function open(answer: { code: number; msg: string; obj: unknown }) {
  const headers = { 'server-time': String(Date.parse('2027-03-22T10:12:00+08:00')) };
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(JSON.stringify(answer), { headers }));
  return render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })}
    >
      <MemoryRouter initialEntries={['/pages/meeting/detail?id=m1']}>
        <MeetingPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const found = (more: Partial<Meeting> = {}) => ({ code: 0, msg: '', obj: { meetings: [{ ...meeting, ...more }] } });

test('time, hall, channels, press, entry, chair and speakers', async () => {
  const screen = await open(found());
  await expect.element(screen.getByRole('heading', { level: 2, name: meeting.title ?? '' })).toBeVisible();
  await expect.element(screen.getByText('11:15 – 12:15')).toBeVisible();
  await expect.element(screen.getByText('Monday 22 March 2027 · starts in 1 h 3 min')).toBeVisible();
  await expect.element(screen.getByText('Level 2, Yulan State Guesthouse')).toBeVisible();
  await expect.element(screen.getByText('Channel 2 English')).toBeVisible();
  await expect.element(screen.getByText('Only the opening is open to the press')).toBeVisible();
  await expect.element(screen.getByText('Kindly be seated by 11:00.')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Speakers 1' })).toBeVisible();
  await expect.element(screen.getByText('Topic: Grids that learn')).toBeVisible();
});

test('the red badge is said in words, and other badges are not marked', async () => {
  const screen = await open(found());
  const rows = screen.getByRole('listitem');
  await expect.element(rows.filter({ hasText: 'Shen Yanzhi' }).getByText('Red badge')).toBeVisible();
  expect(rows.filter({ hasText: 'Helena Thornquist' }).getByText('Red badge').elements()).toHaveLength(0);
});

test('of a closed-door seminar one may only know, the time alone', async () => {
  const screen = await open(found({ ...hidden, press: null, summary: null, channels: [], entry: null }));
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Closed-door seminar' })).toBeVisible();
  await expect.element(screen.getByText('Details are shown to those invited.')).toBeVisible();
});

test('a meeting that is not there has a friendly way back to the agenda', async () => {
  const screen = await open({ code: -2, msg: 'This content does not exist', obj: null });
  await expect.element(screen.getByRole('heading', { name: 'This meeting is no longer on the agenda' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Open the agenda' })).toBeVisible();
});

test('nothing that axe would object to', async () => {
  const screen = await open(found({ change: { kind: 'cancelled', reason: 'A new date follows.' } }));
  await expect.element(screen.getByText('A new date follows.')).toBeVisible();
  const { violations } = await axe.run(document);
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
});
