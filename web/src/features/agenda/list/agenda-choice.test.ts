import { expect, test } from 'vitest';
import { choiceIn, searchOf } from '../../../shell/router/address-choice.ts';
import { agendaChoice } from './agenda-choice.ts';

test('the address contains day and filters', () => {
  const search = new URLSearchParams('day=2027-03-22&type=closed&status=ongoing&mine=1');
  const choice = { day: '2027-03-22', type: 'closed', status: 'ongoing', mine: true } as const;
  expect(choiceIn(agendaChoice, search)).toEqual(choice);
  expect(searchOf(agendaChoice, choice).toString()).toBe(search.toString());
});

test('an unknown value counts as not chosen, and only choices stand in the address', () => {
  const nothing = { day: undefined, type: undefined, status: undefined, mine: false };
  expect(choiceIn(agendaChoice, new URLSearchParams('type=party&status=over&mine=yes&more=1'))).toEqual(nothing);
  expect(searchOf(agendaChoice, nothing).toString()).toBe('');
});
