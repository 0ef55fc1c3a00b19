import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { forum } from '../../platform/database/tables/forum.ts';
import { person } from '../../platform/database/tables/people.ts';
import { signInFailure } from '../../platform/database/tables/sign-in.ts';

/** The failures counted against a badge or an address; the rows stay locked until the transaction ends. */
export async function failuresToLift(db: Database, method: 'code' | 'badge', subject: string) {
  const { device, day, count, inARow, restrictedAt } = signInFailure;
  return db
    .select({ device, day, count, inARow, restrictedAt })
    .from(signInFailure)
    .where(and(eq(signInFailure.method, method), eq(signInFailure.subject, subject)))
    .orderBy(asc(device))
    .for('update');
}

export async function areBadgeSessionsLimited(db: Database): Promise<boolean> {
  const [row] = await db.select({ limited: forum.badgeSessionsLimited }).from(forum).for('update');
  return row?.limited ?? false;
}

export async function allowBadgeSignIn(db: Database, personId: string, badgeSignIn: boolean) {
  await db.update(person).set({ badgeSignIn }).where(eq(person.id, personId));
}

export async function limitBadgeSessions(db: Database, badgeSessionsLimited: boolean) {
  await db.update(forum).set({ badgeSessionsLimited });
}
