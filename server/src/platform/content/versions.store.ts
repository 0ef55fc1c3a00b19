import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { contentVersion } from '../database/tables/content.ts';
import type { ContentKind, ContentRow } from './content-kind.store.ts';

export type Authorship = { author: string; at: Date };

export async function insertDraft<Row extends ContentRow>(
  db: Database,
  kind: ContentKind<Row>,
  row: Row,
  made: Authorship & { returnsTo: number | null },
): Promise<number> {
  const draft = { ...versionOf(kind, row), ...made, state: 'draft' as const };
  const [inserted] = await db.insert(contentVersion).values(draft).returning({ id: contentVersion.id });
  if (!inserted) throw new Error('a draft was not kept');
  return inserted.id;
}

export async function markPublished(db: Database, draftId: number) {
  await db.update(contentVersion).set({ state: 'published' }).where(eq(contentVersion.id, draftId));
}

/** Loaded or imported content is published at once as the first version of its history. */
export async function insertFirstVersions<Row extends ContentRow>(
  db: Database,
  kind: ContentKind<Row>,
  rows: readonly Row[],
  made: Authorship,
) {
  const published = { ...made, state: 'published' as const };
  await db.insert(contentVersion).values(rows.map((row) => ({ ...versionOf(kind, row), ...published })));
}

/** The version that an undo brings back; undefined if the live row has the content of its first version. */
export async function versionBefore<Row extends ContentRow>(
  db: Database,
  kind: ContentKind<Row>,
  { id, version }: Row,
) {
  const [live] = await publishedBefore(db, kind.name, id, version + 1);
  const [before] = await publishedBefore(db, kind.name, id, live?.returnsTo ?? version);
  if (!before) return undefined;
  return { row: kind.fromJson(id, version, before.content), returnsTo: before.returnsTo ?? before.version };
}

function publishedBefore(db: Database, kind: string, item: string, version: number) {
  const { returnsTo, content } = contentVersion;
  return db
    .select({ version: contentVersion.version, returnsTo, content })
    .from(contentVersion)
    .where(
      and(
        ...[eq(contentVersion.kind, kind), eq(contentVersion.item, item), eq(contentVersion.state, 'published')],
        lt(contentVersion.version, version),
      ),
    )
    .orderBy(desc(contentVersion.version))
    .limit(1);
}

function versionOf<Row extends ContentRow>(kind: ContentKind<Row>, row: Row) {
  return { kind: kind.name, item: row.id, version: row.version, content: kind.toJson(row) };
}
