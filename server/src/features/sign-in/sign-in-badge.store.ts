import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { badge } from '../../platform/database/tables/badges.ts';

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
