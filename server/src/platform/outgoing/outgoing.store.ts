import { and, eq, gt, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { locks } from '../database/locks.ts';
import { channelOutage, outgoingMessage } from '../database/tables/outgoing.ts';

type NewMessage = typeof outgoingMessage.$inferInsert;
type Finished = { id: string; state: 'sent' | 'dropped' | 'failed'; contentSealed: string; finishedAt: Date };

// No message waits longer than a notice is useful.
const longestWait = 60 * 60 * 1000;

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

export async function finishMessage(db: Database, { id, ...finished }: Finished) {
  await db
    .update(outgoingMessage)
    .set(finished)
    .where(and(eq(outgoingMessage.id, id), eq(outgoingMessage.state, 'waiting')));
}

/** A message to an unknown address is deleted, so that attackers cannot fill the table in which budgets are counted. */
export async function forgetMessage(db: Database, id: string) {
  await db.delete(outgoingMessage).where(eq(outgoingMessage.id, id));
}

export async function lockBudgets(db: Database) {
  await db.execute(sql`select pg_advisory_xact_lock(${locks.messageBudget})`);
}

/** Counts tries instead of messages, because a gateway may bill each try. */
export async function smsTriesSince(db: Database, since: Date, dialCode: string) {
  const { attempts, channel, createdAt } = outgoingMessage;
  const [spent] = await db
    .select({
      all: sql`coalesce(sum(${attempts}), 0)`.mapWith(Number),
      dialCode: sql`coalesce(sum(${attempts}) filter (where ${outgoingMessage.dialCode} = ${dialCode}), 0)`.mapWith(
        Number,
      ),
    })
    .from(outgoingMessage)
    .where(and(gt(createdAt, since), eq(channel, 'sms'), gt(attempts, 0), isNotNull(outgoingMessage.dialCode)));
  return spent ?? { all: 0, dialCode: 0 };
}

/** The sealed contents of the other SMS to one dial code that are waiting or have left since then. */
export async function recentSmsContents(db: Database, since: Date, dialCode: string, exceptId: string) {
  const { attempts, channel, createdAt, state, finishedAt, contentSealed } = outgoingMessage;
  const rows = await db
    .select({ contentSealed })
    .from(outgoingMessage)
    .where(
      and(
        gt(createdAt, new Date(since.getTime() - longestWait)),
        eq(channel, 'sms'),
        eq(outgoingMessage.dialCode, dialCode),
        gt(attempts, 0),
        ne(outgoingMessage.id, exceptId),
        or(eq(state, 'waiting'), gt(finishedAt, since)),
      ),
    );
  return rows.map((row) => row.contentSealed);
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
