import type { Both } from 'contract/texts';
import { addDays, momentIn } from '../../platform/zones.ts';
import type { Plan, PlannedMeeting } from './agenda-staff.store.ts';

type Forum = { timeZone: string; firstDay: string; lastDay: string };
export type Move = { id: string; date: string; from: string; to: string; hallId: string | undefined; reason: Both };

const moveForm =
  /^(\S+) (\d{4}-\d{2}-\d{2}) ((?:[01]\d|2[0-3]):[0-5]\d) ((?:[01]\d|2[0-3]):[0-5]\d)(?: ([0-9a-hjkmnp-tv-z]{20}))? (.+)$/s;

/** `<id> <YYYY-MM-DD HH:MM> <HH:MM> [hall id] <reason zh | reason en>`, however the shell cut it into words. */
export function moveIn(args: readonly string[]): Move | undefined {
  const [, id, date, from, to, hallId, said] = moveForm.exec(wordsOf(args)) ?? [];
  const reason = said && reasonIn(said);
  if (!id || !date || !from || !to || !reason || !isDate(date)) return undefined;
  return { id, date, from, to, hallId, reason };
}

export function cancellationIn(args: readonly string[]): { id: string; reason: Both } | undefined {
  const [id, ...rest] = wordsOf(args).split(' ');
  const reason = reasonIn(rest.join(' '));
  return id && reason ? { id, reason } : undefined;
}

/** Nobody may be told in one language alone. */
function reasonIn(text: string): Both | undefined {
  const [zh = '', en = '', ...more] = text.split('|').map((part) => part.trim());
  return zh && en && more.length === 0 ? { zh, en } : undefined;
}

/** Where it goes; an end that is not later than the start is on the next day. */
export function movedPlan(meeting: PlannedMeeting, { date, from, to, hallId, reason }: Move, forum: Forum): Plan {
  const { change } = meeting;
  const published =
    change?.kind === 'moved'
      ? change
      : {
          fromHallId: meeting.hallId,
          fromStartsAt: meeting.startsAt.toISOString(),
          fromEndsAt: meeting.endsAt.toISOString(),
        };
  const { fromHallId, fromStartsAt, fromEndsAt } = published;
  return {
    startsAt: momentIn(forum.timeZone, date, from),
    endsAt: momentIn(forum.timeZone, to <= from ? addDays(date, 1) : date, to),
    hallId: hallId ?? meeting.hallId,
    // However often it moves: delegates compare with what was published.
    change: { kind: 'moved', reason, fromHallId, fromStartsAt, fromEndsAt },
  };
}

export function whyMeetingCannotMove(meeting: PlannedMeeting, plan: Plan, date: string, forum: Forum) {
  if (meeting.change?.kind === 'cancelled') return 'It is cancelled. Restore it first.';
  if (date < forum.firstDay || date > forum.lastDay) return `The forum is from ${forum.firstDay} to ${forum.lastDay}.`;
  if (!timeChanges(meeting, plan) && meeting.hallId === plan.hallId)
    return 'It is at that time and in that hall already.';
  return undefined;
}

export function cancelledPlan({ startsAt, endsAt, hallId, change }: PlannedMeeting, reason: Both): Plan {
  const moved = change?.kind === 'moved' ? { moved: change } : {};
  return { startsAt, endsAt, hallId, change: { kind: 'cancelled', reason, ...moved } };
}

/** A cancellation is taken back; a moved meeting returns to its published time and hall. */
export function restoredPlan({ startsAt, endsAt, hallId, change }: PlannedMeeting): Plan {
  if (change?.kind !== 'moved') return { startsAt, endsAt, hallId, change: change?.moved ?? null };
  const { fromHallId, fromStartsAt, fromEndsAt } = change;
  return { startsAt: new Date(fromStartsAt), endsAt: new Date(fromEndsAt), hallId: fromHallId, change: null };
}

type Times = Pick<Plan, 'startsAt' | 'endsAt'>;

export function timeChanges(before: Times, after: Times): boolean {
  return before.startsAt.getTime() !== after.startsAt.getTime() || before.endsAt.getTime() !== after.endsAt.getTime();
}

function wordsOf(args: readonly string[]) {
  return args.join(' ').trim().replace(/\s+/g, ' ');
}

function isDate(date: string) {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}
