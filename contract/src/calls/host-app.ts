import { z } from 'zod';
import { wrongTicket } from '../refusals/host-app.ts';
import { forumOver, notVerified } from '../refusals/sign-in.ts';
import { notAllowed } from '../refusals/wire.ts';
import { write } from '../wire/call.ts';
import { partnerCall } from '../wire/partner-call.ts';
import { Id } from '../wire/values.ts';
import { SignedIn } from './sign-in.ts';

export const issueTicket = partnerCall('/api/hostApp/issueTicket', {
  summary: 'A one-time ticket for a person, with which the partner’s app opens this one.',
  body: { userId: z.string().max(64) },
  answer: z.object({ ticket: z.string(), expiresIn: z.int() }),
  refusals: [notAllowed],
});

export const tradeTicket = write('/api/hostApp/tradeTicket', {
  who: 'anyone',
  summary: 'Trades the host app’s one-time ticket for a session.',
  body: { ticket: z.string().regex(/^[A-Za-z0-9_-]{43}$/), userId: Id },
  answer: SignedIn,
  overlay: false,
  keep: 'nothing',
  refusals: [wrongTicket, notVerified, forumOver],
  secretAnswer: true,
});
