import { expect, test } from 'vitest';
import { days } from '../agenda-days.testing.ts';
import { changedBetween } from './changed-meetings-rules.ts';

const [, monday] = days;
const first = monday!.meetings[0]!;
const otherwise = (more: Partial<typeof first>) =>
  days.map((day) => ({
    ...day,
    meetings: day.meetings.map((one) => (one.id === first.id ? { ...one, ...more } : one)),
  }));
const changed = (after: typeof days) => changedBetween(days, after).map(({ id }) => id);

test.each([
  ['another time', { startsAt: '2027-03-22T16:00:00+08:00' }, [first.id]],
  ['another end', { endsAt: '2027-03-22T23:00:00+08:00' }, [first.id]],
  ['a cancellation', { change: { kind: 'cancelled', reason: null } }, [first.id]],
  ['the title in another language', { title: '开幕' }, []],
] as const)('%s: %o', (_, more, ids) => {
  expect(changed(otherwise(more as Partial<typeof first>))).toEqual(ids);
});

test('a meeting that moved to another day changed, one that is new or gone did not', () => {
  const [sunday] = days;
  const moved = [{ ...sunday!, meetings: [...sunday!.meetings, { ...first, startsAt: '2027-03-21T10:00:00+08:00' }] }];
  expect(changed(moved)).toEqual([first.id]);
  expect(changedBetween([], days)).toEqual([]);
  expect(changed([])).toEqual([]);
});

test.each([
  ['as published', {}, true],
  ['at another published time', { startsAt: '2027-03-22T16:00:00+08:00' }, false],
  ['at another time', { change: { kind: 'moved', reason: '', fromHall: '', fromStartsAt: '', fromEndsAt: '' } }, false],
] as const)('a cancelled meeting that takes place %s', (_, more, isRestored) => {
  const cancelled = otherwise({ change: { kind: 'cancelled', reason: '' } });
  const after = otherwise({ change: null, ...more });
  expect(changedBetween(cancelled, after)).toEqual([expect.objectContaining({ id: first.id, isRestored })]);
});
