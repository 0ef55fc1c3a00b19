import { createHash } from 'node:crypto';
import { asc, desc, sql } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { auditLine } from './database/tables/audit.ts';

/** What a member of the secretariat changed. */
export type AuditEntry = { what: string; before: unknown; after: unknown };
export type AuditLine = AuditEntry & { at: Date; actor: string };

// Any constant will do: lines are chained, so they are appended one at a time.
const appendLock = 7_206_419;
const beginning = '';

export async function appendAuditLine(db: Database, line: AuditLine) {
  await db.execute(sql`select pg_advisory_xact_lock(${appendLock})`);
  const [last] = await db.select({ hash: auditLine.hash }).from(auditLine).orderBy(desc(auditLine.number)).limit(1);
  const previousHash = last?.hash ?? beginning;
  const said = { ...line, before: JSON.stringify(line.before ?? null), after: JSON.stringify(line.after ?? null) };
  await db.insert(auditLine).values({ ...said, previousHash, hash: chained(previousHash, said) });
}

/** The number of the first line that does not fit the chain; undefined when all do. */
export async function firstBrokenAuditLine(db: Database): Promise<number | undefined> {
  let previousHash = beginning;
  for (const line of await db.select().from(auditLine).orderBy(asc(auditLine.number))) {
    if (line.previousHash !== previousHash || line.hash !== chained(previousHash, line)) return line.number;
    previousHash = line.hash;
  }
  return undefined;
}

type SaidLine = { at: Date; actor: string; what: string; before: string; after: string };

function chained(previousHash: string, { at, actor, what, before, after }: SaidLine) {
  const said = JSON.stringify([previousHash, at.toISOString(), actor, what, before, after]);
  return createHash('sha256').update(said).digest('base64url');
}
