import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { meeting, meetingInvitation, meetingPerson, type StoredChange } from '../../platform/database/tables/agenda.ts';
import { hall } from '../../platform/database/tables/forum.ts';

export type PlannedMeeting = typeof meeting.$inferSelect;
/** What the secretariat can change of a published meeting. */
export type Plan = Pick<PlannedMeeting, 'startsAt' | 'endsAt' | 'hallId'> & { change: StoredChange | null };

/** Held until the end of the transaction: two members of staff at once change it one after the other. */
export async function meetingToChange(db: Database, id: string): Promise<PlannedMeeting | undefined> {
  const [found] = await db.select().from(meeting).where(eq(meeting.id, id)).for('update');
  return found;
}

export async function changeMeeting(db: Database, id: string, plan: Plan, version: number) {
  await db
    .update(meeting)
    .set({ ...plan, version })
    .where(eq(meeting.id, id));
}

export async function hallById(db: Database, id: string) {
  const [found] = await db.select({ id: hall.id, name: hall.name }).from(hall).where(eq(hall.id, id));
  return found;
}

/** Its chair and speakers and whoever is invited. */
export async function insidersOf(db: Database, meetingId: string): Promise<string[]> {
  const people = await db
    .select({ id: meetingPerson.personId })
    .from(meetingPerson)
    .where(eq(meetingPerson.meetingId, meetingId));
  const invited = await db
    .select({ id: meetingInvitation.personId })
    .from(meetingInvitation)
    .where(eq(meetingInvitation.meetingId, meetingId));
  return [...new Set([...people, ...invited].map(({ id }) => id))];
}
