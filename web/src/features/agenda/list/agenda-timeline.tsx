import type { MeetingRow } from 'contract/calls/agenda';
import { Timeline } from '../../../kit/timeline/timeline.tsx';
import { useWords } from '../../../lib/words.ts';
import { agendaListWords } from './agenda-list.words.ts';
import type { BookmarkOf } from './meeting-card.tsx';
import { MeetingItem } from './meeting-item.tsx';
import { type AskedRow, useOpenAtNow } from './open-at-now.ts';
import { meetingToShow } from './opening-rules.ts';

type Props = {
  meetings: readonly MeetingRow[];
  /** These changed just now, and are highlighted. */
  changed: readonly MeetingRow[];
  now: number;
  timeZone: string;
  asked: AskedRow;
  bookmark: BookmarkOf;
};

export function AgendaTimeline({ meetings, changed, now, timeZone, asked, bookmark }: Props) {
  const say = useWords(agendaListWords);
  const rows = useOpenAtNow(meetingToShow(meetings, now), asked);
  return (
    <Timeline label={say.meetings}>
      {meetings.map((meeting, index) => (
        <MeetingItem
          key={meeting.id}
          ref={(row) => {
            if (row) rows.set(meeting.id, row);
            return () => void rows.delete(meeting.id);
          }}
          {...{ meeting, now, timeZone, bookmark }}
          changed={changed.some(({ id }) => id === meeting.id)}
          beside={meeting.startsAt === meetings[index - 1]?.startsAt}
        />
      ))}
    </Timeline>
  );
}
