import { describe, expect, test } from 'vitest';
import {
  cancellationIn,
  cancelledPlan,
  movedPlan,
  moveIn,
  restoredPlan,
  whyMeetingCannotMove,
} from './agenda-staff.rules.ts';
import type { PlannedMeeting } from './agenda-staff.store.ts';

const id = 'm0000000000000000000';
const hallId = 'h0000000000000000000';
const forum = { timeZone: 'Asia/Shanghai', firstDay: '2027-03-21', lastDay: '2027-03-23' };
const at = (time: string) => new Date(`2027-03-${time}:00+08:00`);
const both = { zh: '航班变更', en: 'A change of flights' };
const meeting: PlannedMeeting = {
  ...{ id, version: 3, type: 'symposium', press: 'open', hallId: 'before', entry: null, channels: [], change: null },
  ...{ startsAt: at('22T11:15'), endsAt: at('22T12:15'), title: both, summary: both },
};
const move = { id, date: '2027-03-22', from: '14:00', to: '15:30', hallId: undefined, reason: both };

describe('a move, as it is typed', () => {
  test.each([
    ['quoted', [id, '2027-03-22 14:00', '15:30', '航班变更 | A change of flights']],
    ['not quoted', [id, '2027-03-22', '14:00', '15:30', '航班变更', '|', 'A', 'change', 'of', 'flights']],
    ['with wide spaces', [id, ' 2027-03-22  14:00 ', '15:30', '航班变更|A change of flights']],
  ])('%s', (_, args) => {
    expect(moveIn(args)).toEqual(move);
  });

  test('with another hall', () => {
    expect(moveIn([id, '2027-03-22 14:00', '15:30', hallId, '航班变更 | A change of flights'])).toEqual({
      ...move,
      hallId,
    });
  });

  test.each([
    ['nothing', []],
    ['no reason', [id, '2027-03-22 14:00', '15:30']],
    ['a reason in one language', [id, '2027-03-22 14:00', '15:30', 'A change of flights']],
    ['a reason in three parts', [id, '2027-03-22 14:00', '15:30', '航班 | 变更 | A change of flights']],
    ['half a reason', [id, '2027-03-22 14:00', '15:30', ' | A change of flights']],
    ['a day that does not exist', [id, '2027-02-30 14:00', '15:30', '航班变更 | A change of flights']],
    ['a time that does not exist', [id, '2027-03-22 24:00', '15:30', '航班变更 | A change of flights']],
    ['no end', [id, '2027-03-22 14:00', '航班变更 | A change of flights']],
  ])('%s is refused', (_, args) => {
    expect(moveIn(args)).toBe(undefined);
  });
});

test('a cancellation needs its reason in both languages', () => {
  expect(cancellationIn([id, '航班变更', '|', 'A change of flights'])).toEqual({ id, reason: both });
  expect(cancellationIn([id, '航班变更'])).toBe(undefined);
  expect(cancellationIn([id])).toBe(undefined);
});

describe('where a moved meeting goes', () => {
  const published = {
    fromHallId: 'before',
    fromStartsAt: '2027-03-22T03:15:00.000Z',
    fromEndsAt: '2027-03-22T04:15:00.000Z',
  };

  test('to the wall clock of the forum, in its hall if no other is named', () => {
    expect(movedPlan(meeting, move, forum)).toEqual({
      ...{ startsAt: at('22T14:00'), endsAt: at('22T15:30'), hallId: 'before' },
      change: { kind: 'moved', reason: both, ...published },
    });
  });

  test('past midnight, when its end is not later than its start', () => {
    expect(movedPlan(meeting, { ...move, from: '23:00', to: '00:30' }, forum).endsAt).toEqual(at('23T00:30'));
  });

  test('moved again, it is still compared with what was published', () => {
    const once: PlannedMeeting = { ...meeting, ...movedPlan(meeting, { ...move, hallId }, forum) };
    const { change } = movedPlan(once, { ...move, from: '16:00', to: '17:00' }, forum);
    expect(change).toEqual({ kind: 'moved', reason: both, ...published });
  });

  test('and back, by restoring it', () => {
    const moved: PlannedMeeting = { ...meeting, ...movedPlan(meeting, { ...move, hallId }, forum) };
    const { startsAt, endsAt } = meeting;
    expect(restoredPlan(moved)).toEqual({ startsAt, endsAt, hallId: meeting.hallId, change: null });
  });

  test('stays known while it is cancelled: taken back, the meeting is where it had moved to', () => {
    const moved: PlannedMeeting = { ...meeting, ...movedPlan(meeting, { ...move, hallId }, forum) };
    const cancelled: PlannedMeeting = { ...moved, ...cancelledPlan(moved, both) };
    expect(cancelled.change?.kind).toBe('cancelled');
    const { startsAt, endsAt, change } = moved;
    expect(restoredPlan(cancelled)).toEqual({ startsAt, endsAt, hallId: moved.hallId, change });
    expect(restoredPlan({ ...meeting, ...cancelledPlan(meeting, both) }).change).toBeNull();
  });
});

describe('a meeting cannot move', () => {
  const why = (more: Partial<PlannedMeeting>, changes: Partial<typeof move>) => {
    const [before, wanted] = [
      { ...meeting, ...more },
      { ...move, ...changes },
    ];
    return whyMeetingCannotMove(before, movedPlan(before, wanted, forum), wanted.date, forum);
  };
  test.each([
    [
      'while it is cancelled',
      { change: { kind: 'cancelled', reason: both } as const },
      {},
      'It is cancelled. Restore it first.',
    ],
    ['before the forum', {}, { date: '2027-03-20' }, 'The forum is from 2027-03-21 to 2027-03-23.'],
    ['after it', {}, { date: '2027-03-24' }, 'The forum is from 2027-03-21 to 2027-03-23.'],
    ['to where it is', {}, { from: '11:15', to: '12:15' }, 'It is at that time and in that hall already.'],
    ['else it may', {}, {}, undefined],
  ])('%s', (_, more, changes, refusal) => {
    expect(why(more, changes)).toBe(refusal);
  });
});
