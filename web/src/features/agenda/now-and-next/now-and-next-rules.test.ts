import type { AgendaDay, MeetingRow } from 'contract/calls/agenda';
import { describe, expect, test } from 'vitest';
import { nowAndNextAt } from './now-and-next-rules.ts';
import { at, days, halls, meeting, press, withOwn } from './now-and-next.testing.ts';

const ids = (rows: readonly MeetingRow[]) => rows.map(({ id }) => id);

describe('what is on', () => {
  test('comes hall by hall; meetings that show only their time or are open all day come last', () => {
    expect(ids(nowAndNextAt(days, at('22T10:12'), halls).on)).toEqual(['green', 'science', 'closed', 'press']);
    expect(ids(nowAndNextAt(days, at('22T10:12'), halls.toReversed()).on)).toEqual([
      'science',
      'green',
      'closed',
      'press',
    ]);
  });

  test('without the order of the halls it comes as the agenda has it', () => {
    expect(ids(nowAndNextAt(days, at('22T10:12')).on)).toEqual(['green', 'science', 'closed', 'press']);
  });

  test('begins with the viewer’s own meeting', () => {
    expect(ids(nowAndNextAt(withOwn('science', 'chair'), at('22T10:12'), halls).on)[0]).toBe('science');
  });

  test.each([
    ['during meetings', '22T10:12', false],
    ['in a break', '22T11:32', true],
    ['at night, although the press centre is open', '22T20:00', true],
    ['when all is over', '24T10:00', true],
  ])('%s', (_, time, pause) => {
    expect(nowAndNextAt(days, at(time), halls).pause).toBe(pause);
  });

  test('is the meeting open all day if there is no other, and that is no break', () => {
    const alone = [{ date: '2027-03-22', meetings: [press] }];
    expect(nowAndNextAt(alone, at('22T20:00'), halls)).toMatchObject({ on: [press], pause: false });
    expect(nowAndNextAt(alone, at('23T20:00'), halls)).toMatchObject({ on: [], pause: true });
  });
});

describe('what comes next', () => {
  test('is every meeting that begins first, hall by hall, and never a cancelled one', () => {
    expect(ids(nowAndNextAt(days, at('22T10:12'), halls).next)).toEqual(['intelligence', 'trade']);
  });

  test('may be on another day, and is nothing after the last meeting', () => {
    expect(ids(nowAndNextAt(days, at('22T20:00'), halls).next)).toEqual(['closing']);
    expect(nowAndNextAt(days, at('24T10:00'), halls)).toEqual({
      on: [],
      pause: true,
      next: [],
      ownLater: undefined,
      ownChanged: [],
    });
  });

  test('is not a meeting that is open all day, unless no other is to come', () => {
    const tomorrow = meeting('press tomorrow', '23T00:00', '24T00:00', 'press-centre');
    const [first, last] = [days[0]!, days[1]!];
    const open = [first, { ...last, meetings: [tomorrow, ...last.meetings] }];
    expect(ids(nowAndNextAt(open, at('22T20:00'), halls).next)).toEqual(['closing']);
    expect(ids(nowAndNextAt([first, { ...last, meetings: [tomorrow] }], at('22T20:00')).next)).toEqual([
      'press tomorrow',
    ]);
  });

  test('begins with the viewer’s own meeting; a later one of theirs is shown too, one on a later day is not', () => {
    const own = nowAndNextAt(withOwn('trade', 'speaker'), at('22T10:12'), halls);
    expect([ids(own.next), own.ownLater]).toEqual([['trade', 'intelligence'], undefined]);
    expect(nowAndNextAt(withOwn('capital', 'chair'), at('22T10:12'), halls).ownLater?.id).toBe('capital');
    expect(nowAndNextAt(withOwn('closing', 'chair'), at('22T10:12'), halls).ownLater).toBe(undefined);
  });
});

describe('what was changed', () => {
  const moved = (from: string, to: string) =>
    ({
      change: {
        kind: 'moved',
        reason: '',
        fromHall: 'hehe',
        fromStartsAt: `2027-03-${from}:00+08:00`,
        fromEndsAt: `2027-03-${to}:00+08:00`,
      },
    }) as const;
  const changed = (time: string, shown: readonly AgendaDay[]) => ids(nowAndNextAt(shown, at(time), halls).ownChanged);

  test('stays until its time has passed, if the viewer takes part', () => {
    const own = withOwn('cancelled earlier', 'speaker');
    expect(changed('22T10:12', own)).toEqual(['cancelled earlier']);
    expect(changed('22T12:14', own)).toEqual(['cancelled earlier']);
    expect(changed('22T12:15', own)).toEqual([]);
    expect(changed('22T10:12', days)).toEqual([]);
  });

  test('a meeting that moved to a later day stays until its old time has passed', () => {
    const meetings = [
      meeting('own', '24T09:00', '24T10:00', 'hehe', { role: 'chair', ...moved('22T11:00', '22T12:00') }),
    ];
    const later = [...days, { date: '2027-03-24', meetings }];
    expect(changed('22T10:12', later)).toEqual(['own']);
    expect(changed('22T12:00', later)).toEqual([]);
    expect(changed('20T10:12', later)).toEqual([]);
  });

  test('is not shown twice', () => {
    const meetings = [
      meeting('own', '22T11:40', '22T12:15', 'hehe', { role: 'chair', ...moved('22T11:00', '22T12:00') }),
    ];
    expect(changed('22T10:12', [{ date: '2027-03-22', meetings }])).toEqual([]);
  });
});
