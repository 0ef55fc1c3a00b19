import { z } from 'zod';
import { noSuchPartnerKey, noSuchPerson } from '../../refusals/console.ts';
import { consoleRead, consoleWrite } from '../../wire/console-call.ts';
import { Id, IsoMoment, Text } from '../../wire/values.ts';

export const issuePartnerKey = consoleWrite('/api/console/issuePartnerKey', {
  who: ['owner'],
  summary: 'Issues a key to the server of a host app; it is answered this once.',
  body: { name: z.string().trim().min(1).max(100) },
  answer: z.object({ id: Id, key: Text }),
  secretAnswer: true,
});

export const revokePartnerKey = consoleWrite('/api/console/revokePartnerKey', {
  who: ['owner'],
  summary: 'Revokes the key of a partner.',
  body: { id: Id },
  answer: z.object({ name: Text }),
  refusals: [noSuchPartnerKey],
});

const Linked = z.object({ name: Text, partner: Text });

export const linkToPartner = consoleWrite('/api/console/linkToPartner', {
  who: ['registrar'],
  summary: 'Lets the app of a partner log this person in.',
  body: { partnerId: Id, personId: Id },
  answer: Linked,
  refusals: [noSuchPartnerKey, noSuchPerson],
});

export const unlinkFromPartner = consoleWrite('/api/console/unlinkFromPartner', {
  who: ['registrar'],
  summary: 'The app of a partner can log this person in no longer; open sessions stay.',
  body: { partnerId: Id, personId: Id },
  answer: Linked,
  refusals: [noSuchPartnerKey, noSuchPerson],
});

export const getPartnerLinks = consoleRead('/api/console/getPartnerLinks', {
  who: ['registrar'],
  summary: 'The people whom the app of a partner can log in, and when it first did.',
  body: { partnerId: Id },
  answer: z.object({
    partner: Text,
    people: z.array(z.object({ id: Id, name: Text, linkedAt: IsoMoment, enteredAt: IsoMoment.nullable() })),
  }),
  refusals: [noSuchPartnerKey],
});
