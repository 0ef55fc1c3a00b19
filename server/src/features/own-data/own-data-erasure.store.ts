import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { nameContact } from 'contract/calls/modes';
import type { Both } from 'contract/languages';
import type { Database } from '../../platform/database/database.ts';
import { card } from '../../platform/database/tables/cards.ts';
import { bookmark } from '../../platform/database/tables/favourites.ts';
import { message } from '../../platform/database/tables/messages.ts';
import { contactPerson } from '../../platform/database/tables/modes.ts';
import { erasureReceipt, erasureRequest, person } from '../../platform/database/tables/people.ts';
import { writeAnswer } from '../../platform/database/tables/writes.ts';

export type RequestRow = typeof erasureRequest.$inferSelect;

export async function requestOf(db: Database, personId: string): Promise<RequestRow | undefined> {
  const [found] = await db.select().from(erasureRequest).where(eq(erasureRequest.personId, personId));
  return found;
}

/** Locks the request until the transaction ends: it is taken back, held or carried out, one after the other. */
export async function requestToChange(db: Database, personId: string): Promise<RequestRow | undefined> {
  const [found] = await db.select().from(erasureRequest).where(eq(erasureRequest.personId, personId)).for('update');
  return found;
}

/** Returns false if there is one already. */
export async function insertRequest(db: Database, row: typeof erasureRequest.$inferInsert): Promise<boolean> {
  return hasChanged(
    db.insert(erasureRequest).values(row).onConflictDoNothing().returning({ number: erasureRequest.number }),
  );
}

export async function deleteRequest(db: Database, personId: string): Promise<boolean> {
  return hasChanged(
    db.delete(erasureRequest).where(eq(erasureRequest.personId, personId)).returning({ number: erasureRequest.number }),
  );
}

export async function holdRequest(db: Database, personId: string, heldReason: Both | null): Promise<void> {
  await db.update(erasureRequest).set({ heldReason }).where(eq(erasureRequest.personId, personId));
}

export async function waitingRequests(db: Database) {
  return db
    .select({ request: erasureRequest, name: person.name })
    .from(erasureRequest)
    .innerJoin(person, eq(person.id, erasureRequest.personId))
    .orderBy(asc(erasureRequest.askedAt), asc(erasureRequest.number));
}

export async function dueRequests(db: Database, now: Date): Promise<string[]> {
  const due = await db
    .select({ personId: erasureRequest.personId })
    .from(erasureRequest)
    .where(and(lte(erasureRequest.dueAt, now), isNull(erasureRequest.heldReason)))
    .orderBy(asc(erasureRequest.dueAt));
  return due.map(({ personId }) => personId);
}

export async function insertReceipt(db: Database, receipt: typeof erasureReceipt.$inferInsert): Promise<void> {
  await db.insert(erasureReceipt).values(receipt);
}

export async function newestReceipts(db: Database, most: number) {
  return db.select().from(erasureReceipt).orderBy(desc(erasureReceipt.erasedAt)).limit(most);
}

const namesInMessage = (personId: string) => sql`strpos(${message.facts}::text, ${`"${personId}"`}) > 0`;

/** Whose screens show something of the person: a bookmark, a card or a message. */
export async function peopleWhoKnow(db: Database, personId: string): Promise<string[]> {
  const rows = await union(
    db
      .select({ id: bookmark.personId })
      .from(bookmark)
      .where(and(eq(bookmark.kind, 'delegate'), eq(bookmark.itemId, personId))),
    db.select({ id: card.senderId }).from(card).where(eq(card.receiverId, personId)),
    db.select({ id: card.receiverId }).from(card).where(eq(card.senderId, personId)),
    db.select({ id: message.personId }).from(message).where(namesInMessage(personId)),
  );
  return rows.map(({ id }) => id);
}

async function hasChanged(changing: PromiseLike<unknown[]>): Promise<boolean> {
  return (await changing).length > 0;
}

/** What others were told stays in their inboxes, and is read from then on as about “a delegate”. */
export async function unnameInMessages(db: Database, personId: string): Promise<void> {
  const facts = sql`replace(${message.facts}::text, ${`"${personId}"`}, '""')::jsonb`;
  await db.update(message).set({ facts }).where(namesInMessage(personId));
}

/** Answers are kept against repeats; those to the delegates who named the person say name and addresses. */
export async function forgetAnswersNaming(db: Database, personId: string): Promise<void> {
  const named = db
    .select({ actor: sql<string>`'person ' || ${contactPerson.delegateId}` })
    .from(contactPerson)
    .where(eq(contactPerson.personId, personId));
  const isNaming = eq(writeAnswer.path, nameContact.path);
  await db.delete(writeAnswer).where(and(isNaming, inArray(writeAnswer.actor, named)));
}
