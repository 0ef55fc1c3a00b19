import { and, desc, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { meeting } from '../../platform/database/tables/agenda.ts';
import { announcement, message } from '../../platform/database/tables/messages.ts';
import { person } from '../../platform/database/tables/people.ts';

export type Announcement = typeof announcement.$inferSelect;

export async function insertAnnouncement(db: Database, row: typeof announcement.$inferInsert): Promise<Announcement> {
  const [inserted] = await db.insert(announcement).values(row).returning();
  if (!inserted) throw new Error('an announcement was not inserted');
  return inserted;
}

/** Takes those whose time has come; another instance, or a recall at the same moment, waits for this transaction. */
export function takeDue(db: Database, now: Date): Promise<Announcement[]> {
  return db
    .update(announcement)
    .set({ sentAt: now })
    .where(and(lte(announcement.sendAt, now), isNull(announcement.sentAt), isNull(announcement.recalledAt)))
    .returning();
}

export async function noteReceivers(db: Database, id: string, receivers: number) {
  await db.update(announcement).set({ receivers }).where(eq(announcement.id, id));
}

export async function announcementToRecall(db: Database, id: string): Promise<Announcement | undefined> {
  const [found] = await db.select().from(announcement).where(eq(announcement.id, id)).for('update');
  return found;
}

/** Removes it from all inboxes; returns whose they were. */
export async function recall(db: Database, id: string, at: Date): Promise<string[]> {
  await db.update(announcement).set({ recalledAt: at }).where(eq(announcement.id, id));
  const removed = await db
    .delete(message)
    .where(eq(message.announcementId, id))
    .returning({ personId: message.personId });
  return removed.map(({ personId }) => personId);
}

export function newestAnnouncements(db: Database, most: number): Promise<Announcement[]> {
  return db.select().from(announcement).orderBy(desc(announcement.sendAt), desc(announcement.id)).limit(most);
}

export async function isPerson(db: Database, id: string): Promise<boolean> {
  return (await db.select({ id: person.id }).from(person).where(eq(person.id, id))).length > 0;
}

export async function isMeeting(db: Database, id: string): Promise<boolean> {
  return (await db.select({ id: meeting.id }).from(meeting).where(eq(meeting.id, id))).length > 0;
}
