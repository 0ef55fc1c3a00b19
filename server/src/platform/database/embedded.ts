import { existsSync } from 'node:fs';
import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { FastifyBaseLogger } from 'fastify';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { anchorsFile, headFile } from '../audit/anchor-files.ts';
import type { OpenDatabase } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { checkMigrations, migrationsFolder, OtherMigrations } from './migrations.ts';

/**
 * Opens PostgreSQL compiled to WASM in a folder, for demos, rehearsals and tests. A folder made by other migrations is
 * refused; with a log, as in a demo, it is set aside and made again.
 */
export async function openEmbedded(dataDir: string, log?: Pick<FastifyBaseLogger, 'warn'>): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(dataDir);
  const folder = join(dataDir, 'database');
  try {
    return await openFolder(folder, unlock).catch(async (failure) => {
      if (!log || !(failure instanceof OtherMigrations)) throw failure;
      await setAside(folder);
      // The anchors are about the log in the folder that was set aside.
      for (const file of [anchorsFile(dataDir), headFile(dataDir)]) await setAside(file);
      log.warn('the demo data was made by other migrations: it is now in database.old, and is made anew');
      return openFolder(folder, unlock);
    });
  } catch (failure) {
    await unlock();
    throw failure;
  }
}

async function openFolder(folder: string, unlock: () => Promise<void>): Promise<OpenDatabase> {
  // The library makes files that everybody may read; nobody else on the machine gets as far as those.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const pglite = await PGlite.create(folder);
  try {
    return await overPGlite(pglite, unlock);
  } catch (failure) {
    await pglite.close();
    throw failure;
  }
}

/** Keeps one older folder in case somebody misses data; the one before it is deleted. */
async function setAside(path: string): Promise<void> {
  await rm(`${path}.old`, { recursive: true, force: true });
  if (existsSync(path)) await rename(path, `${path}.old`);
}

export async function overPGlite(
  pglite: PGlite,
  afterClose: () => Promise<void> = async () => {},
): Promise<OpenDatabase> {
  const db = drizzle(pglite);
  await checkMigrations((text) => pglite.query(text));
  await migrate(db, { migrationsFolder });
  return {
    db,
    // There is one connection.
    dbBeforeLogin: db,
    kind: 'embedded',
    sql: (text, values) => runIn(pglite, text, values),
    // The lock of the folder already keeps other processes out.
    alone: (work) => work(),
    listen: async (channel, onNotice) => {
      const stop = await pglite.listen(channel, onNotice);
      return { isConnected: () => true, stop: () => stop() };
    },
    // The embedded database runs in this process and uses the clock of this machine.
    time: async () => new Date(),
    ping: async () => void (await pglite.query('select 1')),
    close: async () => {
      await pglite.close();
      await afterClose();
    },
  };
}

/** PGlite takes parameters with a single statement only. */
async function runIn(pglite: PGlite, text: string, values: unknown[] = []) {
  try {
    if (values.length > 0) return await pglite.query(text, values);
    return { rows: (await pglite.exec(text)).flatMap(({ rows }) => rows) };
  } catch (failure) {
    // There is one connection, so that a failed block would leave its broken transaction to the next caller.
    await pglite.query('rollback').catch(() => {});
    throw failure;
  }
}
