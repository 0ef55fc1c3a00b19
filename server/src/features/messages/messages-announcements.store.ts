import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { locks } from '../../platform/database/locks.ts';
import { meeting } from '../../platform/database/tables/content/agenda.ts';
import { messageSms } from '../../platform/database/tables/message-deliveries.ts';
import { announcement, message, type Reached } from '../../platform/database/tables/messages.ts';
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

export async function noteReached(db: Database, id: string, receivers: number, reached: Reached) {
  await db.update(announcement).set({ receivers, reached }).where(eq(announcement.id, id));
}

const Counts = z.object({
  rows: z.tuple([z.object({ push: z.int(), webhook: z.int(), sms: z.int(), email: z.int() })]),
});

/** How many people the triggers found for each channel; called in the transaction that put it into the inboxes. */
export async function reachedBy(db: Database, id: string, partners: readonly string[]): Promise<Reached> {
  const sent = sql`message.announcement_id = ${id}`;
  const counted = await db.execute(sql`select
    (select count(distinct person_id)::int from push_delivery join message on message.id = message_id where ${sent})
      as push,
    (select count(distinct person_id)::int from webhook_delivery join message on message.id = message_id
      where ${sent} and partner_id = any(${`{${partners.join(',')}}`}::text[])) as webhook,
    count(*) filter (where mobile_sealed is not null)::int as sms,
    count(*) filter (where mobile_sealed is null)::int as email
    from message_sms join message on message.id = message_id join person on person.id = person_id where ${sent}`);
  return Counts.parse(counted).rows[0];
}

/**
 * How many SMS the critical messages since then sent, recalled ones too. Further critical messages wait until the
 * transaction ends, so that they cannot exceed the budget together.
 */
export async function smsSince(db: Database, since: Date): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock(${locks.criticalSms})`);
  const [found] = await db
    .select({ sms: sql<number>`coalesce(sum((${announcement.reached}->>'sms')::int), 0)::int` })
    .from(announcement)
    .where(gt(announcement.sentAt, since));
  return found?.sms ?? 0;
}

/** Drops those of people with a mobile; the others are told by email, which has no budget. */
export async function dropSmsOf(db: Database, id: string) {
  const its = db
    .select({ id: message.id })
    .from(message)
    .innerJoin(person, eq(person.id, message.personId))
    .where(and(eq(message.announcementId, id), isNotNull(person.mobileSealed)));
  await db.delete(messageSms).where(inArray(messageSms.messageId, its));
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

/** Undefined if there is no such person, or it is a decoy. */
export async function badgeOf(db: Database, personId: string) {
  const isSomebody = and(eq(person.id, personId), eq(person.decoy, false));
  const [found] = await db.select({ badge: person.badge }).from(person).where(isSomebody);
  return found?.badge;
}

export async function isMeeting(db: Database, id: string): Promise<boolean> {
  return (await db.select({ id: meeting.id }).from(meeting).where(eq(meeting.id, id))).length > 0;
}
