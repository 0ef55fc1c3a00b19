import { eq } from 'drizzle-orm';
import { contentKind } from '../../platform/content/content-kind.store.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  meeting,
  meetingInvitation,
  meetingPerson,
  type StoredChange,
} from '../../platform/database/tables/content/agenda.ts';
import { hall } from '../../platform/database/tables/content/forum.ts';

export const meetings = contentKind({ name: 'meeting', topic: 'agenda', table: meeting });

export type PlannedMeeting = typeof meeting.$inferSelect;
/** The part of a published meeting that the secretariat can change. */
export type Plan = Pick<PlannedMeeting, 'startsAt' | 'endsAt' | 'hallId'> & { change: StoredChange | null };

export async function isHall(db: Database, id: string): Promise<boolean> {
  const found = await db.select({ id: hall.id }).from(hall).where(eq(hall.id, id));
  return found.length > 0;
}

/** The people of a meeting: its chairs, its speakers and the invited. */
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
