import type { AgendaDay, MeetingRow } from 'contract/calls/agenda';
import { useState } from 'react';
import { useDates } from '../../../lib/dates/dates.ts';
import { useWords } from '../../../lib/words.ts';
import { agendaWords } from '../agenda.words.ts';
import { isCancelled } from '../meeting-time-rules.ts';
import { changedBetween } from './changed-meetings-rules.ts';
import { changedWords } from './changed-meetings.words.ts';

const none: readonly MeetingRow[] = [];

/** The meetings that changed while the reader was looking at the agenda, until it changes again. */
export function useChangedMeetings(days: readonly AgendaDay[]): readonly MeetingRow[] {
  const [seen, setSeen] = useState({ days, changed: none });
  if (seen.days !== days) setSeen({ days, changed: changedBetween(seen.days, days) });
  return seen.changed;
}

/** Tells screen readers what the list shows by its new order and by a highlight. */
export function ChangedMeetings({ changed, timeZone }: { changed: readonly MeetingRow[]; timeZone: string }) {
  const say = useWords(changedWords);
  const types = useWords(agendaWords);
  const dates = useDates(timeZone);
  function said(meeting: MeetingRow) {
    const { title, type, startsAt, hall } = meeting;
    const name = title ?? types[type];
    const when = [dates.shortDate(startsAt), dates.time(startsAt), hall?.name].filter(Boolean).join(say.between);
    return isCancelled(meeting) ? say.cancelled(name) : say.moved(name, when);
  }
  return (
    <p className="unseen" role="status">
      {changed.map(said).join(' ')}
    </p>
  );
}
