import '../../../kit/list-row/list-row.css';
import type { DelegateMeeting } from 'contract/calls/delegates';
import { Card } from '../../../kit/card/card.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { onwardIcon } from '../../../kit/icon/icons.ts';
import { Pill } from '../../../kit/pill/pill.tsx';
import { useNow } from '../../../lib/clock.ts';
import { useDates } from '../../../lib/dates/dates.ts';
import { useWords } from '../../../lib/words.ts';
import { ZoneNote } from '../../../shell/zone-note/zone-note.tsx';
import { Link } from '../../../shell/router/link.tsx';
import { meetingPath } from '../../../lib/paths.ts';
import { delegateWords } from './delegate.words.ts';

const everyMinute = 60_000;

type Props = { meetings: readonly DelegateMeeting[]; timeZone: string };

/** The meetings that the delegate chairs or speaks in. */
export function DelegateMeetings({ meetings, timeZone }: Props) {
  const now = useNow(everyMinute);
  return (
    <>
      <Card>
        <ul>
          {meetings.map((meeting) => (
            <li key={meeting.id}>
              <MeetingLine {...{ meeting, now, timeZone }} />
            </li>
          ))}
        </ul>
      </Card>
      <ZoneNote timeZone={timeZone} />
    </>
  );
}

function MeetingLine({ meeting, now, timeZone }: { meeting: DelegateMeeting; now: number; timeZone: string }) {
  const say = useWords(delegateWords);
  const dates = useDates(timeZone);
  const { id, title, role, hall, startsAt, endsAt, cancelled } = meeting;
  const over = Date.parse(endsAt) <= now;
  const day = dates.dateOf(startsAt) === dates.dateOf(now) ? say.today : dates.shortDate(startsAt);
  return (
    <Link
      to={meetingPath(id)}
      className={`delegate-meetings__line row divided${over ? ' delegate-meetings__line--over' : ''}`}
    >
      <time dateTime={startsAt} className="delegate-meetings__when num">
        <span>{day}</span> <b>{dates.time(startsAt)}</b>
      </time>
      <span className="delegate-meetings__text grows">
        <span
          className={cancelled ? 'delegate-meetings__title delegate-meetings__title--off' : 'delegate-meetings__title'}
        >
          {title}
        </span>
        <span className="text-detail num">{[say[role], hall].join(' · ')}</span>
        {cancelled && <Pill look="cancelled">{say.cancelled}</Pill>}
        {over && !cancelled && <span className="unseen">{say.concluded}</span>}
      </span>
      <Icon path={onwardIcon} size={18} />
    </Link>
  );
}
