import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { channelOutage, outgoingMessage } from '../database/tables/outgoing.ts';

type NewMessage = typeof outgoingMessage.$inferInsert;
type Finished = { id: string; state: 'sent' | 'dropped' | 'failed'; finishedAt: Date };

export async function insertMessage(db: Database, message: NewMessage) {
  await db.insert(outgoingMessage).values(message);
}

/** Locks the message until the transaction ends; undefined if it is already finished. */
export async function waitingMessage(db: Database, id: string) {
  const [message] = await db
    .select()
    .from(outgoingMessage)
    .where(and(eq(outgoingMessage.id, id), eq(outgoingMessage.state, 'waiting')))
    .for('update');
  return message;
}

export async function countTry(db: Database, id: string) {
  await db
    .update(outgoingMessage)
    .set({ attempts: sql`${outgoingMessage.attempts} + 1` })
    .where(eq(outgoingMessage.id, id));
}

/** Codes and addresses are removed as soon as they are no longer needed. */
export async function finishMessage(db: Database, { id, ...finished }: Finished) {
  await db
    .update(outgoingMessage)
    .set({ ...finished, contentSealed: null })
    .where(and(eq(outgoingMessage.id, id), eq(outgoingMessage.state, 'waiting')));
}

/** A message to an unknown address is deleted, so that strangers cannot fill the table. */
export async function forgetMessage(db: Database, id: string) {
  await db.delete(outgoingMessage).where(eq(outgoingMessage.id, id));
}

export async function deleteMessagesBefore(db: Database, before: Date) {
  await db.delete(outgoingMessage).where(lt(outgoingMessage.createdAt, before));
}

export async function noteOutage(db: Database, channel: 'sms' | 'email', openedAt: Date) {
  await db
    .insert(channelOutage)
    .values({ channel, openedAt })
    .onConflictDoUpdate({ target: channelOutage.channel, set: { openedAt } });
}
