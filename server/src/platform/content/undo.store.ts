import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { contentVersion } from '../database/tables/content/versions.ts';
import type { ContentKind, ContentRow } from './content-kind.store.ts';

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
