import { z } from 'zod';
import { consoleWrite } from '../../wire/console-call.ts';

export const switchPublicFeeds = consoleWrite('/api/console/switchPublicFeeds', {
  who: ['editor'],
  summary: 'Opens the public part of the agenda to calendars and programme apps, or closes it.',
  body: { to: z.enum(['on', 'off']) },
  answer: z.object({}),
});
