import type { Jobs } from '../jobs/jobs.ts';
import type { JobPolicy } from '../jobs/queue.ts';
import { channelNames, type Channel } from './messages.ts';
import { day } from './outgoing.rules.ts';
import { deleteMessagesBefore } from './outgoing.store.ts';

// How often a message is really tried is counted with it; the queue only comes back, as long as a message can wait.
const policy: JobPolicy = { retries: 400, firstRetrySeconds: 5, longestRetrySeconds: 30, expireSeconds: 30 };
// Budgets look back a day; another one to look into what went wrong.
const finishedKept = 2 * day;

/** One queue a channel: a stalled gateway must not hold up e-mails. */
export const deliveryQueue = (channel: Channel) => `outgoing-${channel}`;

export const outgoingJobs: Jobs = {
  queues: channelNames.map((channel) => ({
    name: deliveryQueue(channel),
    policy,
    work: (job, { services }) => services.outgoing.deliver(channel, job),
  })),
  retention: [
    {
      what: 'messages',
      after: 'two days',
      purge: (db, now) => deleteMessagesBefore(db, new Date(now.getTime() - finishedKept)),
    },
  ],
};
