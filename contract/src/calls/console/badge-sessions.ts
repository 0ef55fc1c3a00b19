import { z } from 'zod';
import { consoleWrite } from '../../wire/console-call.ts';

export const switchBadgeSessions = consoleWrite('/api/console/switchBadgeSessions', {
  who: ['owner'],
  summary: 'Makes badge sessions of the whole forum full, or limited until a code confirms them (security F1).',
  body: { to: z.enum(['full', 'limited']) },
  answer: z.object({}),
});
