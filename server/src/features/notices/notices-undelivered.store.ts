import { and, eq, isNull, lt, notExists } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { signInNotice } from '../../platform/database/tables/badges.ts';
import { partnerLink } from '../../platform/database/tables/host-app.ts';
import { outgoingMessage } from '../../platform/database/tables/outgoing.ts';
import { session } from '../../platform/database/tables/session.ts';
import { sameOrLater } from './notices-not-me.store.ts';

/** Nobody has to be told any more, because a code has confirmed the session. */
export async function settleNoticeOf(db: Database, sessionId: string, settledAt: Date) {
  await db.update(signInNotice).set({ settledAt }).where(eq(signInNotice.sessionId, sessionId));
}

/** Limits each session whose owner has not got the notice that was sent before; returns the owners. */
export async function limitUnnoticedSessions(db: Database, sentBefore: Date, now: Date): Promise<string[]> {
  const due = await db
    .update(signInNotice)
    .set({ settledAt: now })
    .where(and(isNull(signInNotice.settledAt), lt(signInNotice.at, sentBefore)))
    .returning({ sessionId: signInNotice.sessionId, badgeId: signInNotice.badgeId });
  const owners: string[] = [];
  for (const { sessionId, badgeId } of due) {
    const arrived = db
      .select({ id: outgoingMessage.id })
      .from(outgoingMessage)
      .where(and(eq(outgoingMessage.aboutSession, sessionId), eq(outgoingMessage.state, 'sent')));
    const [unnoticed] = await db
      .select()
      .from(session)
      .where(and(eq(session.id, sessionId), notExists(arrived)));
    if (!unnoticed) continue;
    const { personId } = unnoticed;
    // Each login by badge has a notice of its own; a partner's app tells of its first one alone.
    const which = badgeId ? eq(session.id, sessionId) : sameOrLater(unnoticed);
    const limited = await db
      .update(session)
      .set({ scope: 'limited' })
      .where(and(eq(session.personId, personId), which, eq(session.scope, 'full'), isNull(session.endedAt)))
      .returning({ personId: session.personId });
    // The next entry counts as the first again.
    if (!badgeId) await db.update(partnerLink).set({ enteredAt: null }).where(eq(partnerLink.personId, personId));
    if (limited.length > 0) owners.push(personId);
  }
  return owners;
}
