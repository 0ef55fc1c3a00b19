import type * as calls from 'contract/calls/console/messages';
import type { SentMessage } from 'contract/calls/console/messages';
import { alreadyRecalled, noSuchPerson, notInSeminar, smsBudgetSpent, timeHasPassed } from 'contract/refusals/console';
import { notFound } from 'contract/refusals/wire';
import type { AuditEntry } from '../../platform/audit/audit-log.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { isoIn, momentIn } from '../../platform/time-zones.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { doorsOfMeetings } from '../agenda/agenda-meetings-of-person.actions.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { viewOfMeeting } from './messages-who-sees-what.rules.ts';
import * as store from './messages-announcements.store.ts';
import { insertAnnounced } from '../../platform/messages/sending.store.ts';

const mostShown = 100;

export async function sendMessage(context: Context<typeof calls.sendMessage>): Promise<SentMessage> {
  const { body, db, now, services, staff, changed, tellPerson } = context;
  const { timeZone } = await currentForum(db);
  const sendAt = body.at ? momentIn(timeZone, body.at.date, body.at.time) : now;
  // A time that has passed is a slip; sending at once would be a surprise.
  if (sendAt < now) refuse(timeHasPassed);
  await refuseUnknown(context);
  const { title, text, audience, critical, target = null } = body;
  const row = await store.insertAnnouncement(db, {
    ...{ id: newId(), title, text, audience, target, critical, sendAt },
    ...{ sentAt: body.at ? null : now, author: staff.id },
  });
  const sent = body.at ? undefined : await deliver(deliveringWith(db, services), row, now);
  if (sent?.isOverBudget) refuse(smsBudgetSpent);
  for (const personId of sent?.people ?? []) tellPerson(personId);
  const after = sentMessage(
    { ...row, ...(sent && { receivers: sent.people.length, reached: sent.reached }) },
    timeZone,
  );
  await changed(auditEntry(after, 'send message', { before: null, after }));
  return after;
}

async function refuseUnknown({ body, db }: Pick<Context<typeof calls.sendMessage>, 'body' | 'db'>) {
  const { audience, target } = body;
  const badge = audience.kind === 'person' ? await store.badgeOf(db, audience.id) : undefined;
  if (audience.kind === 'person' && !badge) refuse(noSuchPerson);
  const meetings = [audience, target].flatMap((one) => (one?.kind === 'meeting' ? one.id : []));
  for (const id of meetings) if (!(await store.isMeeting(db, id))) refuse(notFound);
  if (audience.kind !== 'person' || !badge || target?.kind !== 'meeting') return;
  const viewer = { id: audience.id, badge, sessionId: '', scope: 'full' } as const;
  const doors = (await doorsOfMeetings(db, viewer.id, [target.id])).get(target.id);
  if (viewOfMeeting(viewer, doors) !== 'all') refuse(notInSeminar);
}

type Delivering = {
  db: Database;
  /** The partners whose servers are told of messages. */
  partners: readonly string[];
  /** How many SMS critical messages may send in a day. */
  mostSms: number;
};

export const deliveringWith = (db: Database, { webhooks, settings }: Pick<Services, 'webhooks' | 'settings'>) => ({
  ...{ db, partners: webhooks.partners, mostSms: settings.smsCritical },
});

const day = 24 * 60 * 60 * 1000;
const channels = ['inbox', 'push', 'webhook'] as const;

/** Puts it into the inboxes, from which it goes out by the other channels; returns who is reached by which. */
export async function deliver({ db, partners, mostSms }: Delivering, announced: store.Announcement, at: Date) {
  const { id, audience, target, critical } = announced;
  const about = [audience, target].find((one) => one?.kind === 'meeting');
  const itemId = about?.kind === 'meeting' ? about.id : null;
  const facts = { of: 'announcement' as const, audience: audience.kind, target };
  const by = critical ? ([...channels, 'sms'] as const) : channels;
  const people = await insertAnnounced(db, { id, audience, itemId, facts, channels: by }, at);
  const reached = await store.reachedBy(db, id, partners);
  await store.noteReached(db, id, people.length, reached);
  const isOverBudget = reached.sms > 0 && (await store.smsSince(db, new Date(at.getTime() - day))) > mostSms;
  return { people, reached, isOverBudget };
}

/** Sends one whose time has come. Nobody could be asked any more, so that one over the budget goes without SMS. */
export async function deliverWaiting(context: Delivering, announced: store.Announcement, at: Date) {
  const sent = await deliver(context, announced, at);
  if (!sent.isOverBudget) return sent;
  await store.dropSmsOf(context.db, announced.id);
  await store.noteReached(context.db, announced.id, sent.people.length, { ...sent.reached, sms: 0 });
  return sent;
}

export async function recallMessage(context: Context<typeof calls.recallMessage>): Promise<SentMessage> {
  const { body, db, now, changed, tellPerson } = context;
  const before = await store.announcementToRecall(db, body.id);
  if (!before) refuse(notFound);
  if (before.recalledAt) refuse(alreadyRecalled);
  for (const personId of await store.recall(db, body.id, now)) tellPerson(personId);
  const { timeZone } = await currentForum(db);
  const [was, is] = [sentMessage(before, timeZone), sentMessage({ ...before, recalledAt: now }, timeZone)];
  const states = { before: { state: was.state }, after: { state: is.state } };
  await changed(auditEntry(is, 'recall message', states));
  return is;
}

export async function showSentMessages({ db }: Context<typeof calls.getSentMessages>) {
  const { timeZone } = await currentForum(db);
  const newest = await store.newestAnnouncements(db, mostShown);
  return { messages: newest.map((one) => sentMessage(one, timeZone)) };
}

/** What is written to one person is sealed in the audit log like everything about them. */
function auditEntry({ id, audience }: SentMessage, what: string, values: Pick<AuditEntry, 'before' | 'after'>) {
  const entry: AuditEntry = { kind: 'announcement', item: id, what, ...values };
  return audience.kind === 'person' ? { ...entry, personId: audience.id } : entry;
}

function sentMessage(row: store.Announcement, timeZone: string): SentMessage {
  const { id, title, text, audience, target, critical, sendAt, sentAt, recalledAt, receivers, reached } = row;
  const notRecalled = sentAt ? 'sent' : 'waiting';
  const state = recalledAt ? 'recalled' : notRecalled;
  return {
    ...{ id, title, text, audience, target, critical, state, sendAt: isoIn(timeZone, sendAt), receivers },
    channels: { inbox: receivers, ...reached },
  };
}
