import type { MeetingRow } from 'contract/calls/agenda';
import { meetingStatus } from 'contract/rules/meeting-status';
import type { ReactNode } from 'react';
import { Card } from '../../../kit/card/card.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { lockIcon, placeIcon } from '../../../kit/icon/icons.ts';
import { Tag } from '../../../kit/pill/pill.tsx';
import { Progress } from '../../../kit/progress/progress.tsx';
import { useDates } from '../../../lib/dates/dates.ts';
import { useWords } from '../../../lib/words.ts';
import { Link } from '../../../shell/router/link.tsx';
import { isCancelled, msLeft, shareElapsed } from '../meeting-time-rules.ts';
import { isAllDay } from '../all-day.ts';
import { agendaWords } from '../agenda.words.ts';
import { MeetingChange } from '../meeting-change.tsx';
import { meetingPath } from '../../../lib/paths.ts';
import { useMeetingRole } from '../taking-part.ts';
import { CancelledOrStatus } from '../cancelled-or-status.tsx';

/** What a search found: the title with its marks, and what else has to be seen to understand why. */
export type Found = { title: ReactNode; more: ReactNode };

/** The button that bookmarks a meeting; the feature `favourites` provides it. */
export type BookmarkOf = (meeting: MeetingRow) => ReactNode;

type Props = {
  meeting: MeetingRow;
  now: number;
  timeZone: string;
  found?: Found;
  changed?: boolean;
  bookmark?: BookmarkOf;
  /** What else has to be said about it where it stands. */
  note?: ReactNode;
};

export function MeetingCard({ meeting, now, timeZone, found, changed = false, bookmark, note }: Props) {
  const say = useWords(agendaWords);
  const look = isCancelled(meeting) ? 'cancelled' : meetingStatus(meeting, now);
  const timeOnly = meeting.details === 'time only';
  const role = useMeetingRole(meeting, now);
  return (
    <Card className={`meeting-card meeting-card--${look}${changed ? ' meeting-card--changed' : ''}`}>
      <div className="meeting-card__meta row">
        <CancelledOrStatus meeting={meeting} now={now} />
        {!timeOnly && <Tag>{say[meeting.type]}</Tag>}
      </div>
      <h2>
        {timeOnly ? (
          say[meeting.type]
        ) : (
          <Link className="covering" to={meetingPath(meeting.id)}>
            {found?.title ?? meeting.title}
          </Link>
        )}
      </h2>
      <p className="meeting-card__where text-detail">
        <Icon path={timeOnly ? lockIcon : placeIcon} size={15} />
        <span>
          {timeOnly ? say.byInvitation : meeting.hall?.name}
          {role && <b>{role}</b>}
        </span>
      </p>
      {bookmark?.(meeting)}
      {found?.more}
      {note}
      <MeetingChange meeting={meeting} timeZone={timeZone} />
      {look === 'ongoing' && !isAllDay(meeting, timeZone) && (
        <TimeLeft meeting={meeting} now={now} timeZone={timeZone} />
      )}
    </Card>
  );
}

function TimeLeft({ meeting, now, timeZone }: Props) {
  const say = useWords(agendaWords);
  const dates = useDates(timeZone);
  return (
    <div className="meeting-card__left row">
      <Progress value={shareElapsed(meeting, now)} label={say.elapsed} />
      <span className="num">{dates.left(msLeft(meeting, now))}</span>
    </div>
  );
}
