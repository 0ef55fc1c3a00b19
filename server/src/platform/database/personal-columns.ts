import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A purge has its name from a feature's `retention`; other rows end with the person or with what they belong to. */
export type Until = 'erasure' | 'the secretariat removes it' | 'never: the audit log stays' | { purge: string };
type PersonalColumn = { column: string; purpose: string; until: Until };
/**
 * What becomes of the rows when the person is erased: they go, they stay and name nobody, or they stay because they can
 * be read no longer (the audit log).
 */
type OnErasure = 'delete' | 'unname' | 'keep';
export type PersonalTable = {
  table: PgTable;
  name: string;
  /** The columns that identify the person of a row; none if it cannot be attributed and is deleted soon. */
  foundBy: readonly string[];
  /** The columns by which somebody else's row names the person: it is erased with them, but not in their download. */
  namedIn: readonly string[];
  onErasure: OnErasure;
  columns: readonly PersonalColumn[];
  others: readonly string[];
};

/** For columns that say nothing about a person, such as an id, a counter or a state. */
export const notPersonal = null;

type Mark = string | typeof notPersonal | { purpose: string; until: Until };
type Key<T extends PgTable> = keyof T['_']['columns'] & string;
type Marks<T extends PgTable> = {
  foundBy: readonly Key<T>[];
  namedIn?: readonly Key<T>[];
  onErasure?: OnErasure;
  until: Until;
  /** Why each value is stored. A missing column does not compile. */
  columns: Record<Key<T>, Mark>;
};

/** Marks the personal columns of a table, from which download, erasure and docs/personal-data.md are made. */
export function personalColumns<T extends PgTable>(
  table: T,
  { foundBy, namedIn = [], onErasure = 'delete', until, columns }: Marks<T>,
): PersonalTable {
  const named = getTableColumns(table);
  const nameOf = (key: string) => named[key]?.name ?? `${getTableName(table)}.${key}`;
  const marks = Object.entries<Mark>(columns);
  return {
    table,
    name: getTableName(table),
    foundBy: foundBy.map(nameOf),
    namedIn: namedIn.map(nameOf),
    onErasure,
    columns: marks.flatMap(([key, mark]) => {
      if (mark === notPersonal) return [];
      return [{ column: nameOf(key), ...(typeof mark === 'string' ? { purpose: mark, until } : mark) }];
    }),
    others: marks.filter(([, mark]) => mark === notPersonal).map(([key]) => nameOf(key)),
  };
}
