import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { keepDemoForum } from '../../../demo/today.ts';
import { configurationFrom } from '../configuration.ts';
import type { Database } from '../database/database.ts';
import { overPGlite } from '../database/embedded.ts';
import { openPostgres } from '../database/postgres.ts';
import { sealingWith } from '../security/sealing.ts';
import { asAdministrator, withDatabase } from './test-database.ts';
import { testNow } from './test-now.ts';

declare module 'vitest' {
  interface ProvidedContext {
    template: { kind: 'embedded'; dump: string } | { kind: 'postgres'; url: string; name: string };
  }
}

/** Migrates and loads the demo forum once; every test file then starts from a copy of it. */
export default async function makeTemplate(project: TestProject) {
  return process.env['FORUM_TEST_DATABASE'] === 'postgres' ? inPostgres(project) : inFile(project);
}

async function inFile(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'forum-template-'));
  const pglite = await PGlite.create();
  const open = await overPGlite(pglite);
  await load(open.db);
  const dump = join(folder, 'dump');
  await writeFile(dump, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await open.close();
  project.provide('template', { kind: 'embedded', dump });
  return () => rm(folder, { recursive: true });
}

async function inPostgres(project: TestProject) {
  const url = process.env['FORUM_TEST_POSTGRES_URL'];
  if (!url) throw new Error('FORUM_TEST_POSTGRES_URL is not set: run the tests by npm test or npm run check');
  const name = 'forum_template';
  await asAdministrator(url, `drop database if exists ${name} with (force)`);
  await asAdministrator(url, `create database ${name}`);
  const open = await openPostgres(withDatabase(url, name));
  await load(open.db);
  await open.close();
  project.provide('template', { kind: 'postgres', url, name });
}

function load(db: Database) {
  return keepDemoForum(db, sealingWith(configurationFrom({}).storeSecret), testNow);
}
