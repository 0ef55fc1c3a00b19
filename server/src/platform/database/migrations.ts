import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Thrown if other migrations made the database. */
export class OtherMigrations extends Error {
  override name = 'OtherMigrations';
}

type Query = (text: string) => Promise<{ rows: unknown[] }>;

/** The applied migrations must be the first of this version's, in the same order; otherwise the rest cannot follow. */
export async function checkMigrations(query: Query): Promise<void> {
  const ours = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  const applied = await appliedTo(query);
  if (applied.some((hash, index) => hash !== ours[index]))
    throw new OtherMigrations('the database was made by other migrations');
}

async function appliedTo(query: Query): Promise<string[]> {
  const { rows: tables } = await query(`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (!(tables[0] as { name: string | null }).name) return [];
  const { rows } = await query('select hash from drizzle.__drizzle_migrations order by id');
  return (rows as { hash: string }[]).map(({ hash }) => hash);
}
