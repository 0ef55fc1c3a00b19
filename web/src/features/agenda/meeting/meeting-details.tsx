import './meeting.css';
import type { ReactNode } from 'react';
import { Card } from '../../../kit/card/card.tsx';
import { Pill, Tag } from '../../../kit/pill/pill.tsx';
import { SectionHeader } from '../../../kit/section-header/section-header.tsx';
import { useNow } from '../../../lib/clock.ts';
import { useWords } from '../../../lib/words.ts';
import { ZoneNote } from '../../../shell/zone-note/zone-note.tsx';
import type { ZonedMeeting } from '../agenda.api.ts';
import { agendaWords } from '../agenda.words.ts';
import { MeetingChange } from '../meeting-change.tsx';
import { ByInvitationNote } from './by-invitation-note.tsx';
import { MeetingFacts } from './meeting-facts.tsx';
import type { ToHall } from './meeting-hall.tsx';
import { MeetingMaterials } from './meeting-materials.tsx';
import { type CardButtonOf, MeetingPeople } from './meeting-people.tsx';
import { useMeetingRole } from '../taking-part.ts';
import { statusesEvery } from '../meeting-time-rules.ts';
import { CancelledOrStatus } from '../cancelled-or-status.tsx';
import type { ConfirmedFirst } from './confirmed-first.ts';
import { meetingWords } from './meeting.words.ts';

type Props = {
  meeting: ZonedMeeting;
  /** Links to the hall; the feature `places` provides them. */
  toHall?: ToHall | undefined;
  /** Asks a limited session for its confirmation; the feature `sign-in` provides it. */
  confirmedFirst: ConfirmedFirst;
  cardButton: CardButtonOf;
};

export function MeetingDetails({ meeting, toHall, confirmedFirst, cardButton }: Props) {
  const say = useWords(meetingWords);
  const type = useWords(agendaWords)[meeting.type];
  const now = useNow(statusesEvery);
  const role = useMeetingRole(meeting, now);
  const cancelled = meeting.change?.kind === 'cancelled';
  const { summary, chair, speakers, timeZone } = meeting;
  return (
    <article className="meeting-details">
      <div className="meeting-details__meta row">
        <CancelledOrStatus meeting={meeting} now={now} />
        {meeting.title && <Tag>{type}</Tag>}
        {role && <Pill look="red">{role}</Pill>}
      </div>
      <h2 className={cancelled ? 'meeting-details__cancelled' : undefined}>{meeting.title ?? type}</h2>
      <MeetingChange meeting={meeting} timeZone={timeZone} />
      <MeetingFacts meeting={meeting} now={now} timeZone={timeZone} toHall={toHall} />
      <ZoneNote timeZone={timeZone} />
      {meeting.details === 'time only' && <ByInvitationNote />}
      {summary && (
        <Part title={say.about}>
          <Card padded className="meeting-details__summary">
            {summary}
          </Card>
        </Part>
      )}
      {chair && (
        <Part title={say.chair}>
          <MeetingPeople people={[chair]} cardButton={cardButton} />
        </Part>
      )}
      {speakers.length > 0 && (
        <Part title={speakers.length > 1 ? say.speakers : say.speaker} count={speakers.length}>
          <MeetingPeople people={speakers} cardButton={cardButton} />
        </Part>
      )}
      <MeetingMaterials meeting={meeting} confirmedFirst={confirmedFirst} />
    </article>
  );
}

function Part({ title, count, children }: { title: string; count?: number; children: ReactNode }) {
  return (
    <>
      <SectionHeader title={title} {...(count === undefined ? {} : { count })} />
      {children}
    </>
  );
}
