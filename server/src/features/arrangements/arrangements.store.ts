import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { locks } from '../../platform/database/locks.ts';
import { meeting } from '../../platform/database/tables/content/agenda.ts';
import { arrangement } from '../../platform/database/tables/arrangements.ts';
import { person } from '../../platform/database/tables/people.ts';

export type ArrangementRow = typeof arrangement.$inferSelect;
/** PostgreSQL takes 65,535 parameters in one statement. */
const mostAtOnce = 1_000;

/** In their order for each person, in one query for any number of people. */
export async function arrangementsOnRecord(db: Database, personIds: readonly string[]): Promise<ArrangementRow[]> {
  return db
    .select()
    .from(arrangement)
    .where(inArray(arrangement.personId, [...personIds]))
    .orderBy(asc(arrangement.personId), asc(arrangement.position));
}

/** Other lists wait until the transaction ends. */
export async function replaceArrangements(
  db: Database,
  personIds: readonly string[],
  rows: readonly ArrangementRow[],
): Promise<void> {
  await db.delete(arrangement).where(inArray(arrangement.personId, [...personIds]));
  for (let done = 0; done < rows.length; done += mostAtOnce)
    await db.insert(arrangement).values(rows.slice(done, done + mostAtOnce));
}

export async function lockArrangements(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${locks.arrangements})`);
}

/** The people who exist, decoys left out; none of them can be erased before the transaction ends. */
export async function peopleOnRecord(db: Database, ids: readonly string[]) {
  const { id, name } = person;
  return db
    .select({ id, name })
    .from(person)
    .where(and(inArray(id, [...ids]), eq(person.decoy, false)))
    .orderBy(asc(id))
    .for('key share');
}

export async function idsOfMeetings(db: Database): Promise<Set<string>> {
  return new Set((await db.select({ id: meeting.id }).from(meeting)).map(({ id }) => id));
}
