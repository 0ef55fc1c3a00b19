import type { FastifyBaseLogger } from 'fastify';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Configuration } from '../configuration.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/** The same type for both databases and for transactions. */
export type Database = PgDatabase<PgQueryResultHKT>;

export type Listening = {
  /** False while notices may be lost. */
  isConnected(): boolean;
  stop(): Promise<void>;
};

export type OpenDatabase = {
  db: Database;
  /** For calls of people who are not logged in: whatever those do who are, it has connections. */
  dbBeforeLogin: Database;
  kind: 'embedded' | 'postgres';
  /** Runs several statements outside any transaction, for the queue, which has SQL of its own. */
  sql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Instances that start together run this work one after the other. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Calls back for each notice; without a payload when the connection was lost and notices may have been missed. */
  listen(channel: string, onNotice: (payload: string | undefined) => void): Promise<Listening>;
  /** The clock of the database. */
  time(): Promise<Date>;
  /** Resolves while the database answers; for /readyz. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

/** Opens PostgreSQL if an address is set, otherwise the embedded database in the data folder. */
export function openDatabase(
  { databaseUrl, dataDir, mode }: Pick<Configuration, 'databaseUrl' | 'dataDir' | 'mode'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<OpenDatabase> {
  if (databaseUrl) return openPostgres(databaseUrl);
  return openEmbedded(dataDir, mode === 'demo' ? log : undefined);
}
