import { expect, test } from 'vitest';
import { hallsNear, minutesOnFoot } from './walking-rules.ts';

const hall = (id: string) => ({ id, name: id, floor: 'Level 1', seats: 10, planId: null, mark: null });
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

test('the nearest halls come first, and halls a drive away are left out', () => {
  const places = [{ halls: [hall('hehe'), hall('press')] }, { halls: [hall('mudan'), hall('far')] }];
  expect(hallsNear({ walks, places }, hall('hehe')).map(({ hall: { id }, minutes }) => [id, minutes])).toEqual([
    ['mudan', 3],
    ['press', 9],
  ]);
});
