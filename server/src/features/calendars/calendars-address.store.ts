import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { calendarAddress } from '../../platform/database/tables/calendars.ts';
import { person } from '../../platform/database/tables/people.ts';

type Address = typeof calendarAddress.$inferSelect;

export async function addressOf(db: Database, personId: string, now: Date): Promise<Address | undefined> {
  const [found] = await db
    .select()
    .from(calendarAddress)
    .where(and(eq(calendarAddress.personId, personId), gt(calendarAddress.endsAt, now)));
  return found;
}

/** Unknown, revoked and ended addresses are one statement without a row, so that the time it takes says nothing. */
export async function ownerOfAddress(db: Database, tokenHash: string, now: Date) {
  const [found] = await db
    .select({ id: person.id, badge: person.badge, language: calendarAddress.language })
    .from(calendarAddress)
    .innerJoin(person, eq(person.id, calendarAddress.personId))
    .where(and(eq(calendarAddress.tokenHash, tokenHash), gt(calendarAddress.endsAt, now), eq(person.verified, true)));
  return found;
}

/** The one before is overwritten, and so ended. */
export async function putAddress(db: Database, address: Address) {
  const { personId, ...renewed } = address;
  await db
    .insert(calendarAddress)
    .values({ personId, ...renewed })
    .onConflictDoUpdate({ target: calendarAddress.personId, set: renewed });
}

export async function deleteEndedAddresses(db: Database, now: Date) {
  await db.delete(calendarAddress).where(lte(calendarAddress.endsAt, now));
}
