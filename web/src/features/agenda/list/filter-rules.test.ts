import { describe, expect, test } from 'vitest';
import { at, days } from '../agenda-days.testing.ts';
import { takesPart } from '../taking-part.ts';
import { countsByDay, hallsOf, isFiltering, matches, noFilter } from './filter-rules.ts';

const green = days[1]!.meetings[1]!;

describe('filters', () => {
  const now = at('22T10:12:00');

  test('by type, by status, by both', () => {
    expect(matches(green, noFilter, now)).toBe(true);
    expect(matches(green, { ...noFilter, type: 'symposium', status: 'ongoing' }, now)).toBe(true);
    expect(matches(green, { ...noFilter, type: 'symposium', status: 'upcoming' }, now)).toBe(false);
    expect(matches(green, { ...noFilter, type: 'plenary' }, now)).toBe(false);
  });

  test('by the viewer’s own part: as chair, as speaker, or invited to a closed-door seminar', () => {
    const seminar = { ...green, type: 'closed' } as const;
    expect([
      takesPart(green),
      takesPart({ ...green, role: 'speaker' }),
      takesPart({ ...green, role: 'chair' }),
      takesPart(seminar),
      takesPart({ ...seminar, details: 'time only' }),
    ]).toEqual([false, true, true, true, false]);
    expect(matches(green, { ...noFilter, mine: true }, now)).toBe(false);
    expect(matches({ ...green, role: 'chair' }, { ...noFilter, mine: true }, now)).toBe(true);
  });

  test('by hall; one whose hall is not known is in none', () => {
    const hall = { id: 'hehe', placeId: 'p', name: 'Hehe Hall', building: 'Yucheng', floor: '1' };
    const inHehe = { ...green, hall };
    expect(matches(inHehe, { ...noFilter, hall: 'hehe' }, now)).toBe(true);
    expect(matches(inHehe, { ...noFilter, hall: 'mudan' }, now)).toBe(false);
    expect(matches(green, { ...noFilter, hall: 'hehe' }, now)).toBe(false);
    const meetings = [green, inHehe, { ...inHehe, hall: { ...hall, id: 'mudan', name: 'Mudan Hall' } }, inHehe];
    expect(hallsOf([{ date: '2027-03-22', meetings }]).map(({ name }) => name)).toEqual(['Hehe Hall', 'Mudan Hall']);
  });

  test.each([
    [noFilter, false],
    [{ ...noFilter, type: 'plenary' }, true],
    [{ ...noFilter, status: 'ongoing' }, true],
    [{ ...noFilter, hall: 'hehe' }, true],
    [{ ...noFilter, mine: true }, true],
  ] as const)('of %o it is said whether it leaves anything out', (filter, filtering) => {
    expect(isFiltering(filter)).toBe(filtering);
  });

  test('each day has its number of meetings', () => {
    expect(countsByDay(days)).toEqual({ '2027-03-21': 1, '2027-03-22': 5, '2027-03-24': 1 });
  });
});
