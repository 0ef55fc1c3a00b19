import type { MeetingRow } from 'contract/calls/agenda';
import { meetingStatus } from 'contract/rules/meeting-status';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from '../../../shell/router/router-context.ts';
import { Timeline, TimelineItem } from '../../../kit/timeline/timeline.tsx';
import { useDates } from '../../../lib/dates/dates.ts';
import { useWords } from '../../../lib/words.ts';
import { remembersScroll } from '../../../shell/scroll-memory.ts';
import { endsNextDay, isCancelled } from '../meeting-time-rules.ts';
import { isAllDay } from '../all-day.ts';
import { meetingToShow } from './opening-rules.ts';
import { agendaWords } from '../agenda.words.ts';
import { MeetingCard } from './meeting-card.tsx';

type Props = {
  meetings: readonly MeetingRow[];
  now: number;
  timeZone: string;
  /** The meeting whose row is wanted, and who is given it; `null` while the list does not have it. */
  asked: { id: string | undefined; onRow: (row: HTMLElement | null) => void };
};

export function AgendaTimeline({ meetings, now, timeZone, asked }: Props) {
  const say = useWords(agendaWords);
  const dates = useDates(timeZone);
  const rows = useRows(meetingToShow(meetings, now), asked);
  function times(meeting: MeetingRow) {
    if (isAllDay(meeting, timeZone)) return { from: say.allDay };
    const note = endsNextDay(meeting, timeZone) ? say.nextDay : undefined;
    return { from: dates.time(meeting.startsAt), until: dates.time(meeting.endsAt), note };
  }
  return (
    <Timeline label={say.meetings}>
      {meetings.map((meeting) => (
        <TimelineItem
          key={meeting.id}
          ref={(row) => {
            if (row) rows.set(meeting.id, row);
            return () => void rows.delete(meeting.id);
          }}
          {...times(meeting)}
          mark={isCancelled(meeting) ? 'cancelled' : meetingStatus(meeting, now)}
        >
          <MeetingCard meeting={meeting} now={now} timeZone={timeZone} />
        </TimelineItem>
      ))}
    </Timeline>
  );
}

/** The agenda opens at what is on now; Back returns to where the reader was. */
function useRows(openAt: string | undefined, { id, onRow }: Props['asked']) {
  const [rows] = useState(() => new Map<string, HTMLElement>());
  const { key, by } = useLocation();
  const returning = by === 'pop' && remembersScroll(key);
  const wanted = useRef(returning ? undefined : openAt);
  useEffect(() => {
    const row = wanted.current && rows.get(wanted.current);
    if (row && !isInView(row)) row.scrollIntoView({ block: 'start' });
  }, [rows]);
  // This runs after every change, because a meeting may have moved to another day meanwhile.
  useEffect(() => onRow((id && rows.get(id)) || null));
  useEffect(() => () => onRow(null), [onRow]);
  return rows;
}

function isInView(element: Element) {
  return element.getBoundingClientRect().bottom <= window.innerHeight;
}
