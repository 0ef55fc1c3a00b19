import { and, asc, count, desc, eq, gt, inArray, lt, min, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { encounter, exchangeCode, failedScan } from '../../platform/database/tables/cards.ts';
import { person } from '../../platform/database/tables/people.ts';
import type { Counted, StoredEncounter } from './face-to-face.rules.ts';

/** Codes of one person are shown one after the other, so that they cannot exceed the budget together. */
export async function codesShownSince(db: Database, personId: string, since: Date): Promise<Counted> {
  await oneAfterTheOther(db, `exchange codes ${personId}`);
  const [found] = await db
    .select({ count: count(), oldest: min(exchangeCode.shownAt) })
    .from(exchangeCode)
    .where(and(eq(exchangeCode.personId, personId), gt(exchangeCode.shownAt, since)));
  return found ?? { count: 0, oldest: null };
}

export async function failedScansSince(db: Database, personId: string, since: Date): Promise<Counted> {
  await oneAfterTheOther(db, `exchange scans ${personId}`);
  const [found] = await db
    .select({ count: count(), oldest: min(failedScan.scannedAt) })
    .from(failedScan)
    .where(and(eq(failedScan.personId, personId), gt(failedScan.scannedAt, since)));
  return found ?? { count: 0, oldest: null };
}

async function oneAfterTheOther(db: Database, what: string) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`);
}

export async function insertFailedScan(db: Database, personId: string, scannedAt: Date) {
  await db.insert(failedScan).values({ personId, scannedAt });
}

export async function insertCode(db: Database, code: typeof exchangeCode.$inferInsert) {
  await db.insert(exchangeCode).values(code);
}

/** It is locked until the end: of two who scan it together the second finds it used. */
export async function codeToUse(db: Database, fingerprints: readonly string[]) {
  const [found] = await db
    .select()
    .from(exchangeCode)
    .where(inArray(exchangeCode.codeHash, [...fingerprints]))
    .for('update');
  return found;
}

export async function markUsed(db: Database, codeHash: string, usedAt: Date) {
  await db.update(exchangeCode).set({ usedAt }).where(eq(exchangeCode.codeHash, codeHash));
}

/** In the order of their ids, as every action about cards does, so that no two wait for each other. */
export async function lockPeople(db: Database, ids: readonly string[]) {
  await db
    .select({ id: person.id })
    .from(person)
    .where(inArray(person.id, [...ids]))
    .orderBy(asc(person.id))
    .for('no key update');
}

const isOneOfTheTwo = (ids: readonly string[]) =>
  or(inArray(encounter.showerId, [...ids]), inArray(encounter.scannerId, [...ids]));

export async function openEncountersOf(db: Database, ids: readonly string[], now: Date): Promise<StoredEncounter[]> {
  return db
    .select()
    .from(encounter)
    .where(and(isOneOfTheTwo(ids), eq(encounter.state, 'open'), gt(encounter.endsAt, now)))
    .orderBy(asc(encounter.id));
}

export async function encounterOf(db: Database, id: string, personId: string): Promise<StoredEncounter | undefined> {
  const [found] = await db
    .select()
    .from(encounter)
    .where(and(eq(encounter.id, id), isOneOfTheTwo([personId])));
  return found;
}

type Since = { now: Date; endedSince: Date };

/** The one that is open, or else the newest that ended after the given moment. */
export async function newestEncounterOf(db: Database, personId: string, { now, endedSince }: Since) {
  const isOpen = and(eq(encounter.state, 'open'), gt(encounter.endsAt, now));
  const [found] = await db
    .select()
    .from(encounter)
    .where(and(isOneOfTheTwo([personId]), gt(encounter.endsAt, endedSince)))
    .orderBy(desc(sql`${isOpen}`), desc(encounter.scannedAt), desc(encounter.id))
    .limit(1);
  return found as StoredEncounter | undefined;
}

export async function insertEncounter(db: Database, row: typeof encounter.$inferInsert): Promise<StoredEncounter> {
  const [stored] = await db.insert(encounter).values(row).returning();
  if (!stored) throw new Error('an inserted row is returned');
  return stored;
}

type Change = Partial<Omit<typeof encounter.$inferInsert, 'id'>>;

export async function updateEncounter(db: Database, id: string, change: Change): Promise<StoredEncounter> {
  const [stored] = await db.update(encounter).set(change).where(eq(encounter.id, id)).returning();
  if (!stored) throw new Error('both people are locked, so the row is there');
  return stored;
}

export async function purgeExchangesBefore(db: Database, moment: Date) {
  await db.delete(exchangeCode).where(lt(exchangeCode.endsAt, moment));
  await db.delete(encounter).where(lt(encounter.endsAt, moment));
  await db.delete(failedScan).where(lt(failedScan.scannedAt, moment));
}
