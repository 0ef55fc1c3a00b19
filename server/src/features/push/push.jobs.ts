import type { Jobs } from '../../platform/jobs/jobs.ts';
import { sendDuePushes } from './push-sending.actions.ts';
import { deleteDeliveriesBefore } from './push-sending.store.ts';
import { deleteSubscriptionsOfEndedSessions } from './push.store.ts';

const day = 24 * 60 * 60 * 1000;

export const pushJobs: Jobs = {
  begin: (context) => context.services.dueDeliveries.on('push', () => sendDuePushes(context)),
  // It also sends what failed before, and what a killed process left behind.
  schedules: [{ name: 'push', cron: '* * * * *', work: sendDuePushes }],
  retention: [
    {
      what: 'pushes that wait',
      after: 'a day, and at once when the push service took them',
      purge: (db, now) => deleteDeliveriesBefore(db, new Date(now.getTime() - day)),
    },
    {
      what: 'subscriptions of phones',
      after: 'the session ends, seven days after the Forum at the latest',
      purge: deleteSubscriptionsOfEndedSessions,
    },
  ],
};
