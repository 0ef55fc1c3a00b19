import type { Jobs } from '../jobs/jobs.ts';
import { deleteOldTickets } from './downloads.store.ts';

export const downloadsJobs: Jobs = {
  retention: [
    { what: 'tickets for downloads', after: 'a minute, ten for a link to another browser', purge: deleteOldTickets },
  ],
};
