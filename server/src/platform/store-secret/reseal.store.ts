import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Sealing } from '../security/sealing.ts';
import { sealedColumns, type SealedColumn } from './sealed-columns.ts';

type Row = Record<string, string>;

type Resealed = {
  count: number;
  /** The first values that cannot be opened, by table, column and row. They are passed over. */
  unreadable: string[];
  moreUnreadable: number;
};

/** Whoever mends them needs no longer list, and the answer is kept. */
const mostNamed = 100;

/** Seals up to `most` values with the current secret, and their fingerprints with them. */
export async function resealSome(db: Database, sealing: Sealing, most: number): Promise<Resealed> {
  const done: Resealed = { count: 0, unreadable: [], moreUnreadable: 0 };
  for (const column of sealedColumns) {
    let after: Row | undefined;
    while (done.count < most) {
      const rows = await olderRows(db, column, { keyIds: sealing.olderKeyIds, most: most - done.count, after });
      for (const row of rows)
        if (await reseal(db, sealing, column, row)) done.count += 1;
        else if (done.unreadable.length < mostNamed) done.unreadable.push(nameOf(column, row));
        else done.moreUnreadable += 1;
      after = rows.at(-1);
      if (!after) break;
    }
  }
  return done;
}

const nameOf = ({ table, key, sealed }: SealedColumn, row: Row) =>
  `${table}.${sealed} of ${key.map((name) => row[name]).join(' ')}`;

/** Some sealed values of the first column that has any; the first are those of people, without whom nobody uses it. */
export async function someSealed(db: Database, most: number): Promise<{ text: string; about: string }[]> {
  for (const { table, key, sealed, about } of sealedColumns) {
    const keys = sql.join(
      key.map((name) => sql.identifier(name)),
      sql`, `,
    );
    const column = sql.identifier(sealed);
    const { rows } = (await db.execute(
      sql`select ${keys}, ${column} from ${sql.identifier(table)} where ${column} is not null order by ${keys} limit ${most}`,
    )) as { rows: Row[] };
    if (rows.length === 0) continue;
    return rows.map((row) => ({ text: row[sealed] ?? '', about: typeof about === 'string' ? about : about(row) }));
  }
  return [];
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
  { keyIds, most, after }: { keyIds: readonly string[]; most: number; after: Row | undefined },
): Promise<Row[]> {
  if (keyIds.length === 0) return [];
  const listed = (part: (name: string) => SQL) => sql.join(key.map(part), sql`, `);
  const keys = listed((name) => sql`${sql.identifier(name)}`);
  const isLater = after ? sql`and (${keys}) > (${listed((name) => sql`${after[name]}`)})` : sql``;
  const { rows } = (await db.execute(sql`
    select ${keys}, ${sql.identifier(sealed)} from ${sql.identifier(table)}
    where split_part(${sql.identifier(sealed)}, '.', 1) in ${keyIds} ${isLater}
    order by ${keys} limit ${most} for update`)) as { rows: Row[] };
  return rows;
}

/** Returns false if the value cannot be opened. */
async function reseal(db: Database, sealing: Sealing, column: SealedColumn, row: Row): Promise<boolean> {
  const { table, key, sealed, fingerprint } = column;
  const about = typeof column.about === 'string' ? column.about : column.about(row);
  const text = opened(sealing, row[sealed] ?? '', about);
  if (text === undefined) return false;
  const set = [sql`${sql.identifier(sealed)} = ${sealing.seal(text, about)}`];
  if (fingerprint) set.push(sql`${sql.identifier(fingerprint)} = ${sealing.fingerprint(text, about)}`);
  const isThis = key.map((name) => sql`${sql.identifier(name)} = ${row[name]}`);
  await db.execute(
    sql`update ${sql.identifier(table)} set ${sql.join(set, sql`, `)} where ${sql.join(isThis, sql` and `)}`,
  );
  return true;
}

function opened(sealing: Sealing, sealed: string, about: string): string | undefined {
  try {
    return sealing.open(sealed, about);
  } catch {
    return undefined;
  }
}
