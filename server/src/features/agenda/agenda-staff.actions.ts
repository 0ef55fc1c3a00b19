import { announceChange } from '../../platform/content/changes.store.ts';
import type { StaffAnswer, StaffAsk, StaffCommand } from '../../platform/local/staff-command.ts';
import { isoIn } from '../../platform/zones.ts';
import { currentForum } from '../forum/forum.actions.ts';
import {
  cancelledPlan,
  cancellationIn,
  movedPlan,
  moveIn,
  restoredPlan,
  timeChanges,
  whyMeetingCannotMove,
} from './agenda-staff.rules.ts';
import {
  changeMeeting,
  hallById,
  insidersOf,
  meetingToChange,
  type Plan,
  type PlannedMeeting,
} from './agenda-staff.store.ts';

const no = (text: string): StaffAnswer => ({ ok: false, text });
const noMeeting = no('There is no such meeting.');
const bothReasons = 'The reason is given in both languages: <Chinese | English>.';

/** What the secretariat can change of a published meeting until the console exists. */
export const agendaCommands: StaffCommand[] = [
  {
    name: 'move-meeting',
    describe: 'Moves a meeting <id> <YYYY-MM-DD HH:MM> <HH:MM> [hall id] <reason zh | reason en>',
    run: moveMeeting,
  },
  { name: 'cancel-meeting', describe: 'Cancels a meeting <id> <reason zh | reason en>', run: cancelMeeting },
  { name: 'restore-meeting', describe: 'Takes back what was changed of a meeting <id>', run: restoreMeeting },
];

async function moveMeeting(ask: StaffAsk): Promise<StaffAnswer> {
  const move = moveIn(ask.args);
  if (!move) return no(`Please give: <id> <YYYY-MM-DD HH:MM> <HH:MM> [hall id] <reason>. ${bothReasons}`);
  const meeting = await meetingToChange(ask.db, move.id);
  if (!meeting) return noMeeting;
  if (move.hallId && !(await hallById(ask.db, move.hallId))) return no('There is no such hall.');
  const forum = await currentForum(ask.db);
  const plan = movedPlan(meeting, move, forum);
  const why = whyMeetingCannotMove(meeting, plan, move.date, forum);
  if (why) return no(why);
  await putInForce(ask, meeting, plan, 'move meeting');
  const hall = await hallById(ask.db, plan.hallId);
  const [from, to] = [isoIn(forum.timeZone, plan.startsAt), isoIn(forum.timeZone, plan.endsAt)];
  return { ok: true, text: `“${meeting.title.en}” is now from ${from} to ${to} in ${hall?.name.en}.` };
}

async function cancelMeeting(ask: StaffAsk): Promise<StaffAnswer> {
  const cancellation = cancellationIn(ask.args);
  if (!cancellation) return no(`Please give: <id> <reason>. ${bothReasons}`);
  const meeting = await meetingToChange(ask.db, cancellation.id);
  if (!meeting) return noMeeting;
  if (meeting.change?.kind === 'cancelled') return no('It is cancelled already.');
  await putInForce(ask, meeting, cancelledPlan(meeting, cancellation.reason), 'cancel meeting');
  return { ok: true, text: `“${meeting.title.en}” is cancelled.` };
}

async function restoreMeeting(ask: StaffAsk): Promise<StaffAnswer> {
  const meeting = await meetingToChange(ask.db, ask.args[0] ?? '');
  if (!meeting) return noMeeting;
  if (!meeting.change) return no('Nothing was changed of it.');
  await putInForce(ask, meeting, restoredPlan(meeting), 'restore meeting');
  const now = meeting.change.kind === 'cancelled' ? 'takes place after all' : 'is back at its published time and hall';
  return { ok: true, text: `“${meeting.title.en}” ${now}.` };
}

async function putInForce({ db, record }: StaffAsk, meeting: PlannedMeeting, plan: Plan, what: string) {
  const { id, version, startsAt, endsAt, hallId, change } = meeting;
  const next = version + 1;
  await changeMeeting(db, id, plan, next);
  record({
    kind: 'meeting',
    item: id,
    what,
    before: { id, version, startsAt, endsAt, hallId, change },
    after: { id, version: next, ...plan },
  });
  await tellWhomItConcerns({ db }, meeting, plan, next);
}

/** Of a closed-door seminar the others learn its time alone: without a count of what they may not know. */
async function tellWhomItConcerns({ db }: Pick<StaffAsk, 'db'>, meeting: PlannedMeeting, plan: Plan, version: number) {
  const hint = { topic: 'agenda', itemId: meeting.id } as const;
  if (meeting.type !== 'closed') return announceChange(db, { ...hint, version });
  await announceChange(db, { ...hint, version, audience: { people: await insidersOf(db, meeting.id) } });
  if (timeChanges(meeting, plan)) await announceChange(db, { ...hint, version: 0, audience: { badges: ['red'] } });
}
