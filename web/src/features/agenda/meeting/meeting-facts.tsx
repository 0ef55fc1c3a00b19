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
          detail={
            <Parts of={channels.map(({ number, language }) => say.channel(number, language))} between={say.between} />
          }
        />
      )}
      {entry && !isCancelled(meeting) && <ListRow lead={<Icon path={entryIcon} />} title={say.entry} detail={entry} />}
      {press && <ListRow lead={<Icon path={pressIcon} />} title={say.press} detail={say[`press${press}`]} />}
    </Card>
  );
}

/** Lists items of one kind in a row; a line breaks between items, never inside one nor before the mark after one. */
function Parts({ of, between = ' · ' }: { of: readonly string[]; between?: string }) {
  const mark = between.trimEnd();
  return of.map((part, index) => {
    const isLast = index === of.length - 1;
    return (
      <span key={part}>
        <span className="meeting-facts__part num">
          {part}
          {!isLast && mark}
        </span>
        {!isLast && between.slice(mark.length)}
      </span>
    );
  });
}
