import { inArray, sql } from 'drizzle-orm';
import { prepareVCards } from 'contract/calls/cards';
import type { Database } from '../../platform/database/database.ts';
import { person } from '../../platform/database/tables/people.ts';
import { writesSince } from '../../platform/writes/repeats.store.ts';

export type RecordedName = Awaited<ReturnType<typeof namesOf>>[number];

/** An address book wants the family name apart, which no list tells. */
export async function namesOf(db: Database, ids: string[]) {
  if (ids.length === 0) return [];
  const { id, name, familyName, reading } = person;
  return db.select({ id, name, familyName, reading }).from(person).where(inArray(id, ids));
}

/**
 * How many files the person had prepared since then, this one included. Every write is kept for a week against its
 * repetition, so that nothing else has to be stored to count them.
 */
export async function preparedSince(db: Database, personId: string, since: Date) {
  // One at a time, also on several instances; otherwise twenty parallel calls would not see each other.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`vcards ${personId}`}, 0))`);
  return writesSince(db, { personId, path: prepareVCards.path, since });
}
