import './meeting.css';
import type { ReactNode } from 'react';
import { useWords } from '../../../lib/words.ts';
import type { ZonedMeeting } from '../agenda.api.ts';
import { CalendarButton } from './calendar-button.tsx';
import { meetingActionWords } from './meeting-actions.words.ts';
import { ShareButton } from './share-button.tsx';
import type { ConfirmedFirst } from './confirmed-first.ts';

type Props = {
  meeting: ZonedMeeting;
  /** The button that bookmarks it; the feature `favourites` provides it. */
  bookmark: ReactNode;
  confirmedFirst: ConfirmedFirst;
};

/**
 * The actions stand at the foot of the page, where the thumb reaches. A viewer who may not see the details has nothing
 * to share.
 */
export function MeetingActions({ meeting, bookmark, confirmedFirst }: Props) {
  const say = useWords(meetingActionWords);
  if (meeting.details === 'time only') return null;
  return (
    <section className="meeting-actions row" aria-label={say.actions}>
      {bookmark}
      <ShareButton meeting={meeting} />
      <CalendarButton meeting={meeting} confirmedFirst={confirmedFirst} />
    </section>
  );
}
