import { WrongConfiguration } from './platform/configuration.ts';
import { FolderInUse } from './platform/database/folder-lock.ts';
import { OtherMigrations } from './platform/database/migrations.ts';

/** What the operator reads: a sentence for what they can mend, the whole failure otherwise. */
export function whyNotStarted(failure: unknown): unknown {
  if (failure instanceof WrongConfiguration) return failure.message;
  if (failure instanceof FolderInUse) return folderInUse(failure);
  if (failure instanceof OtherMigrations)
    return 'The database was made by migrations that this version does not have. Start with an empty database, or with the version that made it.';
  const { code, port } = failure as { code?: string; port?: number };
  return code === 'EADDRINUSE'
    ? `Port ${port} is in use. Set FORUM_PORT and FORUM_LOCAL_PORT for a second server.`
    : failure;
}

function folderInUse({ folder, holder }: FolderInUse): string {
  return holder === undefined
    ? `The data folder ${folder} was opened by another process just now.`
    : `The data folder ${folder} is in use by process ${holder}. Set FORUM_DATA_DIR for a second one.`;
}
