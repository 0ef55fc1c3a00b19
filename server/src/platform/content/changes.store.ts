import { asc, gt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { contentChange, newestChange } from '../database/tables/content/versions.ts';

export type Change = typeof contentChange.$inferSelect;
export type NewChange = Pick<typeof contentChange.$inferInsert, 'topic' | 'itemId' | 'version' | 'audience'>;

/** Returns at most one number for each person and badge, however long the log is. */
export async function newestByAudience(db: Database): Promise<Map<string, number>> {
  const rows = await db.select().from(newestChange);
  return new Map(rows.map(({ audience, number }) => [audience, number]));
}

export async function changesAfter(db: Database, number: number): Promise<Change[]> {
  return db.select().from(contentChange).where(gt(contentChange.number, number)).orderBy(asc(contentChange.number));
}
