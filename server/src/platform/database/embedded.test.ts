import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { OtherMigrations } from './migrations.ts';

let dataDir = '';
beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'forum-embedded-'))));
afterEach(() => rm(dataDir, { recursive: true }));

const warn = vi.fn<(message: string) => void>();
const open = (mode: 'demo' | 'production') => openDatabase({ databaseUrl: undefined, dataDir, mode }, { warn });

/** As an older version left it. */
async function folderOfOtherMigrations() {
  const pglite = await PGlite.create(join(dataDir, 'database'));
  await pglite.exec(`create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('of an older version', 1)`);
  await pglite.close();
}

// A new database is made twice, which takes a busy machine its time.
test('a demo folder that other migrations made is set aside and made anew; in production it is refused', async () => {
  await folderOfOtherMigrations();
  await writeFile(join(dataDir, 'audit-anchors.jsonl'), '');
  await expect(open('production')).rejects.toThrow(OtherMigrations);
  expect([await readdir(dataDir), warn.mock.calls]).toEqual([['audit-anchors.jsonl', 'database'], []]);
  await (await open('demo')).close();
  expect(await readdir(dataDir)).toEqual(['audit-anchors.jsonl.old', 'database', 'database.old']);
  expect(warn.mock.calls).toEqual([
    ['the demo data was made by other migrations: it is now in database.old, and is made anew'],
  ]);
}, 300_000);

test('nobody else on the machine can read the folder, also one that an older version made', async () => {
  await mkdir(join(dataDir, 'database'), { mode: 0o755 });
  const database = await open('demo');
  const modes = ['database', 'opened-by'].map(async (name) =>
    ((await stat(join(dataDir, name))).mode & 0o777).toString(8),
  );
  expect(await Promise.all(modes)).toEqual(['700', '600']);
  await database.close();
}, 300_000);
