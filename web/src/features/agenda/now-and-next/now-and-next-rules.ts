import type { AgendaDay, MeetingRow } from 'contract/calls/agenda';
import { meetingStatus } from 'contract/rules/meeting-status';
import { isCancelled, msUntilStart } from '../meeting-time-rules.ts';
import { isSession } from '../open-round-the-clock.ts';
import { takesPart } from '../taking-part.ts';

const hours = 3_600_000;
const soon = 24 * hours;

export type NowAndNextMeetings = {
  /** Meetings in progress: the viewer's own first, then hall by hall; what is open all day comes last. */
  on: MeetingRow[];
  /** Whether only what is open all day is on, although the forum has more: a break, the night, the end. */
  pause: boolean;
  /** What begins next, at the same time; what is open all day only if nothing else is to come. */
  next: MeetingRow[];
  /** The viewer's own next part within a day, unless it is among these already. */
  ownLater: MeetingRow | undefined;
  /** Other meetings with a part of the viewer's that were cancelled or moved, until their old time has passed. */
  ownChanged: MeetingRow[];
};

/** What matters at this moment. `halls` are the ids in the order of the house. */
export function nowAndNextAt(
  days: readonly AgendaDay[],
  now: number,
  halls: readonly string[] = [],
): NowAndNextMeetings {
  const all = days.flatMap(({ meetings }) => meetings);
  const held = all.filter((meeting) => !isCancelled(meeting));
  const on = held.filter((meeting) => meetingStatus(meeting, now) === 'ongoing');
  const upcoming = held.filter((meeting) => meetingStatus(meeting, now) === 'upcoming');
  const sessions = upcoming.filter(isSession);
  const ahead = sessions.length > 0 ? sessions : upcoming;
  const first = Math.min(...ahead.map(({ startsAt }) => Date.parse(startsAt)));
  const next = ahead.filter(({ startsAt }) => Date.parse(startsAt) === first);
  const own = upcoming.find((meeting) => takesPart(meeting) && msUntilStart(meeting, now) <= soon);
  const shown = new Set([...on, ...next, own]);
  return {
    on: inOrder(on, halls),
    pause: on.length === 0 || (held.some(isSession) && !on.some(isSession)),
    next: inOrder(next, halls),
    ownLater: own && !next.includes(own) ? own : undefined,
    ownChanged: all.filter((meeting) => takesPart(meeting) && !shown.has(meeting) && isMissed(meeting, now)),
  };
}

/** Whether a viewer who has not heard of the change would go there now or within a day. */
function isMissed({ change, startsAt, endsAt }: MeetingRow, now: number): boolean {
  if (!change) return false;
  const [start, end] = change.kind === 'moved' ? [change.fromStartsAt, change.fromEndsAt] : [startsAt, endsAt];
  return Date.parse(end) > now && Date.parse(start) - now <= soon;
}

function inOrder(meetings: readonly MeetingRow[], halls: readonly string[]): MeetingRow[] {
  const known = new Map(halls.map((id, position) => [id, position]));
  const place = ({ hall }: MeetingRow) => (hall ? (known.get(hall.id) ?? halls.length) : halls.length + 1);
  const rank = (meeting: MeetingRow) => [
    takesPart(meeting) ? 0 : 1,
    isSession(meeting) ? 0 : 1,
    meeting.title ? 0 : 1,
    place(meeting),
  ];
  return meetings.toSorted((a, b) => {
    const others = rank(b);
    return rank(a).reduce((found, value, index) => found || value - (others[index] ?? 0), 0);
  });
}
