import type { Jobs } from '../../platform/jobs/jobs.ts';
import { windowsBefore } from './delegates-budget.rules.ts';
import { deleteViewsBefore } from './delegates.store.ts';

export const delegatesJobs: Jobs = {
  // Who looked at whom is nobody's business once it no longer counts.
  retention: [
    { what: 'views of profiles', after: 'a day', purge: (db, now) => deleteViewsBefore(db, windowsBefore(now).day) },
  ],
};
