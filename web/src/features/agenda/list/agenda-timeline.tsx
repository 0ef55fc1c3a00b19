import type { MeetingRow } from 'contract/calls/agenda';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from '../../../shell/router/router-context.ts';
import { Timeline } from '../../../kit/timeline/timeline.tsx';
import { useWords } from '../../../lib/words.ts';
import { remembersScroll } from '../../../shell/scroll-memory.ts';
import { meetingToShow } from './opening-rules.ts';
import { agendaWords } from '../agenda.words.ts';
import { MeetingItem } from './meeting-item.tsx';

type Props = {
  meetings: readonly MeetingRow[];
  now: number;
  timeZone: string;
  /** The meeting whose row is wanted, and who is given it; `null` while the list does not have it. */
  asked: { id: string | undefined; onRow: (row: HTMLElement | null) => void };
};

export function AgendaTimeline({ meetings, now, timeZone, asked }: Props) {
  const say = useWords(agendaWords);
  const rows = useRows(meetingToShow(meetings, now), asked);
  return (
    <Timeline label={say.meetings}>
      {meetings.map((meeting) => (
        <MeetingItem
          key={meeting.id}
          ref={(row) => {
            if (row) rows.set(meeting.id, row);
            return () => void rows.delete(meeting.id);
          }}
          {...{ meeting, now, timeZone }}
        />
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
    if (row && !isInView(row) && !daysScrollAway()) row.scrollIntoView({ block: 'start' });
  }, [rows]);
  // This runs after every change, because a meeting may have moved to another day meanwhile.
  useEffect(() => onRow((id && rows.get(id)) || null));
  useEffect(() => () => onRow(null), [onRow]);
  return rows;
}

/** At the largest letters the days are not sticky, so the list opens at its top, where the days and filters are. */
function daysScrollAway() {
  return document.documentElement.dataset['textSize'] === 'x-large';
}

function isInView(element: Element) {
  return element.getBoundingClientRect().bottom <= window.innerHeight;
}
