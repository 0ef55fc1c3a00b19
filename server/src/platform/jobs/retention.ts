import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';

/** Rows that have served their purpose: when that is, in words for docs/personal-data.md, and how they are deleted. */
export type Retention = { what: string; after: string; purge(db: Database, now: Date): Promise<unknown> };

type PurgeContext = { db: Database; log: Pick<FastifyBaseLogger, 'error'> };

export function hourlyPurge(retention: readonly Retention[]) {
  const work = (context: PurgeContext & { clock: Clock }) => purge(retention, context, context.clock.now());
  return { name: 'retention', cron: '7 * * * *', work };
}

/** A purge that fails is logged and tried again an hour later; it keeps none of the others from being done. */
export async function purge(retention: readonly Retention[], { db, log }: PurgeContext, now: Date): Promise<void> {
  for (const { what, purge: purgeOne } of retention) {
    try {
      await purgeOne(db, now);
    } catch (failure) {
      log.error({ what, reason: reasonOf(failure) }, 'rows that have served their purpose could not be deleted');
    }
  }
}

/** Names alone: a failed statement quotes its parameters. */
function reasonOf(failure: unknown): string {
  const { name, code } = ((failure as Error).cause ?? failure) as { name?: unknown; code?: unknown };
  return [name, code].filter((word) => typeof word === 'string').join(' ');
}
