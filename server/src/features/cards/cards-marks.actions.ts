import type * as calls from 'contract/calls/cards';
import { notFound } from 'contract/refusals/wire';
import type { Context } from '../../platform/http/binding.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { actedForBy } from '../modes/modes-sharing.actions.ts';
import { hasUnseen, markSeen } from './cards-lists.store.ts';

/** Somebody who acts for delegates has one mark for all of them. Of anybody else nothing is told. */
export async function showFriendStatus({ viewer, body, db }: Context<typeof calls.getFriendStatus>): Promise<0 | 1> {
  const isOwn = body.guestId === viewer.id;
  if (viewer.scope === 'limited') return isOwn ? 0 : refuse(notFound);
  const delegates = await actedForBy(db, viewer.id);
  const asked = isOwn ? [viewer, ...delegates] : delegates.filter(({ id }) => id === body.guestId);
  if (asked.length === 0) refuse(notFound);
  // Only red badges exchange cards, so that one that became another has nothing to answer.
  const red = asked.filter(({ badge }) => badge === 'red').map(({ id }) => id);
  return red.length > 0 && (await hasUnseen(db, viewer.id, red)) ? 1 : 0;
}

export async function seeCards({ viewer, db, tellPerson }: Context<typeof calls.seeCards>) {
  const delegates = await actedForBy(db, viewer.id);
  const seen = await markSeen(db, viewer.id, [viewer.id, ...delegates.map(({ id }) => id)]);
  if (seen > 0) tellPerson(viewer.id);
  return {};
}
