import type * as calls from 'contract/calls/console/messages';
import type { SentMessage } from 'contract/calls/console/messages';
import { alreadyRecalled, noSuchPerson, timeHasPassed } from 'contract/refusals/console';
import { notFound } from 'contract/refusals/wire';
import type { AuditEntry } from '../../platform/audit/audit-log.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import { newId } from '../../platform/ids.ts';
import { isoIn, momentIn } from '../../platform/time-zones.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { currentForum } from '../forum/forum.actions.ts';
import * as store from './messages-announcements.store.ts';
import { insertAnnounced } from '../../platform/messages/sending.store.ts';

const mostShown = 100;

export async function sendMessage(context: Context<typeof calls.sendMessage>): Promise<SentMessage> {
  const { body, db, now, staff, changed, tellPerson } = context;
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
  const people = body.at ? [] : await deliver(db, row, now);
  for (const personId of people) tellPerson(personId);
  const after = sentMessage({ ...row, receivers: people.length }, timeZone);
  await changed(auditEntry(after, 'send message', { before: null, after }));
  return after;
}

async function refuseUnknown({ body, db }: Pick<Context<typeof calls.sendMessage>, 'body' | 'db'>) {
  const { audience, target } = body;
  if (audience.kind === 'person' && !(await store.isPerson(db, audience.id))) refuse(noSuchPerson);
  const meetings = [audience, target].flatMap((one) => (one?.kind === 'meeting' ? one.id : []));
  for (const id of meetings) if (!(await store.isMeeting(db, id))) refuse(notFound);
}

/** Puts it into the inboxes; returns whose they are. */
export async function deliver(db: Database, announced: store.Announcement, at: Date): Promise<string[]> {
  const { id, audience, target } = announced;
  const about = [audience, target].find((one) => one?.kind === 'meeting');
  const itemId = about?.kind === 'meeting' ? about.id : null;
  const facts = { of: 'announcement' as const, audience: audience.kind, target };
  const people = await insertAnnounced(db, { id, audience, itemId, facts }, at);
  await store.noteReceivers(db, id, people.length);
  return people;
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
  const { id, title, text, audience, target, critical, sendAt, sentAt, recalledAt, receivers } = row;
  const notRecalled = sentAt ? 'sent' : 'waiting';
  const state = recalledAt ? 'recalled' : notRecalled;
  return { id, title, text, audience, target, critical, state, sendAt: isoIn(timeZone, sendAt), receivers };
}
