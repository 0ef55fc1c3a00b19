import { expect, test } from 'vitest';
import { minutesOnFoot } from './walking-time.ts';

const walks = [
  { fromId: 'hehe', toId: 'press', minutes: 9 },
  { fromId: 'mudan', toId: 'hehe', minutes: 3 },
  { fromId: 'hehe', toId: 'edge', minutes: 15 },
  { fromId: 'hehe', toId: 'far', minutes: 16 },
];

test.each([
  ['hehe', 'mudan', 3],
  ['mudan', 'hehe', 3],
  ['press', 'hehe', 9],
  ['hehe', 'edge', 15],
  ['hehe', 'hehe', 0],
  ['mudan', 'press', undefined],
  ['nowhere', 'hehe', undefined],
])('from %s to %s takes %s minutes', (from, to, minutes) => {
  expect(minutesOnFoot({ walks }, from, to)).toBe(minutes);
});

test('a way of more than fifteen minutes is not for walking', () => {
  expect(minutesOnFoot({ walks }, 'hehe', 'far')).toBe(undefined);
});
