import type { EditedMeeting, moveMeeting } from 'contract/calls/console/meetings';
import {
  alreadyCancelled,
  alreadyThere,
  nothingToRestore,
  outsideTheForum,
  restoreFirst,
} from 'contract/refusals/console';
import type { Refusal } from 'contract/wire/refusal';
import type { Both } from 'contract/languages';
import type { ParsedBodyOf } from 'contract/wire/call';
import type { RefusalDetails } from 'contract/wire/refusal-details';
import type { Say } from '../../platform/text-or-other-language.ts';
import { addDays, isoIn, momentIn } from '../../platform/time-zones.ts';
import type { Plan, PlannedMeeting } from './agenda-staff.store.ts';
import { changeOf } from './agenda-meeting-as-seen.rules.ts';
import type { MeetingRecord } from './agenda.store.ts';

type Forum = { timeZone: string; firstDay: string; lastDay: string };
type Move = Pick<ParsedBodyOf<typeof moveMeeting>, 'date' | 'from' | 'to' | 'hallId' | 'reason'>;

/** The plan after the move; an end that is not later than the start is on the next day. */
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
    // A meeting that moves twice still names its published time, because that is the one delegates know.
    change: { kind: 'moved', reason, fromHallId, fromStartsAt, fromEndsAt },
  };
}

type No = { refusal: Refusal; details?: RefusalDetails };

export function whyMeetingCannotMove(meeting: PlannedMeeting, plan: Plan, date: string, forum: Forum): No | undefined {
  if (meeting.change?.kind === 'cancelled') return { refusal: restoreFirst };
  if (date < forum.firstDay || date > forum.lastDay)
    return { refusal: outsideTheForum, details: { fields: { date: `${forum.firstDay} – ${forum.lastDay}` } } };
  if (!timeChanges(meeting, plan) && meeting.hallId === plan.hallId) return { refusal: alreadyThere };
  return undefined;
}

export function whyMeetingCannotBeCancelled({ change }: PlannedMeeting): Refusal | undefined {
  return change?.kind === 'cancelled' ? alreadyCancelled : undefined;
}

export function cancelledPlan({ startsAt, endsAt, hallId, change }: PlannedMeeting, reason: Both): Plan {
  const moved = change?.kind === 'moved' ? { moved: change } : {};
  return { startsAt, endsAt, hallId, change: { kind: 'cancelled', reason, ...moved } };
}

export function whyMeetingCannotBeRestored({ change }: PlannedMeeting): Refusal | undefined {
  return change ? undefined : nothingToRestore;
}

/** Takes a cancellation back; a moved meeting returns to its published time and hall. */
export function restoredPlan({ startsAt, endsAt, hallId, change }: PlannedMeeting): Plan {
  if (change?.kind !== 'moved') return { startsAt, endsAt, hallId, change: change?.moved ?? null };
  const { fromHallId, fromStartsAt, fromEndsAt } = change;
  return { startsAt: new Date(fromStartsAt), endsAt: new Date(fromEndsAt), hallId: fromHallId, change: null };
}

type Times = Pick<Plan, 'startsAt' | 'endsAt'>;

export function timeChanges(before: Times, after: Times): boolean {
  return before.startsAt.getTime() !== after.startsAt.getTime() || before.endsAt.getTime() !== after.endsAt.getTime();
}

export function editedMeeting(meeting: MeetingRecord, say: Say, zone: string): EditedMeeting {
  return {
    id: meeting.id,
    version: meeting.version,
    title: say(meeting.title),
    startsAt: isoIn(zone, meeting.startsAt),
    endsAt: isoIn(zone, meeting.endsAt),
    hall: say(meeting.hall.name),
    change: changeOf(meeting, say, zone),
    namesPublic: meeting.namesPublic,
  };
}
