import { expect, test } from 'vitest';
import { hallsNear } from './walking-rules.ts';

const hall = (id: string) => ({ id, name: id, floor: 'Level 1', seats: 10, planId: null, mark: null });
const walks = [
  { fromId: 'hehe', toId: 'press', minutes: 9 },
  { fromId: 'mudan', toId: 'hehe', minutes: 3 },
  { fromId: 'hehe', toId: 'far', minutes: 16 },
];

test('the nearest halls come first, and halls a drive away are left out', () => {
  const places = [{ halls: [hall('hehe'), hall('press')] }, { halls: [hall('mudan'), hall('far')] }];
  expect(hallsNear({ walks, places }, hall('hehe')).map(({ hall: { id }, minutes }) => [id, minutes])).toEqual([
    ['mudan', 3],
    ['press', 9],
  ]);
});
