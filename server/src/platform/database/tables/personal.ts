import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A purge is named as in a feature's `retention`; everything else ends with the person, or with what it belongs to. */
export type Until = 'erasure' | 'the secretariat removes it' | 'never: the audit log stays' | { purge: string };
export type PersonalColumn = { column: string; purpose: string; until: Until };
export type PersonalTable = {
  table: PgTable;
  /** The columns that say whose a row is. None where nobody can tell, and the row is gone soon. */
  foundBy: readonly string[];
  columns: readonly PersonalColumn[];
  others: readonly string[];
};

/** Says nothing of a person: an id of its own, a counter, a state. */
export const notPersonal = null;

type Mark = string | typeof notPersonal | { purpose: string; until: Until };
type Key<T extends PgTable> = keyof T['_']['columns'] & string;
type Marks<T extends PgTable> = {
  foundBy: readonly Key<T>[];
  until: Until;
  /** Why each value is kept. A column that is missing here does not compile. */
  columns: Record<Key<T>, Mark>;
};

/** Marks the columns of a table about people. Own-data download, erasure and docs/personal-data.md come from it. */
export function personalColumns<T extends PgTable>(table: T, { foundBy, until, columns }: Marks<T>): PersonalTable {
  const named = getTableColumns(table);
  const nameOf = (key: string) => named[key]?.name ?? `${getTableName(table)}.${key}`;
  const marks = Object.entries<Mark>(columns);
  return {
    table,
    foundBy: foundBy.map(nameOf),
    columns: marks.flatMap(([key, mark]) => {
      if (mark === notPersonal) return [];
      return [{ column: nameOf(key), ...(typeof mark === 'string' ? { purpose: mark, until } : mark) }];
    }),
    others: marks.filter(([, mark]) => mark === notPersonal).map(([key]) => nameOf(key)),
  };
}
