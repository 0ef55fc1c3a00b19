import { expect, test } from 'vitest';
import { choiceIn } from './agenda-choice.ts';

test('the address tells day and filters', () => {
  const params = new URLSearchParams('day=2027-03-22&type=closed&status=ongoing');
  expect(choiceIn(params)).toEqual({ day: '2027-03-22', type: 'closed', status: 'ongoing' });
});

test('what is no type or status counts as not chosen', () => {
  const params = new URLSearchParams('type=party&status=over');
  expect(choiceIn(params)).toEqual({ day: undefined, type: undefined, status: undefined });
});
