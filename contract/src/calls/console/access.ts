import { z } from 'zod';
import { noSuchPartnerKey } from '../../refusals/console.ts';
import { consoleWrite } from '../../wire/console-call.ts';
import { Id, Text } from '../../wire/values.ts';

export const switchBadgeSessions = consoleWrite('/api/console/switchBadgeSessions', {
  who: ['owner'],
  summary: 'Makes badge sessions of the whole forum full, or limited until a code confirms them (security F1).',
  body: { to: z.enum(['full', 'limited']) },
  answer: z.object({}),
});

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
