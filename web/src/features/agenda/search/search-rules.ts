import type { AgendaDay, AgendaRow } from 'contract/calls/agenda';
import { hasAll } from 'contract/rules/text-search';

/** The days on which a meeting has every word, in its titles, its hall or the names of its chair and speakers. */
export function daysFound(days: readonly AgendaDay[], terms: readonly string[]): AgendaDay[] {
  return days
    .map(({ date, meetings }) => ({ date, meetings: meetings.filter((meeting) => hasAll(textOf(meeting), terms)) }))
    .filter(({ meetings }) => meetings.length > 0);
}

function textOf({ title, otherTitle, hall, people }: AgendaRow): string {
  return [title, otherTitle, hall?.name, ...people.flatMap(namesOf)].filter(Boolean).join('\n');
}

const namesOf = ({ name, otherName }: AgendaRow['people'][number]) => [name, otherName ?? ''];

/** The people by whom a meeting was found, because a row does not name them otherwise. */
export function peopleFound({ people }: AgendaRow, terms: readonly string[]): AgendaRow['people'] {
  return people.filter((person) => terms.some((term) => hasAll(namesOf(person).join('\n'), [term])));
}
