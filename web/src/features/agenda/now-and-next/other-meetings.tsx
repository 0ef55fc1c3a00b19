import type { MeetingRow, MeetingStatus } from 'contract/calls/agenda';
import { Icon } from '../../../kit/icon/icon.tsx';
import { onwardIcon } from '../../../kit/icon/icons.ts';
import { Pill } from '../../../kit/pill/pill.tsx';
import { agendaPath, meetingPath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { Link } from '../../../shell/router/link.tsx';
import { agendaWords } from '../agenda.words.ts';
import { nowAndNextWords } from './now-and-next.words.ts';

/** The agenda, filtered to what is named there only by its number. */
export function agendaOf(status: MeetingStatus, day?: string): string {
  return `${agendaPath}?${new URLSearchParams({ ...(day && { day }), status })}`;
}

type OthersProps = {
  meetings: readonly MeetingRow[];
  more: (count: number) => string;
  to: string;
  /** Says why they are listed, where no meeting above does. */
  label?: string | false;
};

/** What else is on at the same time: the first by its name or its type, the others by their number. */
export function OtherMeetings({ meetings, more, to, label }: OthersProps) {
  const say = useWords(nowAndNextWords);
  const first = meetings.find(({ title }) => title) ?? meetings[0];
  const rest = meetings.length - 1;
  if (!first) return null;
  return (
    <div className="other-meetings row">
      {label && <Pill look="ongoing">{label}</Pill>}
      <OtherMeeting meeting={first} to={to} />
      {rest > 0 && (
        <Link className="other-meetings__more row num" to={to} aria-label={more(rest)}>
          {say.more(rest)}
          <Icon path={onwardIcon} size={15} />
        </Link>
      )}
    </div>
  );
}

/** A seminar without visible details has no page to open, so it links to its place in the agenda. */
function OtherMeeting({ meeting: { id, type, title, hall, change }, to }: { meeting: MeetingRow; to: string }) {
  const say = useWords(agendaWords);
  const beside = title ? hall?.name : say.byInvitation;
  return (
    <Link className="other-meetings__named row grows" to={title ? meetingPath(id) : to}>
      {title ?? say[type]}
      {beside && <span>{beside}</span>}
      {change && (
        <span>
          <Pill look="moved">{say.moved}</Pill>
        </span>
      )}
    </Link>
  );
}
