import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { signInNotice } from '../../platform/database/tables/badges.ts';
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

export async function deleteNoticesBefore(db: Database, before: Date) {
  await db.delete(signInNotice).where(lt(signInNotice.at, before));
}

export async function sessionOf(db: Database, id: string) {
  const [found] = await db.select().from(session).where(eq(session.id, id));
  return found;
}
