import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { openPool, usualPatience } from './connections.ts';
import type { OpenDatabase } from './database.ts';
import { listenOn } from './listening.ts';
import { locks } from './locks.ts';
import { checkMigrations, migrationsFolder } from './migrations.ts';

/** Operations say how many an instance has in all: these and one for each channel on which it listens. */
const connections = 16;
/** Nobody who is logged in can take these, so that the others always can log in. */
const connectionsBeforeLogin = 4;

export async function openPostgres(url: string, patience = usualPatience): Promise<OpenDatabase> {
  const ordinary = openPool(url, connections, patience);
  const beforeLogin = openPool(url, connectionsBeforeLogin, patience);
  const { pool } = ordinary;
  const alone = <T>(work: (client: pg.PoolClient) => Promise<T>) => oneAfterTheOther(pool, work);
  await alone(async (client) => {
    await checkMigrations((text) => client.query<Record<string, unknown>>(text));
    await migrate(drizzle(client), { migrationsFolder });
  });
  const db = withConnectionsReturned(drizzle(pool), pool);
  return {
    db,
    dbBeforeLogin: withConnectionsReturned(drizzle(beforeLogin.pool), beforeLogin.pool),
    kind: 'postgres',
    sql: (text, values) => runIn(pool, text, values),
    alone,
    listen: (channel, onNotice) => listenOn(url, channel, onNotice),
    time: () => timeIn(pool),
    ping: async () => void (await db.execute(sql`select 1`)),
    close: async () => void (await Promise.all([ordinary.close(), beforeLogin.close()])),
  };
}

/**
 * Drizzle keeps the connection of a transaction whose `begin` failed, as it does when the line was just cut. As many
 * as there are would leave none for anybody, and the server could not stop.
 */
function withConnectionsReturned(db: PostgresDatabase, pool: pg.Pool): PostgresDatabase {
  // Each connection keeps its own, because making one takes a twentieth of what a write costs.
  const ofClients = new WeakMap<pg.PoolClient, NodePgDatabase>();
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      const own = ofClients.get(client) ?? drizzle(client);
      ofClients.set(client, own);
      return await own.transaction(work, config);
    } finally {
      client.release();
    }
  };
  return db;
}

/** Another instance may migrate for longer than a lock is waited for otherwise, so that this connection is not used again. */
async function oneAfterTheOther<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [locks.start]);
    return await work(client);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [locks.start]).catch(() => {});
    client.release(true);
  }
}

async function timeIn(pool: pg.Pool): Promise<Date> {
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
  if (!rows[0]) throw new Error('the database does not tell its time');
  return rows[0].now;
}

/** Several statements return several results. */
async function runIn(pool: pg.Pool, text: string, values?: unknown[]) {
  const results = (await pool.query<Record<string, unknown>>(text, values)) as QueryResult | QueryResult[];
  return { rows: [results].flat().flatMap(({ rows }) => rows) };
}

type PostgresDatabase = ReturnType<typeof drizzle<Record<string, never>, pg.Pool>>;
type QueryResult = pg.QueryResult<Record<string, unknown>>;
