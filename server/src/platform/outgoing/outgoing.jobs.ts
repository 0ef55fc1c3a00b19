import type { Jobs } from '../jobs/jobs.ts';
import type { JobPolicy } from '../jobs/queue.ts';
import { deleteMessagesBefore } from './finished-messages.store.ts';
import { lanes, type Lane } from './messages.ts';

// The message itself counts its tries; the queue only comes back for as long as a message can wait.
const policy: JobPolicy = { retries: 400, firstRetrySeconds: 5, longestRetrySeconds: 30, expireSeconds: 30 };
// Long enough to find out why somebody got no message.
const finishedKept = 2 * 24 * 60 * 60 * 1000;

/** Each channel has a queue of its own, so that a stalled gateway does not delay emails, and so has what goes to many. */
export const deliveryQueue = (lane: Lane) => `outgoing-${lane}`;

export const outgoingJobs: Jobs = {
  queues: lanes.map((lane) => ({
    name: deliveryQueue(lane),
    policy,
    work: (job, { services }) => services.outgoing.deliver(lane, job),
  })),
  retention: [
    {
      what: 'messages',
      after: 'two days',
      purge: (db, now) => deleteMessagesBefore(db, new Date(now.getTime() - finishedKept)),
    },
  ],
};
