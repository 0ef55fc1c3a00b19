import { and, asc, count, eq, inArray, isNotNull, lte, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { card } from '../../platform/database/tables/cards.ts';
import { contactPerson } from '../../platform/database/tables/modes.ts';
import { person } from '../../platform/database/tables/people.ts';
import { photo } from '../../platform/database/tables/content/media.ts';
import type { ContactRow } from './modes.store.ts';

/** Somebody else's invitation is answered like one that does not exist. */
export async function invitationOf(db: Database, id: string, personId: string): Promise<ContactRow | undefined> {
  const [found] = await db
    .select()
    .from(contactPerson)
    .where(and(eq(contactPerson.id, id), eq(contactPerson.personId, personId)));
  return found;
}

/** The row by which the person acts for this delegate. */
export async function confirmedContact(db: Database, delegateId: string, personId: string) {
  const [found] = await db
    .select()
    .from(contactPerson)
    .where(
      and(
        ...[eq(contactPerson.delegateId, delegateId), eq(contactPerson.personId, personId)],
        eq(contactPerson.state, 'confirmed'),
      ),
    );
  return found;
}

export type PrincipalRow = Awaited<ReturnType<typeof principals>>[number];

function principals(db: Database, isOne: SQL | undefined) {
  const { id: invitation, waitsUntil, seesSchedule, nameSealed, mobileSealed, emailSealed } = contactPerson;
  const { badge, listed, name, familyName, honorific, title, organisation } = person;
  return db
    .select({
      ...{ invitation, waitsUntil, seesSchedule, nameSealed, mobileSealed, emailSealed, photo: photo.number },
      mode: person.mode,
      ...{ id: person.id, badge, listed, name, familyName, honorific, title, organisation },
    })
    .from(contactPerson)
    .innerJoin(person, eq(person.id, contactPerson.delegateId))
    .leftJoin(photo, eq(photo.personId, person.id))
    .where(isOne)
    .orderBy(asc(person.rank), asc(person.id));
}

/** The delegates for whom the person agreed to act; nobody acts for one whose registration was taken back. */
export function agreedFor(db: Database, personId: string) {
  const isAgreed = and(eq(contactPerson.personId, personId), eq(contactPerson.state, 'confirmed'));
  return principals(db, and(isAgreed, eq(person.verified, true)));
}

export function invitationsOf(db: Database, personId: string) {
  return principals(db, and(eq(contactPerson.personId, personId), eq(contactPerson.state, 'waiting')));
}

/** What the person is or was for this delegate: every row that they once agreed to, with the delegate's mode. */
export function agreedRows(db: Database, personId: string, delegateId: string) {
  const { id, badge, mode, verified } = person;
  return db
    .select({ id, badge, mode, verified, state: contactPerson.state })
    .from(contactPerson)
    .innerJoin(person, eq(person.id, contactPerson.delegateId))
    .where(
      and(
        ...[eq(contactPerson.personId, personId), eq(contactPerson.delegateId, delegateId)],
        isNotNull(contactPerson.confirmedAt),
      ),
    );
}

/** How many received cards wait, by delegate. */
export async function pendingCards(db: Database, delegateIds: string[]): Promise<Map<string, number>> {
  if (delegateIds.length === 0) return new Map();
  const rows = await db
    .select({ id: card.receiverId, waiting: count() })
    .from(card)
    .where(and(inArray(card.receiverId, delegateIds), eq(card.state, 'pending')))
    .groupBy(card.receiverId);
  return new Map(rows.map(({ id, waiting }) => [id, waiting]));
}

/** The delegates whose invitation nobody answered in time. */
export async function unansweredUntil(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .select({ delegateId: contactPerson.delegateId })
    .from(contactPerson)
    .where(and(eq(contactPerson.state, 'waiting'), lte(contactPerson.waitsUntil, now)))
    .orderBy(asc(contactPerson.waitsUntil));
  return rows.map(({ delegateId }) => delegateId);
}

/** The delegates who have named this person now. */
export async function namedBy(db: Database, personId: string): Promise<string[]> {
  const rows = await db
    .select({ delegateId: contactPerson.delegateId })
    .from(contactPerson)
    .where(and(eq(contactPerson.personId, personId), inArray(contactPerson.state, ['waiting', 'confirmed'])));
  return rows.map(({ delegateId }) => delegateId).toSorted();
}
