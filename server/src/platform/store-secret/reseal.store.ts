import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Sealing } from '../security/sealing.ts';
import { sealedColumns, type SealedColumn } from './sealed-columns.ts';

type Row = Record<string, string>;

/** Seals up to `most` values with the current secret, and their fingerprints with them; returns how many. */
export async function resealSome(db: Database, sealing: Sealing, most: number): Promise<number> {
  let done = 0;
  for (const column of sealedColumns) {
    if (done >= most) break;
    const rows = await olderRows(db, column, { keyIds: sealing.olderKeyIds, most: most - done });
    for (const row of rows) await reseal(db, sealing, column, row);
    done += rows.length;
  }
  return done;
}

/** How many values are not sealed with the current secret. */
export async function countOlder(db: Database, { keyId }: Sealing): Promise<number> {
  const counts = sealedColumns.map(
    ({ table, sealed }) => sql`(select count(*) from ${sql.identifier(table)} where ${isOlder(sealed, keyId)})`,
  );
  return count(db, sql.join(counts, sql` + `));
}

/** Failures at an address are counted under its fingerprint alone, so that these cannot be made anew without it. */
export async function countOlderLimits(db: Database, { keyId }: Sealing): Promise<number> {
  return count(
    db,
    sql`(select count(*) from sign_in_failure where method = 'code' and count > 0 and subject not like 'desk %' and ${isOlder('subject', keyId)})`,
  );
}

const isOlder = (column: string, keyId: string) => sql`split_part(${sql.identifier(column)}, '.', 1) <> ${keyId}`;

async function count(db: Database, what: SQL): Promise<number> {
  const { rows } = (await db.execute(sql`select (${what})::int as found`)) as { rows: { found: number }[] };
  return rows[0]?.found ?? 0;
}

/** Waits for those who are changing one of the rows, so that no value is lost. */
async function olderRows(
  db: Database,
  { table, key, sealed }: SealedColumn,
  { keyIds, most }: { keyIds: readonly string[]; most: number },
): Promise<Row[]> {
  if (keyIds.length === 0) return [];
  const names = [...key, sealed].map((name) => sql.identifier(name));
  const { rows } = (await db.execute(sql`
    select ${sql.join(names, sql`, `)} from ${sql.identifier(table)}
    where split_part(${sql.identifier(sealed)}, '.', 1) in ${keyIds}
    order by ${sql.join(names.slice(0, -1), sql`, `)} limit ${most} for update`)) as {
    rows: Row[];
  };
  return rows;
}

async function reseal(db: Database, sealing: Sealing, column: SealedColumn, row: Row) {
  const { table, key, sealed, fingerprint } = column;
  const about = typeof column.about === 'string' ? column.about : column.about(row);
  const text = sealing.open(row[sealed] ?? '', about);
  const set = [sql`${sql.identifier(sealed)} = ${sealing.seal(text, about)}`];
  if (fingerprint) set.push(sql`${sql.identifier(fingerprint)} = ${sealing.fingerprint(text, about)}`);
  const isThis = key.map((name) => sql`${sql.identifier(name)} = ${row[name]}`);
  await db.execute(
    sql`update ${sql.identifier(table)} set ${sql.join(set, sql`, `)} where ${sql.join(isThis, sql` and `)}`,
  );
}
