import type { AgendaRow } from 'contract/calls/agenda';
import type { Mine } from 'contract/calls/mine';
import { describe, expect, test } from 'vitest';
import { agendaDay, agendaRow, moment, ownItem } from './favourites.testing.ts';
import { conflictBetween, conflictsInOrder, daysToShow, entriesOf, isForumOver, statusAt } from './timeline-rules.ts';

const timeZone = 'Asia/Shanghai';
const at = (time: string) => Date.parse(moment(time));
const hall = (id: string) => ({ id, placeId: 'p', name: id, building: 'Yucheng', floor: '1' });
const car = (id: string, time: string) => ({
  ...({ kind: 'car', id, name: 'Car 12', plate: null, startsAt: moment(time) } as const),
  ...{ from: 'Hotel', to: 'Guesthouse' },
});
const noMine: Pick<Mine, 'roles' | 'arrangements'> = {};

function entries(meetings: AgendaRow[], items: ReturnType<typeof ownItem>[] = [], mine = noMine) {
  return entriesOf({ days: [agendaDay('2027-03-22', meetings)], timeZone, isBookmarked: () => true, items, mine });
}
const foot = (from: string, to: string) => (from === to ? 0 : 9);

describe('my day', () => {
  test('has bookmarked meetings, roles, own entries and cars in the order of their start, and nothing else', () => {
    const meetings = [
      agendaRow('bookmarked', '22T11:00', '22T12:00'),
      agendaRow('not mine', '22T11:00', '22T12:00'),
      agendaRow('I speak', '22T14:00', '22T15:00', { role: 'speaker' }),
      agendaRow('I chair', '22T16:00', '22T17:00'),
    ];
    const found = entriesOf({
      days: [agendaDay('2027-03-22', meetings)],
      timeZone,
      isBookmarked: (id) => id === 'bookmarked',
      items: [ownItem('tea', '22T13:00', '22T13:30')],
      mine: {
        roles: { version: '1', meetings: [{ id: 'I chair', role: 'chair' }] },
        arrangements: { version: '1', all: [car('ride', '22T08:00')] },
      },
    });
    expect(found.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      ...['car ride', 'meeting bookmarked', 'own tea', 'meeting I speak', 'meeting I chair'],
    ]);
  });

  test('a car on the day before the Forum has a day of its own', () => {
    const mine = { arrangements: { version: '1', all: [car('ride', '20T18:00')] } };
    const days = [agendaDay('2027-03-22', []), agendaDay('2027-03-23', [])];
    const shown = entriesOf({ days, timeZone, isBookmarked: () => false, items: [], mine });
    expect(daysToShow(days, shown).map(({ date }) => date)).toEqual(['2027-03-20', '2027-03-22', '2027-03-23']);
  });

  test('the day is one of the Forum’s zone', () => {
    const [entry] = entries([], [ownItem('late', '22T23:00', '22T23:30')]);
    expect(entry?.date).toBe('2027-03-22');
  });
});

describe('two entries', () => {
  const green = agendaRow('green', '22T09:50', '22T11:00', { hall: hall('hehe') });
  test.each([
    ['that touch in one hall are no conflict', '22T11:00', '22T12:00', 'hehe', undefined],
    ['with time for the walk are none', '22T11:09', '22T12:00', 'mudan', undefined],
    ['with too little time for the walk', '22T11:02', '22T12:00', 'mudan', [0, 7, 9]],
    ['that overlap in one hall', '22T10:30', '22T12:00', 'hehe', [30, 30, 0]],
    ['that overlap with a walk between', '22T10:30', '22T12:00', 'mudan', [30, 39, 9]],
    ['of which one is inside the other: leaving early does not help', '22T10:00', '22T10:30', 'mudan', [30, 0, 9]],
    ['that start together: the shorter one is inside', '22T09:50', '22T10:20', 'mudan', [30, 0, 9]],
    ['that start together and end together', '22T09:50', '22T11:00', 'hehe', [70, 0, 0]],
  ])('%s', (_, from, to, where, figures) => {
    const [a, b] = entries([green, agendaRow('other', from, to, { hall: hall(where) })]);
    const found = conflictBetween(a!, b!, foot);
    expect(found && [found.overlap, found.leaveEarly, found.walk]).toEqual(figures);
    const turned = conflictBetween(b!, a!, foot);
    expect(turned && [turned.overlap, turned.leaveEarly, turned.walk]).toEqual(figures);
  });

  test('of which one was cancelled, or is open round the clock, are no conflict', () => {
    const off = agendaRow('off', '22T10:00', '22T12:00', { change: { kind: 'cancelled', reason: '' } });
    const press = agendaRow('press', '22T00:00', '23T00:00');
    for (const other of [off, press]) {
      const [a, b] = entries([green, other]);
      expect(conflictBetween(a!, b!, foot)).toBeUndefined();
    }
  });

  test('a car that leaves before the end makes one leave early', () => {
    const mine = { arrangements: { version: '1', all: [car('ride', '22T10:30')] } };
    const [a, b] = entries([green], [], mine);
    expect(conflictBetween(a!, b!, foot)).toMatchObject({ overlap: 0, leaveEarly: 30 });
  });

  test('of which the place is not known overlap by their times alone', () => {
    const [a, b] = entries([green], [ownItem('tea', '22T10:45', '22T11:30', { venue: null })]);
    expect(conflictBetween(a!, b!, foot)).toMatchObject({ overlap: 15, leaveEarly: 15, walk: 0 });
  });

  test('are pointed out at the later one', () => {
    const all = entries([green, agendaRow('other', '22T10:30', '22T12:00', { hall: hall('hehe') })]);
    expect([...conflictsInOrder(all, foot).values()].map(({ length }) => length)).toEqual([0, 1]);
  });
});

test('five hundred entries at one time are compared in a moment', () => {
  const items = Array.from({ length: 500 }, (_, index) => ownItem(`item ${index}`, '22T10:00', '22T11:00'));
  const all = entries([], items);
  expect(conflictsInOrder(all, foot).get(all.at(-1)!)).toHaveLength(499);
});

test.each([
  ['22T09:49', 'upcoming'],
  ['22T09:50', 'ongoing'],
  ['22T11:00', 'concluded'],
])('at %s an entry is %s', (time, status) => {
  const [entry] = entries([], [ownItem('tea', '22T09:50', '22T11:00')]);
  expect(statusAt(entry!, at(time))).toBe(status);
});

test('the Forum is over with its last meeting that takes place', () => {
  const off = agendaRow('off', '23T10:00', '23T12:00', { change: { kind: 'cancelled', reason: '' } });
  const days = [agendaDay('2027-03-22', [agendaRow('last', '22T10:00', '22T11:00'), off])];
  expect([isForumOver(days, at('22T10:59')), isForumOver(days, at('22T11:00')), isForumOver([], 0)]).toEqual([
    ...[false, true, false],
  ]);
});
