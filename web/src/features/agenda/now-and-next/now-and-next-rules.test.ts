import type { AgendaDay, MeetingRow } from 'contract/calls/agenda';
import { describe, expect, test } from 'vitest';
import { nowAndNextAt, hallNow, walkTo } from './now-and-next-rules.ts';

const at = (time: string) => Date.parse(`2027-03-${time}:00+08:00`);
const hallOf = (id: string) => ({ id, placeId: 'p', name: id, building: 'Yucheng', floor: '1' });

function meeting(
  id: string,
  from: string,
  to: string,
  hall: string | null,
  more: Partial<MeetingRow> = {},
): MeetingRow {
  return {
    ...{ id, version: 1, type: 'symposium', details: 'all', title: id, change: null, role: null },
    startsAt: `2027-03-${from}:00+08:00`,
    endsAt: `2027-03-${to}:00+08:00`,
    hall: hall === null ? null : hallOf(hall),
    ...more,
  };
}

const hidden = { type: 'closed', details: 'time only', title: null } as const;
const press = meeting('press', '22T00:00', '23T00:00', 'press-centre');
const days: AgendaDay[] = [
  {
    date: '2027-03-22',
    meetings: [
      press,
      meeting('green', '22T09:50', '22T11:00', 'hehe'),
      meeting('closed', '22T10:00', '22T11:30', null, hidden),
      meeting('science', '22T10:00', '22T11:00', 'songhe'),
      meeting('called off', '22T10:00', '22T11:00', 'hehe', { change: { kind: 'cancelled', reason: '' } }),
      meeting('trade', '22T11:40', '22T12:15', 'songhe'),
      meeting('intelligence', '22T11:40', '22T12:15', 'qingyun'),
      meeting('cancelled earlier', '22T11:35', '22T12:15', 'hehe', { change: { kind: 'cancelled', reason: '' } }),
      meeting('capital', '22T14:00', '22T15:00', 'mudan'),
    ],
  },
  { date: '2027-03-23', meetings: [meeting('closing', '23T16:00', '23T17:15', 'hehe')] },
];
const halls = ['hehe', 'qingyun', 'mudan', 'songhe', 'press-centre'];
const ids = (rows: readonly MeetingRow[]) => rows.map(({ id }) => id);
const withOwn = (id: string, role: 'chair' | 'speaker') =>
  days.map((day) => ({ ...day, meetings: day.meetings.map((row) => (row.id === id ? { ...row, role } : row)) }));

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

describe('the way there', () => {
  const known: Record<string, number> = { 'hehe qingyun': 4, 'hehe hehe': 0 };
  const minutes = (from: string, to: string) => known[`${from} ${to}`];
  const way = (time: string, shown = days) => hallNow(nowAndNextAt(shown, at(time), halls).on);

  test('begins in the hall of the viewer’s own meeting, otherwise in the first hall, and then says so', () => {
    expect(way('22T10:12', withOwn('science', 'speaker'))).toEqual({ hall: hallOf('songhe'), certain: true });
    expect(way('22T10:12')).toEqual({ hall: hallOf('hehe'), certain: false });
    expect(way('22T09:55')).toEqual({ hall: hallOf('hehe'), certain: true });
    expect(way('22T11:35')).toBe(undefined);
  });

  test.each([
    ['qingyun', 4],
    ['hehe', undefined],
    ['nowhere', undefined],
  ])('to %s takes %s minutes on foot', (to, expected) => {
    expect(walkTo(hallOf(to), { hall: hallOf('hehe'), certain: true }, minutes)).toBe(expected);
  });

  test('is not shown if it is not known', () => {
    expect(walkTo(null, { hall: hallOf('hehe'), certain: true }, minutes)).toBe(undefined);
    expect(walkTo(hallOf('qingyun'), undefined, minutes)).toBe(undefined);
    expect(walkTo(hallOf('qingyun'), { hall: hallOf('hehe'), certain: true }, undefined)).toBe(undefined);
  });
});
