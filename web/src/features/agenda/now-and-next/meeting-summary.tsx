import type { MeetingRow } from 'contract/calls/agenda';
import { Pill, Tag } from '../../../kit/pill/pill.tsx';
import { Progress } from '../../../kit/progress/progress.tsx';
import { useWords } from '../../../lib/words.ts';
import { Link } from '../../../shell/router/link.tsx';
import { agendaWords } from '../agenda.words.ts';
import { meetingPath } from '../../../lib/paths.ts';
import { MeetingChange } from '../meeting-change.tsx';
import { takesPart, useMeetingRole } from '../taking-part.ts';
import { isCancelled } from '../meeting-time-rules.ts';
import { nowAndNextWords } from './now-and-next.words.ts';
import { useWalkTo, type Walk } from './walk-to-meeting.ts';

type Look = 'now' | 'next' | 'yours';
type Props = {
  meeting: MeetingRow;
  now: number;
  timeZone: string;
  look: Look;
  hint: string;
  share?: number;
  walk?: Walk;
};

/** One meeting in brief: what, where, when, how far it is on foot, and what was changed if the viewer takes part. */
export function MeetingSummary({ meeting, now, timeZone, look, hint, share, walk }: Props) {
  const say = useWords(nowAndNextWords);
  const sayAgenda = useWords(agendaWords);
  const { title, type } = meeting;
  const role = useMeetingRole(meeting, now);
  const where = useWalkTo(meeting, walk);
  return (
    <div className="meeting-summary">
      <div className="meeting-summary__line row">
        <Pill look={look === 'now' ? 'ongoing' : 'upcoming'}>{say[look]}</Pill>
        <Tag>{title ? sayAgenda[type] : sayAgenda.byInvitation}</Tag>
        {meeting.change && <Pill look={meeting.change.kind}>{sayAgenda[meeting.change.kind]}</Pill>}
        <span className="meeting-summary__hint num">{isCancelled(meeting) ? <del>{hint}</del> : hint}</span>
      </div>
      <h2>
        {title ? (
          <Link className="covering" to={meetingPath(meeting.id)}>
            {isCancelled(meeting) ? <del>{title}</del> : title}
          </Link>
        ) : (
          sayAgenda[type]
        )}
      </h2>
      <div className="meeting-summary__line row meeting-summary__line--where text-caption">
        {where && <span>{where}</span>}
        {role && <b>{role}</b>}
        {share !== undefined && <Progress value={share} label={sayAgenda.elapsed} />}
      </div>
      {takesPart(meeting) && <MeetingChange meeting={meeting} timeZone={timeZone} />}
    </div>
  );
}
