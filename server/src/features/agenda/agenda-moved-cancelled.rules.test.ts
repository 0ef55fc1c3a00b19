import { describe, expect, test } from 'vitest';
import { alreadyThere, outsideTheForum, restoreFirst } from 'contract/refusals/console';
import { cancelledPlan, movedPlan, restoredPlan, whyMeetingCannotMove } from './agenda-moved-cancelled.rules.ts';
import type { PlannedMeeting } from './agenda-staff.store.ts';

const id = 'm0000000000000000000';
const hallId = 'h0000000000000000000';
const forum = { timeZone: 'Asia/Shanghai', firstDay: '2027-03-21', lastDay: '2027-03-23' };
const at = (time: string) => new Date(`2027-03-${time}:00+08:00`);
const both = { zh: '航班变更', en: 'A change of flights' };
const meeting: PlannedMeeting = {
  ...{ id, version: 3, type: 'symposium', press: 'open', hallId: 'before', entry: null, channels: [], change: null },
  ...{ startsAt: at('22T11:15'), endsAt: at('22T12:15'), title: both, summary: both },
  ...{ namesPublic: false, feedNumber: 1 },
};
const move = { id, date: '2027-03-22', from: '14:00', to: '15:30', hallId: undefined, reason: both };

describe('a moved meeting', () => {
  const published = {
    fromHallId: 'before',
    fromStartsAt: '2027-03-22T03:15:00.000Z',
    fromEndsAt: '2027-03-22T04:15:00.000Z',
  };

  test('takes place at the forum’s local time, in its hall if no other is named', () => {
    expect(movedPlan(meeting, move, forum)).toEqual({
      ...{ startsAt: at('22T14:00'), endsAt: at('22T15:30'), hallId: 'before' },
      change: { kind: 'moved', reason: both, ...published },
    });
  });

  test('ends on the next day if its end is not later than its start', () => {
    expect(movedPlan(meeting, { ...move, from: '23:00', to: '00:30' }, forum).endsAt).toEqual(at('23T00:30'));
  });

  test('is still compared with what was published when it moves again', () => {
    const once: PlannedMeeting = { ...meeting, ...movedPlan(meeting, { ...move, hallId }, forum) };
    const { change } = movedPlan(once, { ...move, from: '16:00', to: '17:00' }, forum);
    expect(change).toEqual({ kind: 'moved', reason: both, ...published });
  });

  test('returns to what was published when it is restored', () => {
    const moved: PlannedMeeting = { ...meeting, ...movedPlan(meeting, { ...move, hallId }, forum) };
    const { startsAt, endsAt } = meeting;
    expect(restoredPlan(moved)).toEqual({ startsAt, endsAt, hallId: meeting.hallId, change: null });
  });

  test('that is cancelled and restored has the time and hall of the move again', () => {
    const moved: PlannedMeeting = { ...meeting, ...movedPlan(meeting, { ...move, hallId }, forum) };
    const cancelled: PlannedMeeting = { ...moved, ...cancelledPlan(moved, both) };
    expect(cancelled.change?.kind).toBe('cancelled');
    const { startsAt, endsAt, change } = moved;
    expect(restoredPlan(cancelled)).toEqual({ startsAt, endsAt, hallId: moved.hallId, change });
    expect(restoredPlan({ ...meeting, ...cancelledPlan(meeting, both) }).change).toBeNull();
  });
});

describe('a meeting cannot move', () => {
  const outside = { refusal: outsideTheForum, details: { fields: { date: '2027-03-21 – 2027-03-23' } } };
  const why = (more: Partial<PlannedMeeting>, changes: Partial<typeof move>) => {
    const [before, wanted] = [
      { ...meeting, ...more },
      { ...move, ...changes },
    ];
    return whyMeetingCannotMove(before, movedPlan(before, wanted, forum), wanted.date, forum);
  };
  test.each([
    ['while it is cancelled', { change: { kind: 'cancelled', reason: both } as const }, {}, { refusal: restoreFirst }],
    ['before the forum', {}, { date: '2027-03-20' }, outside],
    ['after it', {}, { date: '2027-03-24' }, outside],
    ['to where it is', {}, { from: '11:15', to: '12:15' }, { refusal: alreadyThere }],
    ['else it may', {}, {}, undefined],
  ])('%s', (_, more, changes, refusal) => {
    expect(why(more, changes)).toEqual(refusal);
  });
});
