import { and, asc, eq, gt, gte, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { signInNotice } from '../../platform/database/tables/badges.ts';
import { partnerLink } from '../../platform/database/tables/host-app.ts';
import { outgoingMessage } from '../../platform/database/tables/outgoing.ts';
import { session } from '../../platform/database/tables/session.ts';

export async function insertNotice(db: Database, row: typeof signInNotice.$inferInsert) {
  await db.insert(signInNotice).values(row);
}

export async function noticeByToken(db: Database, tokenHash: string) {
  const [found] = await db
    .select({ notice: signInNotice, kind: session.kind })
    .from(signInNotice)
    .innerJoin(session, eq(session.id, signInNotice.sessionId))
    .where(eq(signInNotice.tokenHash, tokenHash));
  return found && { ...found.notice, kind: found.kind };
}

/** Returns nothing if the notice was used already, is too old or does not exist. */
export async function takeNotice(db: Database, tokenHash: string, { now, since }: { now: Date; since: Date }) {
  const [taken] = await db
    .update(signInNotice)
    .set({ usedAt: now })
    .where(and(eq(signInNotice.tokenHash, tokenHash), isNull(signInNotice.usedAt), gt(signInNotice.at, since)))
    .returning();
  return taken;
}

/** The notice of a login by badge, or of the first one by a partner's app; the other logins have none. */
export async function takeNoticeOf(db: Database, sessionId: string, usedAt: Date) {
  const [taken] = await db
    .update(signInNotice)
    .set({ usedAt })
    .where(eq(signInNotice.sessionId, sessionId))
    .returning();
  return taken;
}

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

export async function deleteNoticesBefore(db: Database, before: Date) {
  await db.delete(signInNotice).where(lt(signInNotice.at, before));
}

type Viewer = { id: string; sessionId: string };

/** The logins of the person after this session began, or after the last one that was acknowledged in it. */
export async function loginsToTell(db: Database, viewer: Viewer, most: number) {
  const own = await sessionOf(db, viewer.sessionId);
  if (!own) return [];
  return db
    .select({ id: session.id, method: session.method, at: session.createdAt })
    .from(session)
    .where(
      and(
        eq(session.personId, viewer.id),
        ne(session.id, viewer.sessionId),
        gt(session.createdAt, own.toldUntil ?? own.createdAt),
        or(isNull(session.endReason), ne(session.endReason, 'not me')),
      ),
    )
    .orderBy(asc(session.createdAt), asc(session.id))
    .limit(most);
}

/** A login of the same person that is younger than the viewer's session. */
export async function laterLogin(db: Database, viewer: Viewer, id: string) {
  const own = await sessionOf(db, viewer.sessionId);
  const found = await sessionOf(db, id);
  return own && found?.personId === viewer.id && found.createdAt > own.createdAt ? found : undefined;
}

export async function noteTold(db: Database, sessionId: string, until: Date) {
  await db
    .update(session)
    .set({ toldUntil: sql`greatest(${session.toldUntil}, ${until.toISOString()}::timestamptz)` })
    .where(eq(session.id, sessionId));
}

export async function endLogins(db: Database, login: Login, endedAt: Date) {
  await db
    .update(session)
    .set({ endedAt, endReason: 'not me' })
    .where(and(eq(session.personId, login.personId), sameOrLater(login), isNull(session.endedAt)));
}

type Login = typeof session.$inferSelect;

/** This login, and of a badge or a partner's app also the later ones: a stranger may have logged in again. */
function sameOrLater({ id, method, createdAt }: Login) {
  if (method === 'code') return eq(session.id, id);
  return and(eq(session.method, method), gte(session.createdAt, createdAt));
}

async function sessionOf(db: Database, id: string) {
  const [found] = await db.select().from(session).where(eq(session.id, id));
  return found;
}
