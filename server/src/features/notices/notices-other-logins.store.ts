import { and, asc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { session } from '../../platform/database/tables/session.ts';
import { sessionOf } from './notices.store.ts';

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
