import { expect, test } from 'vitest';
import type { Audience } from '../../platform/database/tables/content.ts';
import { hasMissed, hintsFor } from './live.rules.ts';

const change = (number: number, audience: Audience | null) => ({
  ...{ number, at: new Date(0), topic: 'agenda' as const, itemId: 'm', version: 2, audience },
});

test.each([
  ['everybody', null, true, true],
  ['red badges', { badges: ['red' as const] }, true, false],
  ['one person', { people: ['green one'] }, false, true],
  ['red badges and one person', { badges: ['red' as const], people: ['green one'] }, true, true],
  ['nobody', {}, false, false],
])('a change for %s is told to them alone', (_, audience, toRed, toGreen) => {
  expect(hintsFor({ id: 'red one', badge: 'red' }, [change(1, audience)])).toHaveLength(toRed ? 1 : 0);
  expect(hintsFor({ id: 'green one', badge: 'green' }, [change(1, audience)])).toHaveLength(toGreen ? 1 : 0);
});

test('a hint says that something changed, never for whom', () => {
  expect(hintsFor({ id: 'a', badge: 'red' }, [change(7, { badges: ['red'] })])).toEqual([
    { number: 7, topic: 'agenda', itemId: 'm', version: 2 },
  ]);
});

test.each([
  [0, { first: 0, last: 0 }, false],
  [4, { first: 5, last: 9 }, false],
  [9, { first: 5, last: 9 }, false],
  [3, { first: 5, last: 9 }, true],
  [10, { first: 5, last: 9 }, true],
  [1, { first: 0, last: 0 }, true],
])('after number %i of %o: missed is %s', (after, kept, missed) => {
  expect(hasMissed(after, kept)).toBe(missed);
});
