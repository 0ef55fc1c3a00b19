import type { Socket } from 'node:net';
import pg from 'pg';

/** All in milliseconds. Tests hurry. */
export type Patience = {
  connecting: number;
  /** PostgreSQL ends what takes longer: a statement, the wait for a lock, a transaction in which nothing happens. */
  statement: number;
  lock: number;
  idleInTransaction: number;
  /** No statement lasts as long, so that a host which says nothing for that time has gone. */
  silence: number;
  /** A host that has gone does not answer the goodbye. */
  goodbye: number;
};

export const usualPatience: Patience = {
  connecting: 8_000,
  statement: 15_000,
  lock: 3_000,
  idleInTransaction: 15_000,
  silence: 18_000,
  goodbye: 1_000,
};

/** Node sends a probe a second from then on, and gives up after ten. */
const firstProbe = 8_000;

export const probing = { keepAlive: true, keepAliveInitialDelayMillis: firstProbe } as const;

/** What a connection says when the host of the database has gone without a word. */
class SilentDatabase extends Error {
  override name = 'SilentDatabase';
  readonly code = 'ETIMEDOUT';
}

/** A pool whose connections give up on a host that has gone. Its end waits for work that is under way, and for no host. */
export function openPool(url: string, max: number, patience: Patience) {
  const open = new Set<pg.Client>();
  const busy = new Set<pg.Client>();
  const pool = new pg.Pool({
    ...{ connectionString: url, max, ...probing },
    connectionTimeoutMillis: patience.connecting,
    // The pool waits for it, although its types do not say so.
    onConnect: (client): unknown => begin(client as pg.Client, patience),
  });
  // The pool replaces a lost connection at the next query. Without these listeners the error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    client.once('end', () => open.delete(client));
    open.add(client);
  });
  const leave = (client: pg.Client) => void (pool.ending && endAfterSilence(client, patience.goodbye));
  pool.on('acquire', (client) => void busy.add(client));
  pool.on('release', (_failure, client) => {
    busy.delete(client);
    leave(client);
  });
  return {
    pool,
    async close() {
      const ended = pool.end();
      for (const client of open) if (!busy.has(client)) leave(client);
      await ended;
      await Promise.all([...open].map((client) => new Promise<void>((gone) => client.once('end', gone))));
    },
  };
}

/**
 * The limits are set by a statement, because poolers refuse them among the parameters of a connection. Those of TCP are
 * for the other direction: a server that has gone holds no locks for longer.
 */
async function begin(client: pg.Client, { statement, lock, idleInTransaction, silence }: Patience) {
  endAfterSilence(client, silence);
  const limits: Record<string, number> = {
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idleInTransaction,
    tcp_user_timeout: silence,
    tcp_keepalives_idle: 8,
    tcp_keepalives_interval: 2,
    tcp_keepalives_count: 5,
  };
  const names = Object.keys(limits).map((name, nth) => `set_config('${name}', $${nth + 1}, false)`);
  await client.query(`select ${names.join(', ')}`, Object.values(limits).map(String));
}

/** Bytes in either direction begin the time anew. */
function endAfterSilence({ connection }: pg.Client, longest: number) {
  const socket = connection.stream as Socket;
  socket.removeAllListeners('timeout');
  socket.setTimeout(longest, () => socket.destroy(new SilentDatabase('the database has gone')));
}

/** Says goodbye, but does not wait long for the answer. */
export async function endConnection(client: pg.Client): Promise<void> {
  endAfterSilence(client, usualPatience.goodbye);
  await client.end().catch(() => {});
}
