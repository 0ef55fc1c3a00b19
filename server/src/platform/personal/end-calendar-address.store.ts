import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { calendarAddress } from '../database/tables/calendars.ts';

/** Whoever disowns a login, takes the consent back or loses their sessions has no open calendar either. */
export async function endCalendarAddress(db: Database, personId: string) {
  await db.delete(calendarAddress).where(eq(calendarAddress.personId, personId));
}
