import { expect, test } from 'vitest';
import { mayKnowOf } from './audience.rules.ts';
import { newestNumbers } from './newest-change-numbers.ts';

const red = { id: 'red one', badge: 'red' as const };
const green = { id: 'green one', badge: 'green' as const };

const audiences = [
  ['everybody', null, true, true],
  ['red badges', { badges: ['red' as const] }, true, false],
  ['one person', { people: ['green one'] }, false, true],
  ['red badges and one person', { badges: ['red' as const], people: ['green one'] }, true, true],
  ['nobody', {}, false, false],
] as const;

test.each(audiences)(
  'a change for %s is known to them alone, and moves their number alone',
  (_, to, toRed, toGreen) => {
    const numbers = newestNumbers();
    numbers.note({ number: 4, audience: null });
    numbers.note({ number: 7, audience: to });
    expect([mayKnowOf(red, to), mayKnowOf(green, to)]).toEqual([toRed, toGreen]);
    expect([numbers.of(red), numbers.of(green)]).toEqual([toRed ? 7 : 4, toGreen ? 7 : 4]);
  },
);

test('a later change for all is everybody’s newest; before the first one there is none', () => {
  const numbers = newestNumbers();
  expect(numbers.of(red)).toBe(0);
  numbers.note({ number: 5, audience: { people: ['red one'] } });
  expect([numbers.of(red), numbers.of(green)]).toEqual([5, 0]);
  numbers.note({ number: 6, audience: null });
  expect([numbers.of(red), numbers.of(green)]).toEqual([6, 6]);
});
