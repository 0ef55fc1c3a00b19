import './now-and-next.css';
import type { Agenda, MeetingRow } from 'contract/calls/agenda';
import { Card } from '../../kit/card/card.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { Pill, Tag } from '../../kit/pill/pill.tsx';
import { Progress } from '../../kit/progress/progress.tsx';
import { useNow } from '../../lib/clock.ts';
import { type Dates, useDates } from '../../lib/dates.ts';
import { useWords } from '../../lib/words.ts';
import { Link } from '../../shell/router/link.tsx';
import { msLeft, msUntilStart, nowAndNext, shareElapsed } from './agenda-rules.ts';
import { agendaWords } from './agenda.words.ts';
import { agendaPath, meetingPath } from './meeting-path.ts';
import { nowAndNextWords } from './now-and-next.words.ts';
import { listIcon, onwardIcon } from '../../kit/icon/icons.ts';

const everyTenSeconds = 10_000;
const hours = 3_600_000;

/** The next obligation first: what is on, what comes, and the way to all the rest. */
export function NowAndNext({ agenda }: { agenda: Agenda }) {
  const say = useWords(nowAndNextWords);
  const now = useNow(everyTenSeconds);
  const dates = useDates(agenda.forum.timeZone);
  const { on, next } = nowAndNext(agenda.days, now);
  return (
    <section aria-label={say.nowAndNext}>
      <Card raised className="now-and-next">
        {on.map((meeting) => (
          <Entry
            key={meeting.id}
            meeting={meeting}
            hint={dates.left(msLeft(meeting, now))}
            share={shareElapsed(meeting, now)}
          />
        ))}
        {next.map((meeting) => (
          <Entry key={meeting.id} meeting={meeting} hint={startHint(meeting, now, dates)} />
        ))}
        {on.length + next.length === 0 && <p className="now-and-next__over">{say.allOver}</p>}
        <Link className="now-and-next__all" to={agendaPath}>
          <Icon path={listIcon} size={20} />
          <span>{say.wholeAgenda}</span>
          <Icon path={onwardIcon} size={18} />
        </Link>
      </Card>
    </section>
  );
}

/** Today's meetings by their time; further ahead the date says more. */
function startHint(meeting: MeetingRow, now: number, dates: Dates): string {
  const time = dates.time(meeting.startsAt);
  if (dates.dateOf(meeting.startsAt) === dates.dateOf(now)) return time;
  const soon = msUntilStart(meeting, now) < 12 * hours;
  return soon ? `${dates.weekday(meeting.startsAt)} ${time}` : `${dates.shortDate(meeting.startsAt)} ${time}`;
}

function Entry({ meeting, hint, share }: { meeting: MeetingRow; hint: string; share?: number }) {
  const say = useWords(nowAndNextWords);
  const sayAgenda = useWords(agendaWords);
  const { title, hall, type } = meeting;
  return (
    <div className="now-and-next__entry">
      <div className="now-and-next__line">
        {share === undefined ? <Pill look="upcoming">{say.next}</Pill> : <Pill look="ongoing">{say.now}</Pill>}
        <Tag>{title ? sayAgenda[type] : sayAgenda.byInvitation}</Tag>
        <span className="now-and-next__hint num">{hint}</span>
      </div>
      <h2>{title ? <Link to={meetingPath(meeting.id)}>{title}</Link> : sayAgenda[type]}</h2>
      <div className="now-and-next__line now-and-next__line--where">
        {hall && <span>{hall.name}</span>}
        {share !== undefined && <Progress value={share} label={sayAgenda.elapsed} />}
      </div>
    </div>
  );
}
