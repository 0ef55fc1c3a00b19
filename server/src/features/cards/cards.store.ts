import { and, asc, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { card, friendNote, type Shared } from '../../platform/database/tables/cards.ts';
import { contactPerson } from '../../platform/database/tables/modes.ts';
import { person } from '../../platform/database/tables/people.ts';

export type { Shared };
export type StoredCard = typeof card.$inferSelect;
export type Note = typeof friendNote.$inferSelect;
type Two = readonly [one: string, other: string];

/** Both people in the order of their ids, as they are now. */
export function bothOf(db: Database, two: Two) {
  const { id, badge, verified, listed, mode, contactOnly } = person;
  return db
    .select({ id, badge, verified, listed, mode, contactOnly })
    .from(person)
    .where(inArray(id, [...two]))
    .orderBy(asc(id));
}

/**
 * Both people until the transaction ends, in the order of their ids: crossing requests and double taps run one after
 * the other and never wait for each other.
 */
export async function lockTwo(db: Database, two: Two) {
  return bothOf(db, two).for('no key update');
}

export async function cardById(db: Database, id: string): Promise<StoredCard | undefined> {
  const [found] = await db.select().from(card).where(eq(card.id, id));
  return found;
}

/** All cards that ever were between the two, the newest first. */
export function cardsBetween(db: Database, [one, other]: Two): Promise<StoredCard[]> {
  const from = (sender: string, receiver: string) => and(eq(card.senderId, sender), eq(card.receiverId, receiver));
  return db
    .select()
    .from(card)
    .where(or(from(one, other), from(other, one)))
    .orderBy(desc(card.sentAt), desc(card.id));
}

export function countSentSince(db: Database, senderId: string, since: Date): Promise<number> {
  return db.$count(card, and(eq(card.senderId, senderId), gt(card.sentAt, since)));
}

export async function insertCard(db: Database, row: typeof card.$inferInsert): Promise<void> {
  await db.insert(card).values(row);
}

export async function changeCard(db: Database, id: string, change: Partial<StoredCard>): Promise<void> {
  await db.update(card).set(change).where(eq(card.id, id));
}

export async function keepNote(db: Database, note: Note): Promise<void> {
  const { metSealed, noteSealed } = note;
  await db
    .insert(friendNote)
    .values(note)
    .onConflictDoUpdate({ target: [friendNote.cardId, friendNote.personId], set: { metSealed, noteSealed } });
}

export async function deleteNotesOn(db: Database, cardId: string, of?: string): Promise<void> {
  await db.delete(friendNote).where(and(eq(friendNote.cardId, cardId), of ? eq(friendNote.personId, of) : undefined));
}

/** Who answers the cards of these delegates now: confirmed, and the delegate is in assistant mode. */
export async function assistantsOf(db: Database, delegates: readonly string[]) {
  const { delegateId, personId } = contactPerson;
  const rows = await db
    .select({ delegateId, personId })
    .from(contactPerson)
    .innerJoin(person, and(eq(person.id, delegateId), eq(person.mode, 'assistant'), eq(person.verified, true)))
    .where(and(inArray(delegateId, [...delegates]), eq(contactPerson.state, 'confirmed')));
  return rows.flatMap(({ delegateId: of, personId: id }) => (id ? [{ delegateId: of, personId: id }] : []));
}

/** The cards that give, or would give, the data of this person as somebody's contact person. */
export function cardsThrough(db: Database, personId: string) {
  const { id: contactId, delegateId } = contactPerson;
  const gives = (
    side: typeof card.senderId | typeof card.receiverId,
    shares: typeof card.senderShares | typeof card.receiverShares,
  ) => and(eq(side, delegateId), sql`${shares} ->> 'contactId' = ${contactId}`);
  const { id, senderId, receiverId, state } = card;
  return db
    .select({ card: { id, senderId, receiverId, state }, contactId, delegateId })
    .from(contactPerson)
    .innerJoin(card, or(gives(senderId, card.senderShares), gives(receiverId, card.receiverShares)))
    .where(and(eq(contactPerson.personId, personId), inArray(state, ['pending', 'accepted'])));
}
