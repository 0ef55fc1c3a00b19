import { newId } from '../ids.ts';
import { dropClaim, renewClaim, takeClaim, type Held } from './claims.store.ts';
import type { JobContext } from './jobs.ts';

/** The work of an instance that was killed is another's after this time. */
const lasts = 60_000;
const renewedEvery = 20_000;

/** Aborted when the server stops, or when somebody else took the work, because this instance stood still too long. */
export type Claim = Held & { stopping: AbortSignal };
type Context = Pick<JobContext, 'db' | 'clock'> & {
  services: { dueDeliveries: Pick<JobContext['services']['dueDeliveries'], 'stopping'> };
};

/**
 * Does long work that no other instance does at this time. Otherwise it does nothing: whoever asks again later finds it
 * done, or nobody at it any more. No connection is kept for it, and no transaction.
 */
export async function unlessClaimed(
  work: string,
  { db, clock, services }: Context,
  does: (claim: Claim) => Promise<void>,
): Promise<void> {
  const held = { work, holder: newId() };
  const until = () => new Date(clock.now().getTime() + lasts);
  if (!(await takeClaim(db, held, { now: clock.now(), until: until() }))) return;
  const lost = new AbortController();
  const renew = async () => {
    // While the database is away nobody else can take it either.
    const isMine = await renewClaim(db, held, until()).catch(() => true);
    if (!isMine) lost.abort();
  };
  const renewing = setInterval(() => void renew(), renewedEvery).unref();
  try {
    await does({ ...held, stopping: AbortSignal.any([services.dueDeliveries.stopping, lost.signal]) });
  } finally {
    clearInterval(renewing);
    await dropClaim(db, held);
  }
}
