import type * as calls from 'contract/calls/console/meetings';
import { notFound } from 'contract/refusals/wire';
import { namesAlreadySo, noSuchHall, nothingToUndo } from 'contract/refusals/console';
import { rowToChange } from '../../platform/content/changed-meanwhile.ts';
import { versionBefore } from '../../platform/content/undo.store.ts';
import type { Context } from '../../platform/http/binding.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { noticeChange } from '../../platform/messages/notice-change.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import type { Write } from '../../platform/writes/write.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { audiencesOfChange } from './agenda-hint-audience.rules.ts';
import {
  cancelledPlan,
  editedMeeting,
  movedPlan,
  restoredPlan,
  whyMeetingCannotBeCancelled,
  whyMeetingCannotBeRestored,
  whyMeetingCannotMove,
} from './agenda-moved-cancelled.rules.ts';
import { insidersOf, isHall, meetings, type Plan, type PlannedMeeting } from './agenda-staff.store.ts';
import { meetingsOf } from './agenda.store.ts';

type Shown = Pick<Context<typeof calls.getMeeting>, 'body' | 'db' | 'language'>;

export async function showMeeting({ body, db, language }: Shown) {
  const [meeting] = await meetingsOf(db, { id: body.id });
  if (!meeting) refuse(notFound);
  const { timeZone } = await currentForum(db);
  return editedMeeting(meeting, inLanguage(language), timeZone);
}

export async function moveMeeting(context: Context<typeof calls.moveMeeting>) {
  const { body, db } = context;
  const meeting = await rowToChange(db, meetings, body);
  if (body.hallId && !(await isHall(db, body.hallId))) refuse(noSuchHall);
  const forum = await currentForum(db);
  const plan = movedPlan(meeting, body, forum);
  const why = whyMeetingCannotMove(meeting, plan, body.date, forum);
  if (why) refuse(why.refusal, why.details);
  return publishPlan(context, 'move meeting', meeting, plan);
}

export async function cancelMeeting(context: Context<typeof calls.cancelMeeting>) {
  const meeting = await rowToChange(context.db, meetings, context.body);
  const refusal = whyMeetingCannotBeCancelled(meeting);
  if (refusal) refuse(refusal);
  return publishPlan(context, 'cancel meeting', meeting, cancelledPlan(meeting, context.body.reason));
}

export async function restoreMeeting(context: Context<typeof calls.restoreMeeting>) {
  const meeting = await rowToChange(context.db, meetings, context.body);
  const refusal = whyMeetingCannotBeRestored(meeting);
  if (refusal) refuse(refusal);
  return publishPlan(context, 'restore meeting', meeting, restoredPlan(meeting));
}

export async function publishNames(context: Context<typeof calls.publishNames>) {
  const meeting = await rowToChange(context.db, meetings, context.body);
  const namesPublic = context.body.to === 'on';
  if (meeting.namesPublic === namesPublic) refuse(namesAlreadySo);
  return publishMeeting(context, 'publish names', meeting, { ...meeting, namesPublic });
}

export async function undoMeeting(context: Context<typeof calls.undoMeeting>) {
  const meeting = await rowToChange(context.db, meetings, context.body);
  const before = await versionBefore(context.db, meetings, meeting);
  if (!before) refuse(nothingToUndo);
  return publishMeeting(context, 'undo meeting', meeting, before.row, before.returnsTo);
}

type Publishing = Shown & Pick<Write, 'changed' | 'tellPerson'> & { now: Date };

function publishPlan(context: Publishing, what: string, before: PlannedMeeting, plan: Plan) {
  return publishMeeting(context, what, before, { ...before, ...plan });
}

async function publishMeeting(
  context: Publishing,
  what: string,
  before: PlannedMeeting,
  after: PlannedMeeting,
  returnsTo: number | null = null,
) {
  const insiders = before.type === 'closed' ? await insidersOf(context.db, before.id) : [];
  const audiences = audiencesOfChange(before, after, insiders);
  await context.changed({ what, kind: meetings, before, after, returnsTo, ...audiences });
  await noticeChange(context, before, after);
  return showMeeting(context);
}
