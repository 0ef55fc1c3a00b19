import { WrongConfiguration } from './platform/configuration.ts';
import { FolderInUse } from './platform/database/folder-lock.ts';
import { OtherMigrations } from './platform/database/migrations.ts';

/** What the operator reads: a sentence for what they can mend, the whole failure otherwise. */
export function whyNotStarted(failure: unknown): unknown {
  const known = [WrongConfiguration, FolderInUse, OtherMigrations];
  if (known.some((kind) => failure instanceof kind)) return (failure as Error).message;
  const { code, port } = failure as { code?: string; port?: number };
  return code === 'EADDRINUSE'
    ? `Port ${port} is in use. Set FORUM_PORT and FORUM_LOCAL_PORT for a second server.`
    : failure;
}
