import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { AuditLog } from './audit-log.ts';

/** Lines that are cut off within this time may go unnoticed. */
const hour = 60 * 60 * 1000;

type AnchoringDeps = { audit: AuditLog; db: Database; clock: Clock; log: Pick<FastifyBaseLogger, 'error'> };

/**
 * Each instance writes anchors to its own files: at its start, every hour and at its end. It uses no schedule of the
 * queue, which is in the very database that the anchors do not trust.
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
