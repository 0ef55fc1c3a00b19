import type { Arrangement } from 'contract/calls/mine';
import { expect, test } from 'vitest';
import { nextOfEachKind } from './next-of-each-kind.ts';

const car = (id: string, time: string): Arrangement => ({
  ...{ kind: 'car', id, name: 'Car 26', plate: null, from: 'East Gate', to: 'Arts Centre' },
  startsAt: `2027-03-22T${time}:00+08:00`,
});
const seat = (id: string): Arrangement => ({ kind: 'seat', id, meeting: null, where: 'Hehe Hall', seat: 'row 2' });
const officer: Arrangement = { kind: 'officer', id: 'officer', name: 'Mi Zhiyao', phone: '+861015550126' };
const all = [car('early', '08:10'), car('evening', '18:20'), seat('first'), seat('second'), officer];

test.each([
  ['07:00', 'early'],
  ['08:30', 'early'],
  ['08:41', 'evening'],
  ['23:00', 'evening'],
])('at %s the car of note is the %s one, beside the first of each other kind', (time, next) => {
  const now = Date.parse(`2027-03-22T${time}:00+08:00`);
  expect(nextOfEachKind(all, now).map(({ id }) => id)).toEqual([next, 'first', 'officer']);
});

test('nothing arranged is nothing', () => {
  expect(nextOfEachKind([], 0)).toEqual([]);
});
