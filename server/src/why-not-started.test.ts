import { expect, test } from 'vitest';
import { FolderInUse } from './platform/database/folder-lock.ts';
import { OtherMigrations } from './platform/database/migrations.ts';
import { whyNotStarted } from './why-not-started.ts';

const unknown = new Error('something else');

test.each([
  [
    'another server has the data folder',
    new FolderInUse('data', 42),
    'The data folder data is in use by process 42. Set FORUM_DATA_DIR for a second one.',
  ],
  [
    'another server took it just now',
    new FolderInUse('data'),
    'The data folder data was opened by another process just now.',
  ],
  [
    'another version made the database',
    new OtherMigrations(),
    'The database was made by migrations that this version does not have. Start with an empty database, or with the version that made it.',
  ],
  [
    'the port is taken',
    { code: 'EADDRINUSE', port: 80 },
    'Port 80 is in use. Set FORUM_PORT and FORUM_LOCAL_PORT for a second server.',
  ],
  ['nobody knows why', unknown, unknown],
])('the operator reads what to mend: %s', (_why, failure, said) => {
  expect(whyNotStarted(failure)).toBe(said);
});
