import './now-and-next.css';
import type { Agenda } from 'contract/calls/agenda';
import type { ReactNode } from 'react';
import { Card } from '../../../kit/card/card.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { listIcon, onwardIcon } from '../../../kit/icon/icons.ts';
import { useNow } from '../../../lib/clock.ts';
import { useDates } from '../../../lib/dates/dates.ts';
import { useWords } from '../../../lib/words.ts';
import { Link } from '../../../shell/router/link.tsx';
import { ZoneNote } from '../../../shell/zone-note/zone-note.tsx';
import { statusesEvery } from '../meeting-time-rules.ts';
import { MeetingSummary } from './meeting-summary.tsx';
import { agendaOf, OtherMeetings } from './other-meetings.tsx';
import { agendaPath } from '../../../lib/paths.ts';
import { nowAndNextAt } from './now-and-next-rules.ts';
import { nowAndNextWords } from './now-and-next.words.ts';
import { useTimeLeft } from './time-left.ts';
import { hallNow, type MinutesOnFoot } from './walk-to-meeting.ts';
import { useStartWords } from './when-it-starts.ts';

type Props = {
  agenda: Agenda;
  /** The halls in the order of the house; without it meetings keep the order of the agenda. */
  halls?: readonly string[] | undefined;
  minutesOnFoot?: MinutesOnFoot | undefined;
  /** A line of its own above the link to the agenda. */
  reminder?: ReactNode;
};

/** What is on now and what comes next, with a link to the whole agenda. */
export function NowAndNext({ agenda, halls, minutesOnFoot, reminder }: Props) {
  const say = useWords(nowAndNextWords);
  const now = useNow(statusesEvery);
  const { timeZone } = agenda.forum;
  const dates = useDates(timeZone);
  const start = useStartWords(now, timeZone);
  const left = useTimeLeft(now, timeZone);
  const { on, pause, next, ownLater, ownChanged } = nowAndNextAt(agenda.days, now, halls);
  const [main, beside] = pause ? [undefined, on] : [on[0], on.slice(1)];
  const [coming, ...together] = next;
  const at = { now, timeZone };
  return (
    <section aria-label={say.nowAndNext}>
      <Card raised className="now-and-next">
        {pause && (
          <p className="now-and-next__words text-prose">{coming ? say.pause(start.when(coming)) : say.allOver}</p>
        )}
        {on.length > 0 && (
          <div className={main ? 'now-and-next__group' : 'now-and-next__group now-and-next__group--beside'}>
            {main && <MeetingSummary meeting={main} {...at} look="now" {...left(main)} />}
            <OtherMeetings meetings={beside} more={say.moreOn} to={agendaOf('ongoing')} label={pause && say.openNow} />
          </div>
        )}
        {coming && (
          <div className="now-and-next__group">
            <MeetingSummary
              meeting={coming}
              {...at}
              look="next"
              hint={start.short(coming)}
              walk={{ from: hallNow(on), minutesOnFoot }}
            />
            <OtherMeetings
              meetings={together}
              more={(count) => say.moreNext(count, dates.time(coming.startsAt))}
              to={agendaOf('upcoming', dates.dateOf(coming.startsAt))}
            />
          </div>
        )}
        {ownLater && (
          <div className="now-and-next__group">
            <MeetingSummary meeting={ownLater} {...at} look="yours" hint={start.short(ownLater)} />
          </div>
        )}
        {ownChanged.map((meeting) => (
          <div key={meeting.id} className="now-and-next__group">
            <MeetingSummary meeting={meeting} {...at} look="yours" hint={start.short(meeting)} />
          </div>
        ))}
        {reminder}
        <Link className="now-and-next__all row" to={agendaPath}>
          <Icon path={listIcon} size={20} />
          <span>{say.wholeAgenda}</span>
          <Icon path={onwardIcon} size={18} />
        </Link>
      </Card>
      <ZoneNote timeZone={timeZone} />
    </section>
  );
}
