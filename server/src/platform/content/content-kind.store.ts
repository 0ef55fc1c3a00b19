import { and, eq, getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Topic } from 'contract/wire/topics';
import type { AuditEntry } from '../audit/audit-log.ts';
import type { Database } from '../database/database.ts';

export type ContentRow = { id: string; version: number };
export type ContentJson = Record<string, unknown>;

/** A kind of content that the secretariat edits: its live rows, as one and as the JSON of a version. */
export type ContentKind<Row extends ContentRow> = {
  name: AuditEntry['kind'];
  /** What open screens and caches know it by. */
  topic: Topic;
  /** Locked until the end of the transaction: two members of staff at once change it one after the other. */
  find(db: Database, id: string): Promise<Row | undefined>;
  /** False when the live row is no longer the version before this one. */
  put(db: Database, row: Row): Promise<boolean>;
  toJson(row: Row): ContentJson;
  fromJson(id: string, version: number, json: ContentJson): Row;
};

type ContentTable = PgTable & { id: PgColumn; version: PgColumn };

/** All that a new kind has to give: its name, its topic and its table. */
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
  // The builder of queries cannot reason about a table that is yet to be named.
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
