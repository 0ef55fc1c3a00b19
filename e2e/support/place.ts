import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asAdministrator, withDatabase } from '../../server/src/platform/testing/databases/postgres-databases.ts';

/** Where a forum lives: a folder, which holds the embedded database too unless there is one in PostgreSQL. */
export type Place = { folder: string; database: string | undefined };

/** `npm test` names a PostgreSQL, because the embedded database takes a third of the journeys' time for itself. */
const postgres = process.env['FORUM_TEST_DATABASE'] === 'postgres' ? process.env['FORUM_TEST_POSTGRES_URL'] : undefined;

/** Makes an empty place, or a copy of one in which no server runs. */
export async function newPlace(copied?: Place): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'forum-journeys-'));
  if (copied) cpSync(copied.folder, folder, { recursive: true });
  if (!postgres) return { folder, database: undefined };
  const database = `forum_${randomUUID().replaceAll('-', '')}`;
  const template = copied?.database ? ` template ${copied.database}` : '';
  await asAdministrator(postgres, `create database ${database}${template}`);
  return { folder, database };
}

export async function removePlace({ folder, database }: Place): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  if (postgres && database) await asAdministrator(postgres, `drop database ${database} with (force)`);
}

/** The settings by which a server lives there. */
export function settingsOf({ folder, database }: Place): Record<string, string> {
  const inPostgres = postgres && database && { DATABASE_URL: withDatabase(postgres, database) };
  return { FORUM_DATA_DIR: folder, ...inPostgres };
}
