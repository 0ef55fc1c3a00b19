import type { Jobs } from '../jobs/jobs.ts';
import { deleteOldTickets } from './downloads.store.ts';

export const downloadsJobs: Jobs = {
  retention: [{ what: 'tickets for downloads', after: 'a minute', purge: deleteOldTickets }],
};
