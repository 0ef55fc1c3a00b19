import { z } from 'zod';
import * as no from '../../refusals/console.ts';
import { consoleRead, consoleWrite } from '../../wire/console-call.ts';
import { Id, Text } from '../../wire/values.ts';

const person = { personId: Id };
const Named = z.object({ name: Text });
const Address = z.string().trim().max(254);

export const findPerson = consoleRead('/api/console/findPerson', {
  who: ['registrar'],
  summary: 'The person with this mobile number or email address.',
  body: { address: Address },
  answer: z.object({ id: Id, name: Text }),
  refusals: [no.noSuchPerson],
});

export const resetBadgeLock = consoleWrite('/api/console/resetBadgeLock', {
  who: ['registrar'],
  summary: 'Lifts the lock on badge login of a person.',
  body: person,
  answer: Named,
  refusals: [no.noSuchPerson],
});

export const resetCodeRestriction = consoleWrite('/api/console/resetCodeRestriction', {
  who: ['registrar'],
  summary: 'Lifts the restriction on codes of a mobile number or email address, also of one that is on no record.',
  body: { address: Address },
  answer: z.object({}),
  refusals: [no.wrongAddress],
});

export const voidBadge = consoleWrite('/api/console/voidBadge', {
  who: ['registrar'],
  summary: 'Voids the badge code of a person.',
  body: person,
  answer: z.object({ ...Named.shape, voided: z.int() }),
  refusals: [no.noSuchPerson],
});

export const reissueBadge = consoleWrite('/api/console/reissueBadge', {
  who: ['registrar'],
  summary: 'Voids the badge code of a person and issues a new one, as printed and as the address in its QR code.',
  body: person,
  answer: z.object({ ...Named.shape, printed: Text, qrCode: Text }),
  refusals: [no.noSuchPerson],
  secretAnswer: true,
});

export const switchBadgeSignIn = consoleWrite('/api/console/switchBadgeSignIn', {
  who: ['registrar'],
  summary: 'Switches badge login on or off for a person.',
  body: { ...person, to: z.enum(['on', 'off']) },
  answer: Named,
  refusals: [no.noSuchPerson],
});

export const issueDeskCode = consoleWrite('/api/console/issueDeskCode', {
  who: ['registrar'],
  summary: 'A one-time code by which a person without a mobile and an email address confirms a login by badge.',
  body: person,
  answer: z.object({ ...Named.shape, code: Text, validMinutes: z.int() }),
  refusals: [no.noSuchPerson],
  secretAnswer: true,
});

export const endSessions = consoleWrite('/api/console/endSessions', {
  who: ['registrar'],
  summary: 'Ends every session of a person.',
  body: person,
  answer: Named,
  refusals: [no.noSuchPerson],
});
