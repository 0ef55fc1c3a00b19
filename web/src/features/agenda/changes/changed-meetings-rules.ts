import type { AgendaDay, MeetingRow } from 'contract/calls/agenda';

/** The meetings that both agendas have, and that changed their time, their hall or their state in between. */
export function changedBetween(before: readonly AgendaDay[], after: readonly AgendaDay[]): MeetingRow[] {
  const known = new Map(meetingsOf(before).map((meeting) => [meeting.id, whenAndWhere(meeting)]));
  return meetingsOf(after).filter(
    (meeting) => (known.get(meeting.id) ?? whenAndWhere(meeting)) !== whenAndWhere(meeting),
  );
}

const meetingsOf = (days: readonly AgendaDay[]): MeetingRow[] => days.flatMap(({ meetings }) => meetings);

// The names are left out, because they change with the language.
const whenAndWhere = ({ startsAt, endsAt, hall, change }: MeetingRow) =>
  [startsAt, endsAt, hall?.id, change?.kind].join(' ');
