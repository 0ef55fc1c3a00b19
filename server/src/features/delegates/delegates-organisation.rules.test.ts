import { expect, test } from 'vitest';
import type { Both } from 'contract/languages';
import { peopleOf } from './delegates-organisation.rules.ts';

const person = (organisation: Both | null, rank = 1) => ({ id: `person ${rank}`, rank, organisation });
const both = (zh: string, en: string) => ({ zh, en });

test.each([
  ['both languages', both('远岫', 'Yuanxiu'), true],
  ['Chinese alone', both('远岫', 'Yuanxiu New Energy'), true],
  ['English alone', both('', 'Yuanxiu'), true],
  ['no language', both('云磐', 'Yunpan'), false],
])('an organisation whose name is the same in %s', (_, name, same) => {
  const people = [person(both('远岫', 'Yuanxiu')), person(null)];
  expect(peopleOf(name, people)).toEqual(same ? people.slice(0, 1) : []);
});

test('organisations are not the same because a name is missing', () => {
  expect(peopleOf(both('', 'Yunpan'), [person(both('', 'Yuanxiu'))])).toEqual([]);
  expect(peopleOf(both('云磐', ''), [person(both('远岫', ''))])).toEqual([]);
});

test('the people of an organisation stand in the order of protocol', () => {
  const people = [3, 1, 2].map((rank) => person(both('远岫', 'Yuanxiu'), rank));
  expect(peopleOf(both('远岫', 'Yuanxiu'), people).map(({ rank }) => rank)).toEqual([1, 2, 3]);
});
