import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { forgetOldTickets } from '../../platform/downloads/downloads.store.ts';
import { forgetOldMessages } from '../../platform/outgoing/outgoing.ts';
import { forgetOldAnswers } from '../../platform/repeats.store.ts';
import { forgetOldViews } from '../delegates/delegates-budget.actions.ts';
import { forgetOldNonces } from '../host-app/host-app.actions.ts';
import { forgetFlowsBefore } from './session-code.store.ts';
import { forgetVerificationsBefore } from './session-limits.store.ts';

const hour = 60 * 60 * 1000;
/** Limits look back a day; another one to look into what went wrong. */
const keptFor = 48 * hour;

/** Once an hour what has served its purpose is forgotten. Harmless when several instances do it. */
export function keepHouse(db: Database, clock: Clock): () => void {
  const timer = setInterval(() => void tidy(db, clock.now()).catch(() => {}), hour);
  timer.unref();
  return () => clearInterval(timer);
}

export async function tidy(db: Database, now: Date) {
  const before = new Date(now.getTime() - keptFor);
  await forgetFlowsBefore(db, before);
  await forgetVerificationsBefore(db, before);
  await forgetOldNonces(db, now);
  await forgetOldViews(db, now);
  await forgetOldMessages(db, now);
  await forgetOldAnswers(db, now);
  await forgetOldTickets(db, now);
}
