import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { session } from '../../platform/database/tables/session.ts';

/** A code that was read at no address leaves none from before, which an undefined value would. */
export async function offerNewToken(
  db: Database,
  id: string,
  confirmedTokenHash: string,
  addressFingerprint: string | undefined,
) {
  await db
    .update(session)
    .set({ confirmedTokenHash, addressFingerprint: addressFingerprint ?? null })
    .where(eq(session.id, id));
}

/**
 * At which address a code was read for this session. A code that confirmed it counts from the first use of the new
 * token, so that a copy of the old one gains nothing.
 */
export async function addressReadIn(db: Database, id: string): Promise<string | undefined> {
  const [found] = await db
    .select({ addressFingerprint: session.addressFingerprint })
    .from(session)
    .where(and(eq(session.id, id), isNull(session.confirmedTokenHash)));
  return found?.addressFingerprint ?? undefined;
}

/** The first use of the new token makes the old one invalid. */
export async function takeNewToken(db: Database, tokenHash: string) {
  await db
    .update(session)
    .set({ scope: 'full', tokenHash, confirmedTokenHash: null })
    .where(eq(session.confirmedTokenHash, tokenHash));
}
