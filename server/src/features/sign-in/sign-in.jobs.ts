import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { forgetOldChanges } from '../../platform/content/changes.store.ts';
import type { Database } from '../../platform/database/database.ts';
import { forgetOldTickets } from '../../platform/downloads/downloads.store.ts';
import { forgetOldMessages } from '../../platform/outgoing/outgoing.ts';
import { forgetOldAnswers } from '../../platform/writes/repeats.store.ts';
import { forgetOldViews } from '../delegates/delegates-budget.actions.ts';
import { forgetOldEntryTickets, forgetOldNonces } from '../host-app/host-app.actions.ts';
import { forgetFlowsBefore } from './sign-in.store.ts';
import { forgetVerificationsBefore } from './sign-in-limits.store.ts';

type Log = Pick<FastifyBaseLogger, 'error'>;

const hour = 60 * 60 * 1000;
/** Limits look back a day; another one to look into what went wrong. */
const keptFor = 48 * hour;
const keptSince = (now: Date) => new Date(now.getTime() - keptFor);

const duties: Record<string, (db: Database, now: Date) => Promise<unknown>> = {
  'attempts to sign in': (db, now) => forgetFlowsBefore(db, keptSince(now)),
  'failed verifications': (db, now) => forgetVerificationsBefore(db, keptSince(now)),
  'entry tickets': forgetOldEntryTickets,
  'partners’ nonces': forgetOldNonces,
  'views of profiles': forgetOldViews,
  messages: forgetOldMessages,
  'answers to writes': forgetOldAnswers,
  'tickets for downloads': forgetOldTickets,
  'changes of content': forgetOldChanges,
};

/** Once an hour what has served its purpose is forgotten. Harmless when several instances do it. */
export function keepHouse(db: Database, clock: Clock, log: Log): () => void {
  const timer = setInterval(() => void tidy(db, clock.now(), log), hour);
  timer.unref();
  return () => clearInterval(timer);
}

/** What fails is said and tried again an hour later; it keeps nothing else from being done. */
export async function tidy(db: Database, now: Date, log: Log) {
  for (const [what, forget] of Object.entries(duties)) {
    try {
      await forget(db, now);
    } catch (failure) {
      log.error({ what, reason: reasonOf(failure) }, 'what has served its purpose could not be forgotten');
    }
  }
}

/** Names alone: a failed statement quotes its parameters. */
function reasonOf(failure: unknown): string {
  const { name, code } = ((failure as Error).cause ?? failure) as { name?: unknown; code?: unknown };
  return [name, code].filter((word) => typeof word === 'string').join(' ');
}
