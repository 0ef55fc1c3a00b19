import { changedMeanwhile } from 'contract/refusals/console';
import { notFound } from 'contract/refusals/wire';
import type { Database } from '../database/database.ts';
import { refuse } from '../writes/refusing.ts';
import type { ContentKind, ContentRow } from './content-kind.store.ts';

type EditedVersion = { id: string; version: number; requestId: string };

/** Returns the live row if it still has the version that was edited; otherwise the refusal contains both. */
export async function rowToChange<Row extends ContentRow>(
  db: Database,
  kind: ContentKind<Row>,
  body: EditedVersion,
): Promise<Row> {
  const { requestId: _requestId, ...sent } = body;
  const row = await kind.find(db, sent.id);
  if (!row) refuse(notFound);
  if (row.version !== sent.version)
    refuse(changedMeanwhile, { sent, current: { version: row.version, ...kind.toJson(row) } });
  return row;
}
