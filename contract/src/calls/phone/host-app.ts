import { z } from 'zod';
import { wrongTicket } from '../../refusals/host-app.ts';
import { forumOver, notVerified } from '../../refusals/sign-in.ts';
import { notAllowed } from '../../refusals/wire.ts';
import { write } from '../../wire/call.ts';
import { partnerCall } from '../../wire/partner-call.ts';
import { Id, Text } from '../../wire/values.ts';
import { SignedIn } from '../sign-in.ts';

const Secret = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const answersSecret = { overlay: false, keep: 'nothing', secretAnswer: true } as const;

export const issueTicket = partnerCall('/api/hostApp/issueTicket', {
  summary: 'A one-time ticket for a person, with which the partner’s app opens this one.',
  body: { userId: z.string().max(64) },
  answer: z.object({ ticket: z.string(), expiresIn: z.int() }),
  refusals: [notAllowed],
});

export const tradeTicket = write('/api/hostApp/tradeTicket', {
  who: 'anyone',
  summary: 'Trades the host app’s one-time ticket for a session, inside the host app alone.',
  body: { ticket: Secret, userId: Id },
  answer: SignedIn,
  refusals: [wrongTicket, notVerified, forumOver],
  ...answersSecret,
});

export const claimTicket = write('/api/hostApp/claimTicket', {
  who: 'anyone',
  summary: 'Spends the ticket for a claim, while the user still has to be asked. No session begins or ends by it.',
  body: { ticket: Secret, userId: Id },
  answer: z.object({ claim: Secret, name: Text }),
  refusals: [wrongTicket],
  ...answersSecret,
});

export const tradeClaim = write('/api/hostApp/tradeClaim', {
  who: 'anyone',
  summary: 'Trades the claim for a session, once, within ten minutes, on the page that got it.',
  body: { claim: Secret, userId: Id },
  answer: SignedIn,
  refusals: [wrongTicket, notVerified, forumOver],
  ...answersSecret,
});
