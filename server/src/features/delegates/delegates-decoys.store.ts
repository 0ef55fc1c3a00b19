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
