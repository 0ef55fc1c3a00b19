import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { session } from '../../platform/database/tables/session.ts';

export async function offerNewToken(db: Database, id: string, confirmedTokenHash: string) {
  await db.update(session).set({ confirmedTokenHash }).where(eq(session.id, id));
}

/** The first use of the new token makes the old one invalid. */
export async function takeNewToken(db: Database, tokenHash: string) {
  await db
    .update(session)
    .set({ scope: 'full', tokenHash, confirmedTokenHash: null })
    .where(eq(session.confirmedTokenHash, tokenHash));
}
