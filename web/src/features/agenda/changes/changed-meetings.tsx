import type { AgendaDay } from 'contract/calls/agenda';
import { useEffect, useState } from 'react';
import { useDates } from '../../../lib/dates/dates.ts';
import { useWords } from '../../../lib/words.ts';
import { agendaWords } from '../agenda.words.ts';
import { isCancelled } from '../meeting-time-rules.ts';
import { type ChangedMeeting, changedBetween } from './changed-meetings-rules.ts';
import { changedWords } from './changed-meetings.words.ts';

const none: readonly ChangedMeeting[] = [];
// Otherwise a meeting would be highlighted again whenever its day is shown.
const highlighted = 60_000;

/** The meetings that the newest change concerned, for a minute, while the reader is looking at the agenda. */
export function useChangedMeetings(days: readonly AgendaDay[]): readonly ChangedMeeting[] {
  const [{ seen, changed }, setSeen] = useState({ seen: days, changed: none });
  if (seen !== days) setSeen({ seen: days, changed: changedBetween(seen, days) });
  useEffect(() => {
    if (changed.length === 0) return undefined;
    const timer = setTimeout(() => setSeen((before) => ({ ...before, changed: none })), highlighted);
    return () => clearTimeout(timer);
  }, [changed]);
  return changed;
}

/** Tells screen readers what the list shows by its new order and by a highlight. */
export function ChangedMeetings({ changed, timeZone }: { changed: readonly ChangedMeeting[]; timeZone: string }) {
  const say = useWords(changedWords);
  const types = useWords(agendaWords);
  const dates = useDates(timeZone);
  function said(meeting: ChangedMeeting) {
    const { title, type, startsAt, hall, isRestored } = meeting;
    const name = title ?? types[type];
    const when = [dates.shortDate(startsAt), dates.time(startsAt), hall?.name].filter(Boolean).join(say.between);
    if (isCancelled(meeting)) return say.cancelled(name);
    return isRestored ? say.restored(name, when) : say.moved(name, when);
  }
  return (
    <p className="unseen" role="status">
      {changed.map(said).join(' ')}
    </p>
  );
}
