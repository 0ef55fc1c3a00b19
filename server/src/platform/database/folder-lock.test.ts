import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from './folder-lock.ts';

let folder = '';
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'forum-lock-'))));
afterEach(() => rm(folder, { recursive: true }));

test('a data folder has one opener at a time', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  await unlock();
  expect(await readdir(folder)).toEqual([]);
  await (
    await lockFolder(folder)
  )();
});

test('another living process keeps the folder; a dead one’s lock is taken over', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await writeFile(join(folder, 'opened-by'), String(other.pid));
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  other.kill('SIGKILL');
  await once(other, 'exit');
  await (
    await lockFolder(folder)
  )();
});
