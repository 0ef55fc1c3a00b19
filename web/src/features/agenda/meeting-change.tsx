import './meeting-change.css';
import type { MeetingRow } from 'contract/calls/agenda';
import { Note } from '../../kit/note/note.tsx';
import { type Dates, useDates } from '../../lib/dates/dates.ts';
import { useWords } from '../../lib/words.ts';
import { agendaWords } from './agenda.words.ts';
import { useRange } from './all-day.ts';

type Change = NonNullable<MeetingRow['change']>;
type Moved = Extract<Change, { kind: 'moved' }>;
type Range = ReturnType<typeof useRange>;

/** Shows what the secretariat changed: the old value struck out, the new one, and the reason. */
export function MeetingChange({ meeting, timeZone }: { meeting: MeetingRow; timeZone: string }) {
  const say = useWords(agendaWords);
  if (!meeting.change) return null;
  return (
    <Note warn>
      {meeting.change.kind === 'cancelled' ? (
        <b>{say.cancelledNote}</b>
      ) : (
        <MovedTo meeting={meeting} change={meeting.change} timeZone={timeZone} />
      )}
      {meeting.change.reason && <p>{meeting.change.reason}</p>}
    </Note>
  );
}

function MovedTo({ meeting, change, timeZone }: { meeting: MeetingRow; change: Moved; timeZone: string }) {
  const say = useWords(agendaWords);
  const [oldTime, newTime] = bothTimes(meeting, change, useDates(timeZone), useRange(timeZone));
  const newHall = meeting.hall?.name ?? '';
  return (
    <dl className="meeting-change">
      {oldTime !== newTime && <OldAndNew what={say.time} old={oldTime} now={newTime} />}
      {change.fromHall !== '' && change.fromHall !== newHall && (
        <OldAndNew what={say.hall} old={change.fromHall} now={newHall} />
      )}
    </dl>
  );
}

/** The day is named only where it changed too. */
function bothTimes(meeting: MeetingRow, change: Moved, dates: Dates, range: Range): [string, string] {
  const old = range({ startsAt: change.fromStartsAt, endsAt: change.fromEndsAt });
  const now = range(meeting);
  if (dates.dateOf(change.fromStartsAt) === dates.dateOf(meeting.startsAt)) return [old, now];
  return [`${dates.shortDate(change.fromStartsAt)} ${old}`, `${dates.shortDate(meeting.startsAt)} ${now}`];
}

function OldAndNew({ what, old, now }: { what: string; old: string; now: string }) {
  const say = useWords(agendaWords);
  return (
    <div>
      <dt className="unseen">{what}</dt>
      <dd>
        <del className="num">{old}</del> <span aria-hidden="true">→</span>
        <span className="unseen">{say.becomes}</span> <b className="num">{now}</b>
      </dd>
    </div>
  );
}
