import { expect, test } from 'vitest';
import { choiceIn, searchOf } from '../../../shell/router/choices-in-address.ts';
import { agendaChoice } from './agenda-choice.ts';
import { noFilter } from './filter-rules.ts';

test('the address contains day, filters and search', () => {
  const search = new URLSearchParams('day=2027-03-22&type=closed&status=ongoing&hall=h&mine=1&q=green');
  const filter = { type: 'closed', status: 'ongoing', hall: 'h', mine: true } as const;
  const choice = { day: '2027-03-22', ...filter, q: 'green' };
  expect(choiceIn(agendaChoice, search)).toEqual(choice);
  expect(searchOf(agendaChoice, choice).toString()).toBe(search.toString());
});

test('an unknown value counts as not chosen, and only choices stand in the address', () => {
  const nothing = { ...noFilter, day: undefined, q: undefined };
  expect(choiceIn(agendaChoice, new URLSearchParams('type=party&status=over&mine=yes&more=1'))).toEqual(nothing);
  expect(searchOf(agendaChoice, nothing).toString()).toBe('');
});
