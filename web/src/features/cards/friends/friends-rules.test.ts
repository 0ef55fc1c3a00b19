import { expect, test } from 'vitest';
import { friendOf, person } from '../cards.testing.ts';
import { foundFriends, sectionsOf } from './friends-rules.ts';

const asamoto = friendOf('Kenjiro Asamoto', { letter: 'A', nameOrder: 1, exchangedAt: '2027-03-21T08:00:00+08:00' });
const abara = friendOf('Ngozi Abara', { letter: 'A', nameOrder: 0, exchangedAt: '2027-03-22T09:00:00+08:00' });
const lin = friendOf('Lin Tingxue', {
  ...{ letter: 'L', nameOrder: 2, note: 'Wants two fellows', met: 'Tea House' },
  person: person('Lin Tingxue', { otherName: '林听雪', organisation: 'Mingde University' }),
  shared: { contactName: 'Ibrahima Ndiakone', mobile: null, email: 'i@salambe.example', withdrawn: false },
});
const all = [lin, asamoto, abara];
const names = (friends: readonly { person: { name: string } }[]) => friends.map((friend) => friend.person.name);

test('by name, friends stand under their letters in the server’s order', () => {
  const sections = sectionsOf(all, 'name');
  expect(sections.map(({ letter, friends }) => [letter, names(friends)])).toEqual([
    ['A', ['Ngozi Abara', 'Kenjiro Asamoto']],
    ['L', ['Lin Tingxue']],
  ]);
});

test('by time, the newest exchange comes first and nobody stands under a letter', () => {
  const sections = sectionsOf(all, 'newest');
  expect(sections.map(({ letter, friends }) => [letter, names(friends)])).toEqual([
    ['', ['Ngozi Abara', 'Lin Tingxue', 'Kenjiro Asamoto']],
  ]);
  expect(sectionsOf([], 'newest')).toEqual([]);
});

test.each([
  ['asamoto', ['Kenjiro Asamoto']],
  ['林听雪', ['Lin Tingxue']],
  ['mingde', ['Lin Tingxue']],
  ['fellows', ['Lin Tingxue']],
  ['tea house', ['Lin Tingxue']],
  ['ibrahima', ['Lin Tingxue']],
  ['nobody at all', []],
])('“%s” finds %s', (query, found) => {
  expect(names(foundFriends(all, query))).toEqual(found);
});
