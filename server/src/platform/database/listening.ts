import pg from 'pg';
import { endConnection, probing } from './connections.ts';
import type { Listening } from './database.ts';

const reconnectAfter = 1_000;
/** A regular query finds a connection that died silently, which waiting for notices would not. */
const beat = 1_000;
const longestSilence = 2_500;

type OnNotice = (payload: string | undefined) => void;

/** Opens a separate connection, because on one from the pool the next user would get the notices. */
export async function listenOn(url: string, channel: string, onNotice: OnNotice): Promise<Listening> {
  let client: pg.Client | undefined;
  let stopped = false;
  let answeredAt = 0;
  let waiting: NodeJS.Timeout | undefined;

  async function connect() {
    const fresh = new pg.Client({
      ...{ connectionString: url, ...probing },
      connectionTimeoutMillis: 5_000,
      query_timeout: longestSilence,
    });
    fresh.on('notification', ({ payload }) => onNotice(payload));
    // The listener stays, because a second error without one would end the process.
    fresh.on('error', () => lost(fresh));
    fresh.once('end', () => lost(fresh));
    client = fresh;
    await fresh.connect();
    await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    answeredAt = performance.now();
  }

  function lost(which: pg.Client) {
    if (stopped || which !== client) return;
    client = undefined;
    answeredAt = 0;
    void endConnection(which);
    waiting = setTimeout(() => void again(), reconnectAfter).unref();
  }

  async function again() {
    if (stopped) return;
    try {
      await connect();
      // Notices may have been missed meanwhile.
      onNotice(undefined);
    } catch {
      if (client) lost(client);
    }
  }

  const timer = setInterval(() => {
    const connection = client;
    connection?.query('select 1').then(
      () => (answeredAt = connection === client ? performance.now() : answeredAt),
      () => lost(connection),
    );
  }, beat).unref();

  await connect();
  return {
    isConnected: () => performance.now() - answeredAt < longestSilence,
    async stop() {
      stopped = true;
      clearTimeout(waiting);
      clearInterval(timer);
      // What was heard is of no use any more, and a host that has gone would be waited for.
      if (client) await endConnection(client);
    },
  };
}
