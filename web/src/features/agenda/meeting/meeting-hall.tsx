import type { Meeting } from 'contract/calls/agenda';
import type { ReactNode } from 'react';
import { Icon } from '../../../kit/icon/icon.tsx';
import { placeIcon } from '../../../kit/icon/icons.ts';
import { ListRow } from '../../../kit/list-row/list-row.tsx';
import { useWords } from '../../../lib/words.ts';
import { isCancelled } from '../meeting-time-rules.ts';
import { meetingWords } from './meeting.words.ts';

/** Directions to the hall's building, and the hall on its floor plan. */
export type ToHall = { navigate: ReactNode; onPlan: ReactNode };

/** The hall of the meeting and the ways to it, which a cancelled meeting does not need. */
export function MeetingHall({ meeting, toHall }: { meeting: Meeting; toHall?: ToHall | undefined }) {
  const say = useWords(meetingWords);
  const { hall } = meeting;
  const links = isCancelled(meeting) ? undefined : toHall;
  if (!hall) return null;
  return (
    <ListRow
      lead={<Icon path={placeIcon} />}
      title={hall.name}
      detail={
        <>
          <p>{hall.building === hall.name ? hall.floor : say.where(hall.building, hall.floor)}</p>
          {links?.onPlan}
        </>
      }
      end={links?.navigate}
    />
  );
}
