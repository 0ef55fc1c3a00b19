import { z } from 'zod';
import { consoleWrite } from '../../wire/console-call.ts';

export const rotateStoreSecret = consoleWrite('/api/console/rotateStoreSecret', {
  who: ['owner'],
  summary: 'Seals one batch of what an older store secret sealed with the current one.',
  body: {},
  answer: z.object({
    resealed: z.int(),
    /** Values that cannot be opened and were passed over, by table, column and row; the first hundred of them. */
    unreadable: z.array(z.string()).max(100),
    /** How many cannot be opened besides those. */
    moreUnreadable: z.int(),
    /** What is still sealed with an older secret. */
    left: z.int(),
    /** Counts of failed codes that only the older secret can find. */
    olderLimits: z.int(),
  }),
});
