import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { keepDemoForum } from '../../../../demo/today.ts';
import { configurationFrom } from '../../configuration.ts';
import type { Database } from '../../database/database.ts';
import { overPGlite } from '../../database/embedded.ts';
import { openPostgres } from '../../database/postgres.ts';
import { diskStore } from '../../media/store/disk-store.ts';
import { sealingWith } from '../../security/sealing.ts';
import { keepMadeFiles, takeMadeFiles } from '../linked-files.ts';
import { asAdministrator, withDatabase } from './postgres-databases.ts';
import { testNow } from '../test-now.ts';

declare module 'vitest' {
  interface ProvidedContext {
    template: { media: string } & (
      | { kind: 'embedded'; dump: string }
      | { kind: 'postgres'; url: string; name: string }
    );
  }
}

/** Migrates and loads the demo forum once; every test file then starts from a copy of it. */
export default async function makeTemplate(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'forum-template-'));
  await (process.env['FORUM_TEST_DATABASE'] === 'postgres' ? inPostgres(project, folder) : inFile(project, folder));
  return () => rm(folder, { recursive: true });
}

const mediaIn = (folder: string) => join(folder, 'media');

async function inFile(project: TestProject, folder: string) {
  const pglite = await PGlite.create();
  const open = await overPGlite(pglite);
  await load(open.db, folder);
  await shrink(pglite);
  const dump = join(folder, 'dump');
  await writeFile(dump, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await open.close();
  project.provide('template', { kind: 'embedded', dump, media: mediaIn(folder) });
}

/** Each test file unpacks it, which takes a third less without the empty databases and the log of its making. */
async function shrink(pglite: PGlite) {
  await pglite.query('update pg_database set datistemplate = false');
  for (const empty of ['template0', 'template1']) await pglite.query(`drop database ${empty}`);
  for (const step of ['select pg_switch_wal()', 'checkpoint']) await pglite.query(step);
}

async function inPostgres(project: TestProject, folder: string) {
  const url = process.env['FORUM_TEST_POSTGRES_URL'];
  if (!url) throw new Error('FORUM_TEST_POSTGRES_URL is not set: run the tests by npm test or npm run check');
  const name = 'forum_template';
  await asAdministrator(url, `drop database if exists ${name} with (force)`);
  await asAdministrator(url, `create database ${name}`);
  const open = await openPostgres(withDatabase(url, name));
  await load(open.db, folder);
  await open.close();
  project.provide('template', { kind: 'postgres', url, name, media: mediaIn(folder) });
}

async function load(db: Database, folder: string) {
  const sealing = sealingWith(configurationFrom({}).storeSecret);
  takeMadeFiles(mediaIn(folder));
  await keepDemoForum({ db, sealing, mediaStore: diskStore(mediaIn(folder)) }, testNow);
  keepMadeFiles(mediaIn(folder));
}
