import { asc, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { contentChange } from '../database/tables/content/versions.ts';

/** The age is taken from the clock of the database, which also dated the rows, not from a rehearsal's. */
const isOld = sql`at < now() - interval '2 days'`;

/** The number from which the log is complete: 0, or the number of the change that pruning kept as a mark. */
export async function logIsCompleteFrom(db: Database): Promise<number> {
  const [oldest] = await db
    .select({ number: contentChange.number, isOld: sql<boolean>`${isOld}` })
    .from(contentChange)
    .orderBy(asc(contentChange.number))
    .limit(1);
  return oldest?.isOld ? oldest.number : 0;
}

/**
 * A phone that comes back later fetches everything again. The newest old change stays and marks where the log begins.
 */
export async function forgetOldChanges(db: Database) {
  await db.execute(sql`
    delete from content_change
    where number < (select max(number) from content_change where ${isOld})`);
}
