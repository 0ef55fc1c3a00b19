import type { AgendaDay, MeetingRow } from 'contract/calls/agenda';
import { isCancelled } from '../meeting-time-rules.ts';

/** A meeting that was cancelled and takes place as published is restored. */
export type ChangedMeeting = MeetingRow & { isRestored: boolean };

/** The meetings that both agendas have, and that changed their time, their hall or their state in between. */
export function changedBetween(before: readonly AgendaDay[], after: readonly AgendaDay[]): ChangedMeeting[] {
  const known = new Map(meetingsOf(before).map((meeting) => [meeting.id, meeting]));
  return meetingsOf(after).flatMap((meeting) => {
    const earlier = known.get(meeting.id) ?? meeting;
    if (whenAndWhere(earlier) === whenAndWhere(meeting)) return [];
    const asPublished = whenAndWhere({ ...earlier, change: null }) === whenAndWhere(meeting);
    return [{ ...meeting, isRestored: isCancelled(earlier) && asPublished }];
  });
}

const meetingsOf = (days: readonly AgendaDay[]): MeetingRow[] => days.flatMap(({ meetings }) => meetings);

// The names are left out, because they change with the language.
const whenAndWhere = ({ startsAt, endsAt, hall, change }: MeetingRow) =>
  [startsAt, endsAt, hall?.id, change?.kind].join(' ');
