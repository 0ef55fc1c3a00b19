import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { pushSubscription } from '../../platform/database/tables/push.ts';
import { session } from '../../platform/database/tables/session.ts';

type NewSubscription = typeof pushSubscription.$inferInsert;

export async function hasSubscription(db: Database, sessionId: string): Promise<boolean> {
  const [found] = await db
    .select({ sessionId: pushSubscription.sessionId })
    .from(pushSubscription)
    .where(eq(pushSubscription.sessionId, sessionId));
  return found !== undefined;
}

/**
 * A phone that another session had is that of this session now: nothing of the other person's is pushed to it. Of two
 * that subscribe one phone at once, the second waits for the first, and has the phone then.
 */
export async function putSubscription(db: Database, { sessionId, ...given }: NewSubscription) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`phone ${given.endpointHash}`}, 0))`);
  await db
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.endpointHash, given.endpointHash), ne(pushSubscription.sessionId, sessionId)));
  await db
    .insert(pushSubscription)
    .values({ sessionId, ...given })
    .onConflictDoUpdate({ target: pushSubscription.sessionId, set: given });
}

export async function deleteSubscription(db: Database, sessionId: string) {
  await db.delete(pushSubscription).where(eq(pushSubscription.sessionId, sessionId));
}

/** Nothing marks a session as ended whose time passes while nobody uses it. */
export async function deleteSubscriptionsOfEndedSessions(db: Database, now: Date) {
  const ended = db.select({ id: session.id }).from(session).where(lt(session.endsAt, now));
  await db.delete(pushSubscription).where(inArray(pushSubscription.sessionId, ended));
}
