import { and, eq, gte, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { knownDevice, session } from '../../platform/database/tables/session.ts';

type Login = typeof session.$inferSelect;

export async function endLogins(db: Database, login: Login, endedAt: Date) {
  await db
    .update(session)
    .set({ endedAt, endReason: 'not me' })
    .where(and(eq(session.personId, login.personId), sameOrLater(login), isNull(session.endedAt)));
}

/** This login, and of a badge or a partner's app also the later ones: a stranger may have logged in again. */
export function sameOrLater({ id, method, createdAt }: Login) {
  if (method === 'code') return eq(session.id, id);
  return and(eq(session.method, method), gte(session.createdAt, createdAt));
}

/** Ends the newer sessions of that method too, because the notice with "this was not me" may be about an older one. */
export async function disownSessions(
  db: Database,
  { personId, method }: Pick<Login, 'personId' | 'method'>,
  endedAt: Date,
) {
  await db
    .update(session)
    .set({ endedAt, endReason: 'not me' })
    .where(and(eq(session.personId, personId), eq(session.method, method), isNull(session.endedAt)));
}

export async function forgetDevicesSince(db: Database, personId: string, since: Date) {
  await db.delete(knownDevice).where(and(eq(knownDevice.personId, personId), gte(knownDevice.createdAt, since)));
}
