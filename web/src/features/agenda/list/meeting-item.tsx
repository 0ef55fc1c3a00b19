import type { MeetingRow } from 'contract/calls/agenda';
import { meetingStatus } from 'contract/rules/meeting-status';
import type { ReactNode, Ref } from 'react';
import { TimelineItem } from '../../../kit/timeline/timeline.tsx';
import { useDates } from '../../../lib/dates/dates.ts';
import { useWords } from '../../../lib/words.ts';
import { isAllDay } from '../all-day.ts';
import { agendaWords } from '../agenda.words.ts';
import { endsNextDay, isCancelled } from '../meeting-time-rules.ts';
import { agendaListWords } from './agenda-list.words.ts';
import { type BookmarkOf, type Found, MeetingCard } from './meeting-card.tsx';

type Props = {
  meeting: MeetingRow;
  now: number;
  timeZone: string;
  found?: Found;
  beside?: boolean;
  changed?: boolean;
  bookmark?: BookmarkOf;
  note?: ReactNode;
  ref?: Ref<HTMLLIElement>;
};

/** A meeting with its times, as an entry of the timeline. */
export function MeetingItem({ ref, beside = false, ...shown }: Props) {
  const { meeting, now, timeZone } = shown;
  const { allDay } = useWords(agendaWords);
  const { nextDay } = useWords(agendaListWords);
  const dates = useDates(timeZone);
  const times = isAllDay(meeting, timeZone)
    ? { from: allDay }
    : {
        from: dates.time(meeting.startsAt),
        until: dates.time(meeting.endsAt),
        note: endsNextDay(meeting, timeZone) ? nextDay : undefined,
      };
  const mark = isCancelled(meeting) ? 'cancelled' : meetingStatus(meeting, now);
  return (
    <TimelineItem ref={ref ?? null} {...times} {...{ mark, beside }}>
      <MeetingCard {...shown} />
    </TimelineItem>
  );
}
