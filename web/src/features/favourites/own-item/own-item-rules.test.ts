import { expect, test } from 'vitest';
import { say } from '../../../lib/words.ts';
import { moment, ownItem } from '../favourites.testing.ts';
import { type Draft, draftOf, newDraft, problemsIn } from './own-item-rules.ts';
import { ownItemWords } from './own-item.words.ts';

const zone = 'Asia/Shanghai';
const at = (time: string) => Date.parse(moment(time));
const full: Draft = {
  ...{ content: 'Tea', details: 'With the delegation', location: 'Garden', venue: 'other' },
  ...{ date: '2027-03-22', from: '14:30', to: '15:00' },
};

test('an entry is edited as it reads in the Forum’s zone', () => {
  expect(draftOf(ownItem('Tea', '22T14:30', '22T15:00', { venue: 'hehe' }), zone)).toEqual({
    ...{ content: 'Tea', details: 'With the delegation', location: 'Lotus Room 3', venue: 'hehe' },
    ...{ date: '2027-03-22', from: '14:30', to: '15:00' },
  });
  expect(draftOf(ownItem('Tea', '22T14:30', '22T15:00'), zone).venue).toBe('other');
});

test.each([
  ['today from the next half hour', '2027-03-22', '22T10:12', '10:30', '11:00'],
  ['today on the half hour from the next one', '2027-03-22', '22T10:30', '11:00', '11:30'],
  ['another day from nine', '2027-03-23', '22T10:12', '09:00', '09:30'],
  ['at night, when today has no half hour left, from nine', '2027-03-22', '22T23:40', '09:00', '09:30'],
])('a new entry begins %s', (_, day, now, from, to) => {
  expect(newDraft(day, at(now), zone)).toMatchObject({ date: day, from, to, content: '', venue: '' });
});

test.each<[string, Partial<Draft>, Partial<Draft>]>([
  ['nothing is wrong with a full one', {}, {}],
  ['content', { content: ' ' }, { content: 'Please enter content' }],
  ['details', { details: '' }, { details: 'Please enter schedule details' }],
  ['location', { location: '\n' }, { location: 'Please enter location' }],
  ['venue', { venue: '' }, { venue: 'Please enter conference venue' }],
  ['date', { date: '' }, { date: 'Please choose a date' }],
  ['times', { from: '', to: '' }, { from: 'Please enter a time', to: 'Please enter a time' }],
  ['an end before the start', { to: '14:00' }, { to: 'The end must be later than the start, on the same day' }],
  ['an end at the start', { to: '14:30' }, { to: 'The end must be later than the start, on the same day' }],
  [
    'everything at once',
    { content: '', details: '', location: '', venue: '' },
    {
      content: 'Please enter content',
      details: 'Please enter schedule details',
      location: 'Please enter location',
      venue: 'Please enter conference venue',
    },
  ],
])('what is wrong stands beside its field: %s', (_, change, problems) => {
  expect(problemsIn({ ...full, ...change }, say(ownItemWords, 'en'))).toEqual(problems);
});
