import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { profileView } from '../../platform/database/tables/delegates.ts';
import { person } from '../../platform/database/tables/people.ts';

export async function hasOpenedDecoySince(db: Database, viewerId: string, since: Date): Promise<boolean> {
  const found = await db
    .select({ id: profileView.delegateId })
    .from(profileView)
    .innerJoin(person, eq(person.id, profileView.delegateId))
    .where(and(eq(profileView.viewerId, viewerId), gt(profileView.seenAt, since), eq(person.decoy, true)))
    .limit(1);
  return found.length > 0;
}

type NewDecoy = Pick<
  typeof person.$inferInsert,
  'id' | 'origin' | 'rank' | 'name' | 'familyName' | 'reading' | 'title' | 'organisation'
>;

/** What keeps it from being anybody, a constraint of the table demands, too. */
export async function insertDecoy(db: Database, decoy: NewDecoy) {
  const nobody = { badge: 'red', decoy: true, listed: false, verified: false, badgeSignIn: false } as const;
  await db.insert(person).values({ ...decoy, ...nobody, profile: { zh: '', en: '' } });
}

/** The record of a person stays, whatever id was given. */
export async function deleteDecoy(db: Database, id: string): Promise<boolean> {
  const isDecoy = and(eq(person.id, id), eq(person.decoy, true));
  return (await db.delete(person).where(isDecoy).returning({ id: person.id })).length > 0;
}
