import type { Jobs } from '../../platform/jobs/jobs.ts';
import { windowsBefore } from './delegates-views-limit.rules.ts';
import { deleteViewsBefore } from './delegates-views-limit.store.ts';

export const delegatesJobs: Jobs = {
  // Views are deleted as soon as they no longer count, because they reveal who is interested in whom.
  retention: [
    { what: 'views of profiles', after: 'a day', purge: (db, now) => deleteViewsBefore(db, windowsBefore(now).day) },
  ],
};
