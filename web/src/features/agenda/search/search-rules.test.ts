import { termsOf } from 'contract/rules/text-search';
import { expect, test } from 'vitest';
import { days, meeting } from '../agenda-days.testing.ts';
import { daysFound, peopleFound } from './search-rules.ts';

const hall = { id: 'h', placeId: 'p', name: 'Hehe Hall', building: 'Yucheng', floor: '1' };
const gu = { name: 'Gu Minglan', otherName: '顾明澜' };
const green = meeting('green', '22T09:50', '22T11:00', {
  title: 'Green Growth',
  otherTitle: '绿色增长',
  hall,
  people: [gu, { name: 'Łucja Dąbrowska', otherName: null }],
});
const agenda = [
  ...days,
  { date: '2027-03-23', meetings: [green, meeting('', '23T09:00', '23T10:00', { title: null })] },
];
const found = (typed: string) => daysFound(agenda, termsOf(typed)).map(({ date, meetings }) => [date, meetings.length]);

test.each([
  ['its title', 'growth green'],
  ['its title in the other language', '增长'],
  ['a speaker', 'minglan'],
  ['a speaker in the other language', '顾明澜'],
  ['a speaker without the accents', 'dabrowska'],
  ['its hall', 'hehe'],
  ['a speaker and the title', 'Gu Green'],
])('a meeting is found by %s', (_, typed) => {
  expect(found(typed)).toEqual([['2027-03-23', 1]]);
});

test('what one of the words does not occur in is not found', () => {
  expect(found('green harbour')).toEqual([]);
  expect(found('dinner')).toEqual([['2027-03-21', 1]]);
});

test('people are named who have one of the words in their name', () => {
  expect(peopleFound(green, termsOf('green gu'))).toEqual([gu]);
  expect(peopleFound(green, termsOf('明澜'))).toEqual([gu]);
  expect(peopleFound(green, termsOf('green'))).toEqual([]);
});
