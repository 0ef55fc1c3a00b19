import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export type Wait = { waits: string; on: string; heldBy: string };

/** Whoever waits for a lock, and whoever holds it; the lines of the queue and of this watch are none of a person's. */
const waiting = `
  select waiter.query as waits, waiter.wait_event as on, holder.query as "heldBy"
  from pg_stat_activity waiter
  cross join lateral unnest(pg_blocking_pids(waiter.pid)) as blocking(pid)
  join pg_stat_activity holder on holder.pid = blocking.pid
  where waiter.datname = current_database() and waiter.wait_event_type = 'Lock' and waiter.query not like '%pgboss.%'`;
/** A wait as long as one round trip to the database is seen. */
const between = 2;

/** Looks again and again, until it is stopped, which transactions wait for a lock that another one holds. */
export async function watchLocks(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const state = { stopped: false, looks: 0 };
  const seen: Wait[] = [];
  async function watch() {
    while (!state.stopped) {
      seen.push(...(await client.query<Wait>(waiting)).rows);
      state.looks += 1;
      await pause(between);
    }
  }
  const watched = watch();
  return {
    seen,
    async stop() {
      state.stopped = true;
      try {
        await watched;
      } finally {
        await client.end();
      }
      return { looks: state.looks, seen };
    },
  };
}
