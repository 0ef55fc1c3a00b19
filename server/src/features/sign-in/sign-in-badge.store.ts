import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { badge } from '../../platform/database/tables/badges.ts';
import { forum } from '../../platform/database/tables/content/forum.ts';
import { person } from '../../platform/database/tables/people.ts';

/** A voided code is not found, like one that never existed. */
export async function badgeByCode(db: Database, fingerprints: string[]) {
  const [found] = await db
    .select()
    .from(badge)
    .where(and(inArray(badge.codeFingerprint, fingerprints), isNull(badge.voidedAt)));
  return found;
}

export async function badgeById(db: Database, id: string) {
  const [found] = await db
    .select()
    .from(badge)
    .where(and(eq(badge.id, id), isNull(badge.voidedAt)));
  return found;
}

export async function badgesOf(db: Database, personId: string) {
  return db
    .select()
    .from(badge)
    .where(and(eq(badge.personId, personId), isNull(badge.voidedAt)));
}

export async function insertBadge(db: Database, row: typeof badge.$inferInsert) {
  await db.insert(badge).values(row);
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
