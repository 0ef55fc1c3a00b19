import { and, eq, getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Topic } from 'contract/wire/topics';
import type { AuditEntry } from '../audit/audit-log.ts';
import type { Database } from '../database/database.ts';

export type ContentRow = { id: string; version: number };
export type ContentJson = Record<string, unknown>;

/** A kind of content that the secretariat edits, with access to its live rows and their form as JSON of a version. */
export type ContentKind<Row extends ContentRow> = {
  name: AuditEntry['kind'];
  /** Hints and caches use this topic. */
  topic: Topic;
  /** Locks the row until the end of the transaction, so that two members of staff change it one after the other. */
  find(db: Database, id: string): Promise<Row | undefined>;
  /** Returns false if the live row is no longer the version before this one. */
  put(db: Database, row: Row): Promise<boolean>;
  toJson(row: Row): ContentJson;
  fromJson(id: string, version: number, json: ContentJson): Row;
};

type ContentTable = PgTable & { id: PgColumn; version: PgColumn };

/** Makes a kind from its name, its topic and its table. */
export function contentKind<Table extends ContentTable>({
  name,
  topic,
  table,
}: {
  name: AuditEntry['kind'];
  topic: Topic;
  table: Table;
}): ContentKind<Table['$inferSelect'] & ContentRow> {
  type Row = Table['$inferSelect'] & ContentRow;
  // The types of the query builder need a concrete table, which a generic function does not have.
  const rows: PgTable = table;
  const moments = Object.entries(getTableColumns(table)).flatMap(([key, { dataType }]) =>
    dataType === 'date' ? [key] : [],
  );
  return {
    name,
    topic,
    async find(db, id) {
      const [row] = await db.select().from(rows).where(eq(table.id, id)).for('update');
      return row as Row | undefined;
    },
    async put(db, { id, ...row }) {
      const put = await db
        .update(rows)
        .set(row)
        .where(and(eq(table.id, id), eq(table.version, row.version - 1)))
        .returning({ id: table.id });
      return put.length === 1;
    },
    toJson(row) {
      const { id: _id, version: _version, ...json } = JSON.parse(JSON.stringify(row)) as ContentJson;
      return json;
    },
    fromJson(id, version, json) {
      const revived = moments.map((key) => [key, json[key] && new Date(json[key] as string)]);
      return { ...json, ...Object.fromEntries(revived), id, version } as Row;
    },
  };
}
