import type { getFriendStatus } from 'contract/calls/cards';
import { notFound } from 'contract/refusals/wire';
import type { Context } from '../../platform/http/binding.ts';
import { refuse } from '../../platform/writes/refusing.ts';

/** Until there are cards nothing waits. The mark is only told to its owner. */
export function showFriendStatus({ viewer, body }: Context<typeof getFriendStatus>): 0 | 1 {
  if (body.guestId !== viewer.id) refuse(notFound);
  return 0;
}
