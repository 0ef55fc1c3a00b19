import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { badge, signInNotice } from '../../platform/database/tables/badges.ts';

/** A voided code is not found, like one that never existed. */
export async function badgeByCode(db: Database, codeFingerprint: string) {
  const [found] = await db
    .select()
    .from(badge)
    .where(and(eq(badge.codeFingerprint, codeFingerprint), isNull(badge.voidedAt)));
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

export async function voidBadge(db: Database, id: string, voidedAt: Date) {
  await db
    .update(badge)
    .set({ voidedAt })
    .where(and(eq(badge.id, id), isNull(badge.voidedAt)));
}

export async function insertNotice(db: Database, row: typeof signInNotice.$inferInsert) {
  await db.insert(signInNotice).values(row);
}

export async function noticeByToken(db: Database, tokenHash: string) {
  const [found] = await db.select().from(signInNotice).where(eq(signInNotice.tokenHash, tokenHash));
  return found;
}

/** Returns nothing if the notice was used already or does not exist. */
export async function takeNotice(db: Database, tokenHash: string, usedAt: Date) {
  const [taken] = await db
    .update(signInNotice)
    .set({ usedAt })
    .where(and(eq(signInNotice.tokenHash, tokenHash), isNull(signInNotice.usedAt)))
    .returning();
  return taken;
}
