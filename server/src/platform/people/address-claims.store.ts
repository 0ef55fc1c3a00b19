import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** Two requests for one address count each other. Logins have locks and counters of their own. */
export async function lockClaims(db: Database, fingerprints: readonly string[]) {
  for (const one of fingerprints.toSorted())
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`claim ${one}`}, 0))`);
}
