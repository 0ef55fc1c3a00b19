import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Both } from 'contract/languages';
import type { Database } from '../../platform/database/database.ts';
import { announcement, message } from '../../platform/database/tables/messages.ts';
import { person } from '../../platform/database/tables/people.ts';

export type MessageRow = Awaited<ReturnType<typeof messagesOf>>[number];

const { id, group, kind, itemId, announcementId, facts, sentAt, readAt } = message;

/** All messages of a person, newest first, or the one with this id. Those sent together are ordered by their ids. */
export function messagesOf(db: Database, personId: string, only?: string) {
  return db
    .select({ id, group, kind, itemId, announcementId, facts, sentAt, readAt })
    .from(message)
    .where(and(eq(message.personId, personId), only ? eq(id, only) : undefined))
    .orderBy(desc(sentAt), desc(id));
}

export async function announcementTexts(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map();
  const { title, text } = announcement;
  const rows = await db
    .select({ id: announcement.id, title, text })
    .from(announcement)
    .where(inArray(announcement.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function namesOf(db: Database, ids: string[]): Promise<Map<string, Both>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select({ id: person.id, name: person.name }).from(person).where(inArray(person.id, ids));
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Returns how many were unread until now. */
export async function markAsRead(db: Database, personId: string, ids: string[], at: Date): Promise<number> {
  if (ids.length === 0) return 0;
  const marked = await db
    .update(message)
    .set({ readAt: at })
    .where(and(eq(message.personId, personId), inArray(id, ids), isNull(readAt)))
    .returning({ id });
  return marked.length;
}

export async function nameToAddress(db: Database, personId: string) {
  const { name, familyName, honorific } = person;
  const [found] = await db.select({ name, familyName, honorific }).from(person).where(eq(person.id, personId));
  return found;
}
