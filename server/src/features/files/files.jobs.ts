import type { Jobs } from '../../platform/jobs/jobs.ts';
import { readFile, readUnread } from './files-reading.actions.ts';
import { readingQueue } from './files-staff.actions.ts';

export const filesJobs: Jobs = {
  queues: [
    {
      name: readingQueue,
      // A book of a thousand pages takes six minutes to draw, and others may be before it.
      policy: { retries: 3, firstRetrySeconds: 10, longestRetrySeconds: 600, expireSeconds: 30 * 60 },
      work: readFile,
    },
  ],
  schedules: [{ name: 'unread-files', cron: '* * * * *', work: readUnread }],
};
