import { describe, expect, test } from 'vitest';
import { at, days } from '../agenda-days.testing.ts';
import { takesPart } from '../taking-part.ts';
import { countsByDay, matches } from './filter-rules.ts';

const green = days[1]!.meetings[1]!;
const any = { type: undefined, status: undefined, mine: false };

describe('filters', () => {
  const now = at('22T10:12:00');

  test('by type, by status, by both', () => {
    expect(matches(green, any, now)).toBe(true);
    expect(matches(green, { ...any, type: 'symposium', status: 'ongoing' }, now)).toBe(true);
    expect(matches(green, { ...any, type: 'symposium', status: 'upcoming' }, now)).toBe(false);
    expect(matches(green, { ...any, type: 'plenary' }, now)).toBe(false);
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
    expect(matches(green, { ...any, mine: true }, now)).toBe(false);
    expect(matches({ ...green, role: 'chair' }, { ...any, mine: true }, now)).toBe(true);
  });

  test('each day has its number of meetings', () => {
    expect(countsByDay(days)).toEqual({ '2027-03-21': 1, '2027-03-22': 5, '2027-03-24': 1 });
  });
});
