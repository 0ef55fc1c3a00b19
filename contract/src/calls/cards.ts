import { z } from 'zod';
import { notFound } from '../refusals/wire.ts';
import { read } from '../wire/call.ts';
import { Id } from '../wire/values.ts';

export const getFriendStatus = read('/api/friendApply/getGuestFriendStatusByGuestId', {
  who: 'signed in, limited too',
  summary: 'Whether the Info tab has a red mark: 1 if requests for the viewer’s card wait.',
  body: { guestId: Id },
  answer: z.union([z.literal(0), z.literal(1)]),
  shows: ['mine'],
  overlay: false,
  keep: 'nothing',
  refusals: [notFound],
});
