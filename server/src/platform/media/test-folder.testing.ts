import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { linkAll } from '../testing/linked-files.ts';

type DataFolder = { dataDir: string; remove(): Promise<void> };

/** Two servers with one database have one folder of files as well. */
const folderOf = new WeakMap<OpenDatabase, string>();

/** The data folder of a test server, with the files of the demo forum, which are links to those of the template. */
export async function testDataFolder(database: OpenDatabase, given: string | undefined): Promise<DataFolder> {
  const shared = folderOf.get(database);
  if (shared && !given) return { dataDir: shared, remove: async () => undefined };
  const dataDir = given ?? (await mkdtemp(join(tmpdir(), 'forum-data-')));
  folderOf.set(database, dataDir);
  linkAll(inject('template').media, join(dataDir, 'media'));
  return { dataDir, remove: async () => (given ? undefined : rm(dataDir, { recursive: true })) };
}
