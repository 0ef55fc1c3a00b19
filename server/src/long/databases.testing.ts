import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import { openEmbedded } from '../platform/database/embedded.ts';
import { openPostgres } from '../platform/database/postgres.ts';
import { newId } from '../platform/ids.ts';
import type { Sealing } from '../platform/security/sealing.ts';
import { asAdministrator, withDatabase } from '../platform/testing/databases/postgres-databases.ts';

type Row = Record<string, unknown>;
export type LongDatabase = Awaited<ReturnType<typeof longDatabase>>;
/** `empty` is without the demo forum. With `hurried` commits do not wait for the disk. */
type Kind = { empty?: boolean; hurried?: boolean };

/** Makes a PostgreSQL database for one test, which server processes open by its address. */
export async function longDatabase({ empty = false, hurried = false }: Kind = {}) {
  const template = inject('template');
  if (template.kind !== 'postgres') throw new Error('the long tests need PostgreSQL: run them by npm run test:full');
  const name = `forum_${newId()}`;
  await asAdministrator(template.url, `create database ${name}${empty ? '' : ` template ${template.name}`}`);
  if (hurried) await asAdministrator(template.url, `alter database ${name} set synchronous_commit = off`);
  const url = withDatabase(template.url, name);
  const pool = new pg.Pool({ connectionString: url, max: 8 });
  pool.on('error', () => {});
  const rows = async (text: string, values: unknown[] = []) => (await pool.query<Row>(text, values)).rows;
  return {
    url,
    rows,
    /** For a query whose result is a single number. */
    count: async (text: string, values: unknown[] = []) =>
      Number(Object.values((await rows(text, values))[0] ?? {})[0]),
    /** Writes what has to be there before the server starts. */
    async prepare<T>(work: (db: Database) => Promise<T>): Promise<T> {
      const open = await openPostgres(url);
      try {
        return await work(open.db);
      } finally {
        await open.close();
      }
    },
    async drop() {
      await pool.end();
      await asAdministrator(template.url, `drop database ${name} with (force)`);
    },
  };
}

/** The characters of an image, opened from the database instead of read off the picture. */
export function charactersIn(database: LongDatabase, sealing: Sealing) {
  return async (flowId: string): Promise<string> => {
    const [row] = await database.rows('select characters_sealed from sign_in_flow where id = $1', [flowId]);
    const sealed = row?.['characters_sealed'];
    return typeof sealed === 'string' ? sealing.open(sealed, flowId) : '';
  };
}

/** What a server process that is killed leaves behind, and the next one finds. */
export type Ground = {
  environment: Record<string, string>;
  withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T>;
  remove(): Promise<void>;
};

async function embeddedGround(): Promise<Ground> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forum-kills-'));
  return {
    environment: { FORUM_DATA_DIR: dataDir },
    async withDatabase(work) {
      const open = await openEmbedded(dataDir);
      try {
        return await work(open.db);
      } finally {
        await open.close();
      }
    },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function postgresGround(): Promise<Ground> {
  const database = await longDatabase({ empty: true });
  return { environment: { DATABASE_URL: database.url }, withDatabase: database.prepare, remove: database.drop };
}

/** Both databases, for a test that kills its servers. */
export const grounds = [
  { name: 'the embedded database', open: embeddedGround },
  { name: 'PostgreSQL', open: postgresGround },
];
