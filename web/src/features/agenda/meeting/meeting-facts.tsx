import type { Meeting } from 'contract/calls/agenda';
import { meetingStatus } from 'contract/rules/meeting-status';
import type { ReactNode } from 'react';
import { Card } from '../../../kit/card/card.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { ListRow } from '../../../kit/list-row/list-row.tsx';
import { useDates } from '../../../lib/dates/dates.ts';
import { useWords } from '../../../lib/words.ts';
import { isCancelled, msLeft, msUntilStart } from '../meeting-time-rules.ts';
import { isAllDay } from '../all-day-rules.ts';
import { useRange } from '../time-range.ts';
import { meetingWords } from './meeting.words.ts';
import { clockIcon, entryIcon, headphonesIcon, pressIcon } from '../../../kit/icon/fact-icons.ts';
import { placeIcon } from '../../../kit/icon/icons.ts';

/** Directions to the hall's building, and the hall on its floor plan. */
export type ToHall = { navigate: ReactNode; onPlan: ReactNode };
type Times = { meeting: Meeting; now: number; timeZone: string };
type Props = Times & { toHall?: ToHall | undefined };

export function MeetingFacts({ meeting, now, timeZone, toHall }: Props) {
  const say = useWords(meetingWords);
  const range = useRange(timeZone);
  const { hall, channels, press, entry } = meeting;
  const day = useDates(timeZone).weekdayAndDate(meeting.startsAt);
  // A cancelled meeting needs no directions.
  const links = isCancelled(meeting) ? undefined : toHall;
  const soon = useSoon({ meeting, now, timeZone });
  return (
    <Card className="meeting-facts">
      <ListRow
        lead={<Icon path={clockIcon} />}
        title={<span className="num">{range(meeting)}</span>}
        detail={<Parts of={soon ? [day, soon] : [day]} />}
      />
      {hall && (
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
      )}
      {channels.length > 0 && (
        <ListRow
          lead={<Icon path={headphonesIcon} />}
          title={say.interpretation}
          detail={
            <Parts of={channels.map(({ number, language }) => say.channel(number, language))} between={say.between} />
          }
        />
      )}
      {entry && <ListRow lead={<Icon path={entryIcon} />} title={say.entry} detail={entry} />}
      {press && <ListRow lead={<Icon path={pressIcon} />} title={say.press} detail={say[`press${press}`]} />}
    </Card>
  );
}

/** Lists items of one kind in a row; a line breaks between items, never inside one. */
function Parts({ of, between = ' · ' }: { of: readonly string[]; between?: string }) {
  return of.map((part, index) => (
    <span key={part}>
      {index > 0 && between}
      <span className="meeting-facts__part num">{part}</span>
    </span>
  ));
}

/** "starts in 1 h 3 min", "48 min left", or nothing. */
function useSoon({ meeting, now, timeZone }: Times): string | undefined {
  const dates = useDates(timeZone);
  if (isCancelled(meeting) || isAllDay(meeting, timeZone)) return undefined;
  const status = meetingStatus(meeting, now);
  if (status === 'ongoing') return dates.left(msLeft(meeting, now));
  return status === 'upcoming' ? dates.startsIn(msUntilStart(meeting, now)) : undefined;
}
