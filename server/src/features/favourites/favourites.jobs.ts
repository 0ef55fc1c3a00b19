import type { Jobs } from '../../platform/jobs/jobs.ts';
import { restorableSince } from './favourites-own-items.rules.ts';
import { purgeItemsDeletedBefore } from './favourites-own-items.store.ts';

export const favouritesJobs: Jobs = {
  retention: [
    {
      what: 'deleted entries of schedules',
      after: 'an hour',
      purge: (db, now) => purgeItemsDeletedBefore(db, restorableSince(now)),
    },
  ],
};
