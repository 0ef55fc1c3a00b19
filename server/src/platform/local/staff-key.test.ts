import { chmod, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepStaffKey, staffKeyFile } from './staff-key.ts';

let folder = '';
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'forum-key-'))));
afterEach(() => rm(folder, { recursive: true }));

const keptKey = async () => (await readFile(staffKeyFile(folder), 'utf8')).trim();
const manyAtOnce = () => Promise.all(Array.from({ length: 30 }, () => keepStaffKey(folder)));

test('the staff key is for its owner alone, and stays the same over a restart', async () => {
  const key = await keepStaffKey(join(folder, 'made', 'on', 'the', 'way'));
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(await keepStaffKey(join(folder, 'made', 'on', 'the', 'way'))).toBe(key);
  expect((await stat(staffKeyFile(join(folder, 'made', 'on', 'the', 'way')))).mode & 0o777).toBe(0o600);
});

test('a staff key that others could read is replaced', async () => {
  await writeFile(staffKeyFile(folder), 'known to all\n');
  await chmod(staffKeyFile(folder), 0o644);
  expect(await keepStaffKey(folder)).not.toBe('known to all');
  expect((await stat(staffKeyFile(folder))).mode & 0o777).toBe(0o600);
});

test.each(['', '\n'])('a staff key that a crash left as %j is replaced', async (left) => {
  await writeFile(staffKeyFile(folder), left, { mode: 0o600 });
  const key = await keepStaffKey(folder);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect([await keptKey(), await keepStaffKey(folder)]).toEqual([key, key]);
});

test('servers that start at the same moment have one staff key, and leave nothing beside it', async () => {
  const keys = new Set(await manyAtOnce());
  expect([...keys]).toEqual([await keptKey()]);
  expect(await readdir(folder)).toEqual(['staff-key']);
});

test('servers that start at the same moment and find an empty staff key have one, too', async () => {
  await writeFile(staffKeyFile(folder), '', { mode: 0o600 });
  const keys = new Set(await manyAtOnce());
  expect([...keys]).toEqual([await keptKey()]);
  expect(await readdir(folder)).toEqual(['staff-key']);
});
