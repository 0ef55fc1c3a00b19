import type { Jobs } from '../jobs/jobs.ts';
import { deleteOldAnswers } from './repeats.store.ts';

export const repeatsJobs: Jobs = {
  retention: [
    { what: 'answers to writes', after: 'seven days, two for those who are not signed in', purge: deleteOldAnswers },
  ],
};
