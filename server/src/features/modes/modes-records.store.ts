import { and, asc, count, eq, gte, inArray, isNull, lt, ne, notExists, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { contactPerson } from '../../platform/database/tables/modes.ts';
import { erasureRequest, person } from '../../platform/database/tables/people.ts';
import { session } from '../../platform/database/tables/session.ts';

export type FoundRecord = NonNullable<Awaited<ReturnType<typeof lockedRecord>>>;

/** The record with this email. It cannot end before the transaction does. */
export function recordWithEmail(db: Database, fingerprints: string[]) {
  return lockedRecord(db, inArray(person.emailFingerprint, fingerprints));
}

export function recordWithMobile(db: Database, fingerprints: string[]) {
  return lockedRecord(db, inArray(person.mobileFingerprint, fingerprints));
}

async function lockedRecord(db: Database, isIt: SQL) {
  const { id, contactOnly, mobileFingerprint } = person;
  const [found] = await db.select({ id, contactOnly, mobileFingerprint }).from(person).where(isIt).for('key share');
  return found;
}

/** Nobody can log in by this mobile any more; whoever did is logged out, and the erasure that they asked for is off. */
export async function dropMobile(db: Database, personId: string) {
  await db.update(person).set({ mobileSealed: null, mobileFingerprint: null }).where(eq(person.id, personId));
  await db.delete(session).where(eq(session.personId, personId));
  await db.delete(erasureRequest).where(eq(erasureRequest.personId, personId));
}

/** The rows by which the person acts for others than this delegate. */
export function confirmedForOthers(db: Database, personId: string, delegateId: string) {
  const { id, nameSealed, mobileSealed, emailSealed } = contactPerson;
  return db
    .select({ id, nameSealed, mobileSealed, emailSealed })
    .from(contactPerson)
    .where(
      and(
        ...[eq(contactPerson.personId, personId), ne(contactPerson.delegateId, delegateId)],
        eq(contactPerson.state, 'confirmed'),
      ),
    );
}

/** The rows by which delegates name this person now, in the order in which people are locked. */
export function namingsOf(db: Database, personId: string) {
  return db
    .select()
    .from(contactPerson)
    .where(and(eq(contactPerson.personId, personId), inArray(contactPerson.state, ['waiting', 'confirmed'])))
    .orderBy(asc(contactPerson.delegateId));
}

type FormerMove = { from: string; to: string };

/** What ended stays with the same person, whose erasure must find it. Nobody is their own contact person. */
export async function moveFormerNamings(db: Database, { from, to }: FormerMove) {
  const isFormer = inArray(contactPerson.state, ['declined', 'ended']);
  await db
    .update(contactPerson)
    .set({ personId: to })
    .where(and(eq(contactPerson.personId, from), isFormer, ne(contactPerson.delegateId, to)));
}

type NewRecord = Omit<typeof person.$inferInsert, 'rank'>;

/** Changes nothing if there is a record with this id. It comes last in the order of protocol. */
export async function insertRecord(db: Database, record: NewRecord) {
  const rank = sql<number>`(select coalesce(max(rank), 0) + 1 from person)`;
  await db
    .insert(person)
    .values({ ...record, rank })
    .onConflictDoNothing({ target: person.id });
}

export async function namingsSince(db: Database, delegateId: string, since: Date): Promise<number> {
  const [counted] = await db
    .select({ namings: count() })
    .from(contactPerson)
    .where(and(eq(contactPerson.delegateId, delegateId), gte(contactPerson.namedAt, since)));
  return counted?.namings ?? 0;
}

/** The sealed emails of everybody who was named since then, by whichever delegate. */
export async function emailsNamedSince(db: Database, since: Date): Promise<{ id: string; emailSealed: string }[]> {
  const { id, emailSealed, namedAt } = contactPerson;
  return db.select({ id, emailSealed }).from(contactPerson).where(gte(namedAt, since));
}

/** The delegates who named this person since then. */
export async function delegatesNaming(db: Database, personId: string, since: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ delegateId: contactPerson.delegateId })
    .from(contactPerson)
    .where(and(eq(contactPerson.personId, personId), gte(contactPerson.namedAt, since)));
  return rows.map(({ delegateId }) => delegateId);
}

/** Of somebody who never agreed nothing is shared with anybody, so that what a delegate typed of them can go. */
export async function deleteNeverConfirmed(db: Database, endedBefore: Date) {
  await db.delete(contactPerson).where(and(isNull(contactPerson.confirmedAt), lt(contactPerson.endedAt, endedBefore)));
}

/** Ends the record if it was made for a contact person and nobody names the person any more, with all its sessions. */
export async function endRecordUnlessNamed(db: Database, personId: string): Promise<boolean> {
  const isForThis = and(eq(person.id, personId), eq(person.contactOnly, true));
  // Whoever names the person at this moment is waited for; only the second statement sees their row.
  await db.select({ id: person.id }).from(person).where(isForThis).for('update');
  const named = db
    .select({ one: sql`1` })
    .from(contactPerson)
    .where(and(eq(contactPerson.personId, person.id), inArray(contactPerson.state, ['waiting', 'confirmed'])));
  const ended = await db
    .delete(person)
    .where(and(isForThis, notExists(named)))
    .returning({ id: person.id });
  return ended.length > 0;
}
