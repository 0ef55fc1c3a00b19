import type { Jobs } from '../../platform/jobs/jobs.ts';
import { addDays } from '../../platform/time-zones.ts';
import { deleteMessagesIfOverBefore } from './messages-kept.store.ts';

/** Every session has ended by then, so that nobody could read them (decisions §3). */
const daysAfterForum = 8;

export const messagesJobs: Jobs = {
  retention: [
    {
      what: 'messages of the inbox',
      after: 'eight days after the Forum, when every session has ended',
      purge: (db, now) => deleteMessagesIfOverBefore(db, addDays(now.toISOString().slice(0, 10), -daysAfterForum)),
    },
  ],
};
