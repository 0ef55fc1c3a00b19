import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { workClaim } from '../database/tables/claims.ts';

export type Held = { work: string; holder: string };

function mine({ work, holder }: Held) {
  return and(eq(workClaim.work, work), eq(workClaim.holder, holder));
}

/** False if somebody else holds it. */
export async function takeClaim(db: Database, { work, holder }: Held, { now, until }: { now: Date; until: Date }) {
  const taken = await db
    .insert(workClaim)
    .values({ work, holder, until })
    .onConflictDoUpdate({ target: workClaim.work, set: { holder, until }, setWhere: lte(workClaim.until, now) })
    .returning({ work: workClaim.work });
  return taken.length > 0;
}

/** False if somebody else took it meanwhile. One that is over, but that nobody else wanted, goes on. */
export async function renewClaim(db: Database, held: Held, until: Date): Promise<boolean> {
  const renewed = await db.update(workClaim).set({ until }).where(mine(held)).returning({ work: workClaim.work });
  return renewed.length > 0;
}

/** Nobody takes it while the transaction lasts. */
export async function isHeld(db: Database, held: Held): Promise<boolean> {
  const rows = await db.select({ work: workClaim.work }).from(workClaim).where(mine(held)).for('share');
  return rows.length > 0;
}

export async function dropClaim(db: Database, held: Held) {
  await db.delete(workClaim).where(mine(held));
}
