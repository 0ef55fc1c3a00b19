import type { getDelegate } from 'contract/calls/delegates';
import { tooManyProfiles } from 'contract/refusals/delegates';
import type { Context } from '../../platform/http/binding.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { usesUpBudget, waitForProfile, windowsBefore } from './delegates-views-limit.rules.ts';
import { noteView, viewsBy } from './delegates-views-limit.store.ts';

/** Counts before the answer and one call of a viewer at a time, so that parallel calls cannot exceed the budget. */
export async function countProfileView({ viewer, body, db, now, services }: Context<typeof getDelegate>) {
  if (viewer.id === body.id) return;
  const [viewerId, delegateId] = [viewer.id, body.id];
  const views = await db.transaction(async (transaction) => {
    const before = await viewsBy(transaction, { viewerId, delegateId }, windowsBefore(now));
    const retryAfter = waitForProfile(before, now);
    if (retryAfter) refuse(tooManyProfiles, { retryAfter });
    await noteView(transaction, viewerId, delegateId, now);
    return before;
  });
  if (usesUpBudget(views)) services.alarm('somebody used up the budget of delegates’ profiles', { person: viewerId });
}
