import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { contentVersion } from '../database/tables/content/versions.ts';
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

function versionOf<Row extends ContentRow>(kind: ContentKind<Row>, row: Row) {
  return { kind: kind.name, item: row.id, version: row.version, content: kind.toJson(row) };
}
