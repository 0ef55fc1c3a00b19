import type { Jobs } from '../../platform/jobs/jobs.ts';
import { ownDataQueue } from './own-data-download.actions.ts';
import { eraseDue } from './own-data-erasing.actions.ts';
import { makeOwnData } from './own-data-file.actions.ts';
import { deleteEndedFiles } from './own-data-file.store.ts';

export const ownDataJobs: Jobs = {
  queues: [
    {
      name: ownDataQueue,
      // A file is made in seconds; a killed process is noticed after the time that the slowest machine may take.
      policy: { retries: 4, firstRetrySeconds: 5, longestRetrySeconds: 30, expireSeconds: 60 },
      work: makeOwnData,
    },
  ],
  schedules: [
    { name: 'erasures', cron: '* * * * *', work: eraseDue },
    // Nobody's whole data may lie about for the hour that other rows wait for their purge.
    { name: 'own-data-ends', cron: '* * * * *', work: ({ db, clock }) => deleteEndedFiles(db, clock.now()) },
  ],
  retention: [{ what: 'downloads of own data', after: 'a day after they are ready', purge: deleteEndedFiles }],
};
