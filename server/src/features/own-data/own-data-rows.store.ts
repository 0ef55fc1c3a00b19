import { getTableColumns, getTableName, inArray, or, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { personalTables } from '../../platform/database/personal-tables.ts';
import type { PersonalTable } from '../../platform/database/personal-columns.ts';
import type { PersonKeys } from './own-data-keys.store.ts';

export type { PersonalTable };
/** By the names of the columns. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** The person's own rows of a table. */
export async function rowsOf(
  db: Database,
  { table, foundBy }: PersonalTable,
  { own, personId }: PersonKeys,
): Promise<StoredRow[]> {
  const isOwn = namesOneOf(table, foundBy, { keys: own, personId });
  if (!isOwn) return [];
  const columns = Object.entries(getTableColumns(table));
  const rows = (await db.select().from(table).where(isOwn)) as StoredRow[];
  return rows.map((row) => Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]])));
}

/** Deletes every row that is the person's or names the person; returns how many of each table. */
export async function eraseRows(db: Database, keys: PersonKeys): Promise<Record<string, number>> {
  const erased: Record<string, number> = {};
  for (const one of inOrderOfErasure(personalTables)) {
    if (one.onErasure === 'keep') continue;
    const count = one.onErasure === 'unname' ? await unname(db, one, keys) : await deleteRows(db, one, keys);
    if (count > 0) erased[getTableName(one.table)] = count;
  }
  return erased;
}

async function deleteRows(db: Database, { table, foundBy, namedIn }: PersonalTable, keys: PersonKeys) {
  const all = { keys: [...keys.own, ...keys.shared], personId: keys.personId };
  const isConcerned = namesOneOf(table, [...foundBy, ...namedIn], all);
  if (!isConcerned) return 0;
  return (
    await db
      .delete(table)
      .where(isConcerned)
      .returning({ one: sql`1` })
  ).length;
}

/** Lists of people lose the person, and columns that hold one id are emptied. */
async function unname(db: Database, { table, foundBy, namedIn }: PersonalTable, { own, personId }: PersonKeys) {
  let count = 0;
  for (const name of [...foundBy, ...namedIn]) {
    const column = columnOf(table, name);
    const isNamed = namesOneOf(table, [name], { keys: own, personId });
    const without = isJson(column)
      ? sql`jsonb_set(${column}, '{people}', (${column} -> 'people') - ${personId}::text)`
      : sql`null`;
    const { rows } = (await db.execute(
      sql`update ${table} set ${sql.identifier(name)} = ${without} where ${isNamed} returning 1`,
    )) as { rows: unknown[] };
    count += rows.length;
  }
  return count;
}

function namesOneOf(
  table: PgTable,
  names: readonly string[],
  { keys, personId }: { keys: readonly string[]; personId: string },
): SQL | undefined {
  return or(
    ...names.map((name) => {
      const column = columnOf(table, name);
      // Ids are letters and digits, so that one stands in JSON as it is.
      return isJson(column) ? sql`strpos(${column}::text, ${`"${personId}"`}) > 0` : inArray(column, [...keys]);
    }),
  );
}

function columnOf(table: PgTable, name: string): PgColumn {
  const column = Object.values<PgColumn>(getTableColumns(table)).find((one) => one.name === name);
  if (!column) throw new Error(`${getTableName(table)} has no column ${name}`);
  return column;
}

function isJson({ dataType }: PgColumn): boolean {
  return dataType === 'json';
}

/** A table that refers to others comes before them, so that its rows are counted and no reference is broken. */
function inOrderOfErasure(tables: readonly PersonalTable[]): PersonalTable[] {
  const left = new Set(tables);
  const ordered: PersonalTable[] = [];
  while (left.size > 0) {
    const referred = new Set(Array.from(left).flatMap(({ table }) => referencesOf(table)));
    const free = Array.from(left).filter(({ table }) => !referred.has(getTableName(table)));
    if (free.length === 0) throw new Error('tables that refer to each other cannot be erased in an order');
    for (const one of free) left.delete(one);
    ordered.push(...free);
  }
  return ordered;
}

function referencesOf(table: PgTable): string[] {
  const own = getTableName(table);
  return getTableConfig(table)
    .foreignKeys.map((key) => getTableName(key.reference().foreignTable))
    .filter((name) => name !== own);
}
