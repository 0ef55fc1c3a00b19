import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { personKey } from '../database/tables/audit.ts';
import { sealingWith, type Sealing } from '../security/sealing.ts';
import { newToken } from '../security/secrets.ts';

const about = 'person key';

/** Returns the sealing of this person; the key is made at the first use. */
export async function sealingOf(db: Database, personId: string, sealing: Sealing): Promise<Sealing> {
  const fresh = sealing.seal(newToken(), about);
  await db.insert(personKey).values({ personId, keySealed: fresh }).onConflictDoNothing();
  const found = (await sealingsOf(db, [personId], sealing)).get(personId);
  if (!found) throw new Error('the key of a person cannot be read back');
  return found;
}

/** A person whose key was destroyed is missing in the result. */
export async function sealingsOf(
  db: Database,
  personIds: readonly string[],
  sealing: Sealing,
): Promise<Map<string, Sealing>> {
  if (personIds.length === 0) return new Map();
  const rows = await db.select().from(personKey).where(inArray(personKey.personId, personIds));
  return new Map(rows.map(({ personId, keySealed }) => [personId, sealingWith(sealing.open(keySealed, about))]));
}

/** Values sealed under the key stay in the log, but can never be read again. */
export async function destroyPersonKey(db: Database, personId: string) {
  await db.delete(personKey).where(eq(personKey.personId, personId));
}
