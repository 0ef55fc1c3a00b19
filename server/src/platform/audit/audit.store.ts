import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { locks } from '../database/locks.ts';
import { auditLine } from '../database/tables/audit.ts';

export type StoredAuditLine = typeof auditLine.$inferSelect;
/** The end of the log: the number of lines and the hash of the last one. */
export type AuditHead = Pick<StoredAuditLine, 'number' | 'hash'>;

export const emptyLog: AuditHead = { number: 0, hash: '' };

/** The lock lasts until the commit, because the next line needs the number and the hash of this one. */
export async function lockAuditLog(db: Database) {
  await db.execute(sql`select pg_advisory_xact_lock(${locks.auditLine})`);
}

export async function auditHead(db: Database): Promise<AuditHead> {
  const [last] = await db
    .select({ number: auditLine.number, hash: auditLine.hash })
    .from(auditLine)
    .orderBy(desc(auditLine.number))
    .limit(1);
  return last ?? emptyLog;
}

export async function insertAuditLine(db: Database, line: StoredAuditLine) {
  await db.insert(auditLine).values(line);
}

export async function auditLinesAfter(db: Database, number: number, atMost: number): Promise<StoredAuditLine[]> {
  return db.select().from(auditLine).where(gt(auditLine.number, number)).orderBy(asc(auditLine.number)).limit(atMost);
}

/**
 * The first number that the server cannot have written: below one, or used twice after someone dropped the primary key.
 */
export async function surplusAuditNumber(db: Database, upTo: number): Promise<number | undefined> {
  const [surplus] = await db
    .select({ number: auditLine.number })
    .from(auditLine)
    .where(lte(auditLine.number, upTo))
    .groupBy(auditLine.number)
    .having(sql`count(*) > 1 or ${auditLine.number} < 1`)
    .orderBy(asc(auditLine.number))
    .limit(1);
  return surplus?.number;
}

export async function auditLinesAbout(
  db: Database,
  { kind, item }: Pick<StoredAuditLine, 'kind' | 'item'>,
): Promise<StoredAuditLine[]> {
  return db
    .select()
    .from(auditLine)
    .where(and(eq(auditLine.kind, kind), eq(auditLine.item, item)))
    .orderBy(asc(auditLine.number));
}
