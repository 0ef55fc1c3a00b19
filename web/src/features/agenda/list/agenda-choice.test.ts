import { expect, test } from 'vitest';
import { choiceIn } from './agenda-choice.ts';

test('the address tells day and filters', () => {
  const params = new URLSearchParams('day=2027-03-22&type=closed&status=ongoing&mine=1');
  expect(choiceIn(params)).toEqual({ day: '2027-03-22', type: 'closed', status: 'ongoing', mine: true });
});

test('what is no known value counts as not chosen', () => {
  const params = new URLSearchParams('type=party&status=over&mine=yes&more=1');
  expect(choiceIn(params)).toEqual({ day: undefined, type: undefined, status: undefined, mine: false });
});
