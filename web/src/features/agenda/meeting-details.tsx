import './meeting-details.css';
import type { Meeting } from 'contract/calls/agenda';
import { Card } from '../../kit/card/card.tsx';
import { Note } from '../../kit/note/note.tsx';
import { Tag } from '../../kit/pill/pill.tsx';
import { SectionHeader } from '../../kit/section-header/section-header.tsx';
import { useNow } from '../../lib/clock.ts';
import { useWords } from '../../lib/words.ts';
import { agendaWords } from './agenda.words.ts';
import { MeetingChange } from './meeting-change.tsx';
import { MeetingFacts } from './meeting-facts.tsx';
import { MeetingPeople } from './meeting-people.tsx';
import { MeetingStatus } from './meeting-status.tsx';
import { meetingWords } from './meeting.words.ts';
import { zoneOfMoment } from './zone-of-moment.ts';
import { lockIcon } from '../../kit/icon/icons.ts';

const everyTenSeconds = 10_000;

export function MeetingDetails({ meeting }: { meeting: Meeting }) {
  const say = useWords(meetingWords);
  const type = useWords(agendaWords)[meeting.type];
  const timeZone = zoneOfMoment(meeting.startsAt);
  const now = useNow(everyTenSeconds);
  const cancelled = meeting.change?.kind === 'cancelled';
  return (
    <article className="meeting-details">
      <div className="meeting-details__meta">
        <MeetingStatus meeting={meeting} now={now} />
        {meeting.title && <Tag>{type}</Tag>}
      </div>
      <h2 className={cancelled ? 'meeting-details__cancelled' : undefined}>{meeting.title ?? type}</h2>
      <MeetingChange meeting={meeting} timeZone={timeZone} />
      <MeetingFacts meeting={meeting} now={now} timeZone={timeZone} />
      {meeting.details === 'time only' && <Note icon={lockIcon}>{say.invitedOnly}</Note>}
      {meeting.summary && (
        <>
          <SectionHeader title={say.about} />
          <Card padded className="meeting-details__summary">
            {meeting.summary}
          </Card>
        </>
      )}
      {meeting.chair && (
        <>
          <SectionHeader title={say.chair} />
          <MeetingPeople people={[meeting.chair]} />
        </>
      )}
      {meeting.speakers.length > 0 && (
        <>
          <SectionHeader title={say.speakers} count={meeting.speakers.length} />
          <MeetingPeople people={meeting.speakers} />
        </>
      )}
    </article>
  );
}
