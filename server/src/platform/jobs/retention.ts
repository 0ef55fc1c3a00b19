import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';

/** Which rows are deleted when they are no longer needed. The words are for docs/personal-data.md. */
export type Retention = { what: string; after: string; purge(db: Database, now: Date): Promise<unknown> };

type PurgeContext = { db: Database; log: Pick<FastifyBaseLogger, 'error'> };

export function hourlyPurge(retention: readonly Retention[]) {
  const work = (context: PurgeContext & { clock: Clock }) => purge(retention, context, context.clock.now());
  return { name: 'retention', cron: '7 * * * *', work };
}

/** A purge that fails is logged and tried again an hour later; the others still run. */
export async function purge(retention: readonly Retention[], { db, log }: PurgeContext, now: Date): Promise<void> {
  for (const { what, purge: purgeOne } of retention) {
    try {
      await purgeOne(db, now);
    } catch (failure) {
      log.error({ what, reason: reasonOf(failure) }, 'rows that have served their purpose could not be deleted');
    }
  }
}

/** Only names are logged, because the error of a failed statement quotes its parameters. */
function reasonOf(failure: unknown): string {
  const { name, code } = ((failure as Error).cause ?? failure) as { name?: unknown; code?: unknown };
  return [name, code].filter((word) => typeof word === 'string').join(' ');
}
