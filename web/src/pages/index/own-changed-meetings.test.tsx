import { beforeEach, expect, test } from 'vitest';
import { language } from '../../lib/language.ts';
import { capital, green, meeting, openAt, usual } from './index.testing.tsx';

beforeEach(() => language.set('en'));

const moved = {
  role: 'speaker',
  change: {
    kind: 'moved',
    reason: 'The hall is needed.',
    fromHall: 'Qingyun Hall',
    fromStartsAt: '2027-03-22T09:00:00+08:00',
    fromEndsAt: '2027-03-22T10:10:00+08:00',
  },
} as const;
test.each([
  ['is on', meeting('Own', '22T09:50', '22T11:00', 'Qingyun', moved)],
  ['is next', meeting('Own', '22T11:15', '22T12:25', 'Qingyun', moved)],
  ['is later today', meeting('Own', '22T16:00', '22T17:10', 'Qingyun', moved)],
])('one’s own moved meeting that %s has its old time struck through, and the reason', async (_, own) => {
  const screen = await openAt('22T10:12', { meetings: [own, capital] });
  await expect.element(screen.getByRole('deletion')).toHaveTextContent('09:00–10:10');
  await expect.element(screen.getByText('The hall is needed.')).toBeVisible();
});

test('the time that another meeting had is left to its own page', async () => {
  const other = meeting('Other', '22T11:15', '22T12:25', 'Qingyun', { ...moved, role: null });
  const screen = await openAt('22T10:12', { meetings: [green, other] });
  await expect.element(screen.getByText('Moved')).toBeVisible();
  expect(screen.getByRole('deletion').elements()).toEqual([]);
});

test('one’s own cancelled meeting stays until its time is over, struck through', async () => {
  const change = { kind: 'cancelled', reason: '' } as const;
  const own = meeting('Own', '22T14:00', '22T15:00', 'Songhe', { role: 'speaker', change });
  const screen = await openAt('22T14:59', { meetings: [...usual, own] });
  await expect.element(screen.getByRole('link', { name: 'Own' }).getByRole('deletion')).toHaveTextContent('Own');
  await screen.unmount();
  const after = await openAt('22T15:00', { meetings: [...usual, own] });
  await expect.element(after.getByText(/All meetings have concluded/)).toBeVisible();
  expect(after.getByRole('deletion').elements()).toEqual([]);
});
