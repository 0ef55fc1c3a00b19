import { z } from 'zod';
import * as no from '../refusals.ts';
import { write } from '../wire/call.ts';
import { Id } from '../wire/values.ts';
import { SignedIn } from './sign-in.ts';

export const tradeTicket = write('/api/hostApp/tradeTicket', {
  who: 'anyone',
  summary: 'Trades the host app’s one-time ticket for a session.',
  body: { ticket: z.string().regex(/^[A-Za-z0-9_-]{43}$/), userId: Id },
  answer: SignedIn,
  overlay: false,
  keep: 'nothing',
  refusals: [no.wrongTicket, no.notVerified, no.forumOver],
  secretAnswer: true,
});
