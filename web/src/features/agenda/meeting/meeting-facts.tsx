import type { Meeting } from 'contract/calls/agenda';
import { Card } from '../../../kit/card/card.tsx';
import { clockIcon, entryIcon, headphonesIcon, pressIcon } from '../../../kit/icon/fact-icons.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { ListRow } from '../../../kit/list-row/list-row.tsx';
import { useDates } from '../../../lib/dates/dates.ts';
import { useWords } from '../../../lib/words.ts';
import { useRange } from '../all-day.ts';
import { isCancelled } from '../meeting-time-rules.ts';
import { useMeetingCountdown } from './meeting-countdown.ts';
import { MeetingHall, type ToHall } from './meeting-hall.tsx';
import { meetingWords } from './meeting.words.ts';

type Props = { meeting: Meeting; now: number; timeZone: string; toHall?: ToHall | undefined };

/** When and where the meeting is, its interpretation, how to get in, and whether the press may. */
export function MeetingFacts({ meeting, now, timeZone, toHall }: Props) {
  const say = useWords(meetingWords);
  const range = useRange(timeZone);
  const { channels, press, entry } = meeting;
  const day = useDates(timeZone).weekdayAndDate(meeting.startsAt);
  const countdown = useMeetingCountdown(meeting, now, timeZone);
  return (
    <Card className="meeting-facts">
      <ListRow
        lead={<Icon path={clockIcon} />}
        title={<span className="num">{range(meeting)}</span>}
        detail={<Parts of={countdown ? [day, countdown] : [day]} />}
      />
      <MeetingHall meeting={meeting} toHall={toHall} />
      {channels.length > 0 && (
        <ListRow
          lead={<Icon path={headphonesIcon} />}
          title={say.interpretation}
          detail={<Parts of={channels.map(({ number, language }) => say.channel(number, language))} mark={say.mark} />}
        />
      )}
      {entry && !isCancelled(meeting) && <ListRow lead={<Icon path={entryIcon} />} title={say.entry} detail={entry} />}
      {press && <ListRow lead={<Icon path={pressIcon} />} title={say.press} detail={say[`press${press}`]} />}
    </Card>
  );
}

/** Items of one kind, none of which is broken. A mark ends an item; otherwise a dot stands before it, except on a new line. */
function Parts({ of, mark }: { of: readonly string[]; mark?: string }) {
  return (
    <span className={mark ? undefined : 'meeting-facts__dotted'}>
      {of.map((part, index) => (
        <span key={part} className="unbroken num">
          {!mark && index > 0 && <span> · </span>}
          {part}
          {index < of.length - 1 && mark}
        </span>
      ))}
    </span>
  );
}
