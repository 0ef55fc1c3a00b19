import type * as calls from 'contract/calls/messages';
import type { Message, MessageGroup } from 'contract/calls/messages';
import type { Language } from 'contract/languages';
import { notFound } from 'contract/refusals/wire';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import { formOfAddress } from '../../platform/people/form-of-address.ts';
import type { Services } from '../../platform/services.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { doorsOfMeetings } from '../agenda/agenda-meetings-of-person.actions.ts';
import { currentAgenda } from '../agenda/agenda.actions.ts';
import { ownItemTexts } from '../favourites/favourites-own-items.actions.ts';
import { contactsShared } from '../modes/modes-sharing.actions.ts';
import { messageAsRead, namedIn, contactsIn, type AgendaById, type VisibleRow } from './messages-as-read.actions.ts';
import { unreadOf, visibleOf } from './messages-who-sees-what.rules.ts';
import * as store from './messages.store.ts';

type MessagesContext = {
  viewer: Viewer;
  db: Database;
  services: Pick<Services, 'alarm' | 'contentCache' | 'personalCache' | 'sealing'>;
};

const newestTitles = 3;
const pageSize = 50;

/** How many messages of each group the viewer has not read, of those that they may see now. */
export async function unreadCounts(context: MessagesContext) {
  return unreadOf((await visibleMessages(context)).rows);
}

/** Which messages the viewer may see now, and which of them are read. */
export async function visibleStates(context: MessagesContext) {
  return (await visibleMessages(context)).rows.map(({ id, view, readAt }) => [id, view, readAt !== null]);
}

/**
 * The rows are cached and not what became of them: what the viewer may see of a meeting can change without a hint to
 * this person.
 */
async function visibleMessages({ viewer, db, services }: MessagesContext) {
  const rows = await services.personalCache.get(viewer.id, 'messages', () => store.messagesOf(db, viewer.id));
  const { forum, meetings } = await currentAgenda({ db, services });
  const agenda: AgendaById = new Map(meetings.map((meeting) => [meeting.id, meeting]));
  return { rows: visibleOf(rows, viewer, agenda), agenda, timeZone: forum.timeZone };
}

type Readable = MessagesContext & { language: Language };

/** Makes the sentences of these messages for this reader. */
async function asRead(
  { viewer, db, services, language }: Readable,
  rows: readonly VisibleRow[],
  { agenda, timeZone }: { agenda: AgendaById; timeZone: string },
): Promise<Message[]> {
  if (rows.length === 0) return [];
  const announced = await store.announcementTexts(
    db,
    rows.flatMap(({ announcementId }) => announcementId ?? []),
  );
  const name = await services.personalCache.get(viewer.id, 'name to address', () => store.nameToAddress(db, viewer.id));
  const address = name ? formOfAddress(name, language) : null;
  const isOwn = rows.some(({ kind }) => kind === 'own item');
  const ownItems = isOwn ? await ownItemTexts({ db, services }, viewer.id) : new Map();
  const people = await store.namesOf(db, namedIn(rows));
  const contacts = await contactsShared(db, contactsIn(rows), services);
  const reader = { viewer, language, timeZone, address, agenda, announced, ownItems, people, contacts };
  return rows.map((row) => messageAsRead(row, reader));
}

/** Every message that the viewer may see now, newest first. */
export async function inboxOf(context: Readable): Promise<Message[]> {
  const visible = await visibleMessages(context);
  return asRead(context, visible.rows, visible);
}

export async function showMessageTitles(context: Context<typeof calls.getMessageTitles>) {
  const visible = await visibleMessages(context);
  const unread = unreadOf(visible.rows);
  const newest = async (group: MessageGroup) =>
    asRead(context, visible.rows.filter((row) => row.group === group).slice(0, newestTitles), visible);
  return {
    reminders: { unread: unread.reminders, newest: await newest('reminder') },
    notifications: { unread: unread.notifications, newest: await newest('notification') },
  };
}

export async function showMessages(context: Context<typeof calls.getMessages>) {
  const { group, olderThan } = context.body;
  const visible = await visibleMessages(context);
  const rows = visible.rows.filter((row) => row.group === group);
  const last = olderThan === undefined ? -1 : rows.findIndex(({ id }) => id === olderThan);
  if (olderThan !== undefined && last < 0) refuse(notFound);
  const page = rows.slice(last + 1, last + 1 + pageSize);
  const more = rows.length > last + 1 + pageSize;
  return { timeZone: visible.timeZone, messages: await asRead(context, page, visible), more };
}

export async function showMessage(context: Context<typeof calls.getMessage>) {
  const visible = await visibleMessages(context);
  const [message] = await asRead(
    context,
    visible.rows.filter(({ id }) => id === context.body.id),
    visible,
  );
  if (!message) refuse(notFound);
  return { timeZone: visible.timeZone, message };
}

type Marking = Pick<Context<typeof calls.markRead>, 'viewer' | 'db' | 'now' | 'tellPerson'>;

export async function markMessageRead(context: Context<typeof calls.markRead>) {
  const [row] = await visibleInWrite(context, context.body.id);
  if (!row) refuse(notFound);
  await mark(context, [row.id]);
  return {};
}

/** What came later, or may not be seen now, stays unread. */
export async function markAllMessagesRead(context: Context<typeof calls.markAllRead>) {
  const { group, upTo } = context.body;
  const rows = (await visibleInWrite(context)).filter((row) => row.group === group);
  const newest = rows.findIndex(({ id }) => id === upTo);
  if (newest < 0) refuse(notFound);
  const unread = rows.slice(newest).filter(({ readAt }) => readAt === null);
  const ids = unread.map(({ id }) => id);
  return { marked: await mark(context, ids) };
}

/** Reads in the write's own transaction, where the cached agenda might wait for a connection that this one holds. */
async function visibleInWrite({ viewer, db }: Marking, only?: string) {
  const rows = await store.messagesOf(db, viewer.id, only);
  const about = new Set(rows.flatMap(({ itemId }) => itemId ?? []));
  return visibleOf(rows, viewer, await doorsOfMeetings(db, viewer.id, [...about]));
}

async function mark({ viewer, db, now, tellPerson }: Marking, ids: string[]): Promise<number> {
  const marked = await store.markAsRead(db, viewer.id, ids, now);
  if (marked > 0) tellPerson(viewer.id);
  return marked;
}
