import type { Database } from '../database/database.ts';
import { changedMeanwhile } from 'contract/refusals/console';
import type { AuditEntry } from '../audit/audit-log.ts';
import { refuse } from '../writes/refusing.ts';
import type { NewChange } from './changes.store.ts';
import { changedFields } from './changed-fields.ts';
import type { ContentKind, ContentRow } from './content-kind.store.ts';
import { insertDraft, markPublished, type Authorship } from './versions.store.ts';

/** The receivers of a hint. Receivers who may not know how often the content changed get version 0. */
export type ChangeAudience = NonNullable<NewChange['audience']> & { withoutVersion?: true };

/** A change of content; `before` is the row that `rowToChange` returned. */
export type ContentChange<Row extends ContentRow> = {
  what: string;
  kind: ContentKind<Row>;
  before: Row;
  after: Row;
  /** The version whose content comes back, if the change undoes others. */
  returnsTo?: number | null;
  /** What changed with it and stands in rows of its own, for the audit line. */
  besides?: { before: object; after: object };
  /** Without audiences, everybody gets the hint. */
  audiences?: readonly ChangeAudience[];
};

/** Keeps the change as a draft of the next version and publishes it; returns the row, its audit entry and its hints. */
export async function publish<Row extends ContentRow>(
  db: Database,
  { what, kind, before, after, returnsTo = null, besides, audiences }: ContentChange<Row>,
  made: Authorship,
): Promise<{ row: Row; entry: AuditEntry; hints: NewChange[] }> {
  const row = { ...after, id: before.id, version: before.version + 1 };
  const draft = await insertDraft(db, kind, row, { ...made, returnsTo });
  if (!(await kind.put(db, row))) refuse(changedMeanwhile);
  await markPublished(db, draft);
  const fields = changedFields(kind, before, row);
  return {
    row,
    entry: {
      ...{ kind: kind.name, item: row.id, what },
      before: { ...fields.before, ...besides?.before },
      after: { ...fields.after, ...besides?.after },
    },
    hints: hintsOf(kind, row, audiences),
  };
}

function hintsOf(
  { topic }: { topic: NewChange['topic'] },
  { id, version }: ContentRow,
  audiences?: readonly ChangeAudience[],
) {
  if (!audiences) return [{ topic, itemId: id, version }];
  return audiences.map(({ withoutVersion, ...audience }) => ({
    ...{ topic, itemId: id, audience },
    version: withoutVersion ? 0 : version,
  }));
}
