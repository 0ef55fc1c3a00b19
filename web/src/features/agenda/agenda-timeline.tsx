import type { MeetingRow } from 'contract/calls/agenda';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { Timeline, TimelineItem } from '../../kit/timeline/timeline.tsx';
import { useDates } from '../../lib/dates.ts';
import { useWords } from '../../lib/words.ts';
import { remembersScroll } from '../../shell/scroll-memory.ts';
import { endsNextDay, isCancelled, meetingToShow, statusAt } from './agenda-rules.ts';
import { agendaWords } from './agenda.words.ts';
import { MeetingCard } from './meeting-card.tsx';

type Props = { meetings: readonly MeetingRow[]; now: number; timeZone: string };

export function AgendaTimeline({ meetings, now, timeZone }: Props) {
  const say = useWords(agendaWords);
  const dates = useDates(timeZone);
  const shown = useScrollOnOpening();
  const openAt = meetingToShow(meetings, now);
  return (
    <Timeline label={say.meetings}>
      {meetings.map((meeting) => (
        <TimelineItem
          key={meeting.id}
          ref={meeting.id === openAt ? shown : null}
          from={dates.time(meeting.startsAt)}
          until={dates.time(meeting.endsAt)}
          note={endsNextDay(meeting, timeZone) ? say.nextDay : undefined}
          mark={isCancelled(meeting) ? 'cancelled' : statusAt(meeting, now)}
        >
          <MeetingCard meeting={meeting} now={now} timeZone={timeZone} />
        </TimelineItem>
      ))}
    </Timeline>
  );
}

/** Opening the agenda shows what is on; coming back to it shows what one was looking at. */
function useScrollOnOpening() {
  const item = useRef<HTMLLIElement>(null);
  const { key } = useLocation();
  const returning = useNavigationType() === 'POP' && remembersScroll(key);
  const [wanted] = useState(!returning);
  useEffect(() => {
    if (wanted && item.current && !isInView(item.current)) item.current.scrollIntoView({ block: 'start' });
  }, [wanted]);
  return item;
}

function isInView(element: Element) {
  return element.getBoundingClientRect().bottom <= window.innerHeight;
}
