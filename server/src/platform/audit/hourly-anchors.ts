import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { AuditLog } from './audit-log.ts';

/** What is cut off the log within this time may go unseen. */
const hour = 60 * 60 * 1000;

type AnchoringDeps = { audit: AuditLog; db: Database; clock: Clock; log: Pick<FastifyBaseLogger, 'error'> };

/**
 * Now, every hour, and when it is stopped, by each instance in its own files. Not a schedule of the queue: that is kept
 * in the very database that the anchors do not trust.
 */
export async function startAnchoring({ audit, db, clock, log }: AnchoringDeps): Promise<() => Promise<void>> {
  const anchor = () =>
    audit.anchor(db, clock.now()).catch((failure: Error) => log.error({ reason: failure.message }, 'no audit anchor'));
  await anchor();
  const timer = setInterval(() => void anchor(), hour).unref();
  return async () => {
    clearInterval(timer);
    await anchor();
  };
}
