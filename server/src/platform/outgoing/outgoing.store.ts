import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { channelOutage, outgoingMessage } from '../database/tables/outgoing.ts';

type NewMessage = typeof outgoingMessage.$inferInsert;

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

export async function deleteMessage(db: Database, id: string) {
  await db.delete(outgoingMessage).where(eq(outgoingMessage.id, id));
}

export async function noteOutage(db: Database, channel: 'sms' | 'email', openedAt: Date) {
  await db
    .insert(channelOutage)
    .values({ channel, openedAt })
    .onConflictDoUpdate({ target: channelOutage.channel, set: { openedAt } });
}
