import type { FastifyBaseLogger } from 'fastify';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Configuration } from '../configuration.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/** The same handle for both databases, and for a transaction in either. */
export type Database = PgDatabase<PgQueryResultHKT>;

export type Listening = {
  /** False while notices may be getting lost. */
  isConnected(): boolean;
  stop(): Promise<void>;
};

export type OpenDatabase = {
  db: Database;
  kind: 'embedded' | 'postgres';
  /** Outside any transaction, several statements at a time: for the queue, which brings SQL of its own. */
  sql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Instances that start together do this one after the other. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Called for each notice on the channel; without a text after a lost connection, when nobody knows what came. */
  listen(channel: string, onNotice: (payload: string | undefined) => void): Promise<Listening>;
  /** What time it is there. */
  time(): Promise<Date>;
  /** Answers while the database does; for /readyz. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

/** PostgreSQL where an address is set; otherwise the embedded one in the data folder. */
export function openDatabase(
  { databaseUrl, dataDir, mode }: Pick<Configuration, 'databaseUrl' | 'dataDir' | 'mode'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<OpenDatabase> {
  if (databaseUrl) return openPostgres(databaseUrl);
  const noteRenewal = () =>
    log.warn('the demo data was made by other migrations: it is now in database.old, and is made anew');
  return openEmbedded(dataDir, mode === 'demo' ? noteRenewal : undefined);
}
