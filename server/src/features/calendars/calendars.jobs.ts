import type { Jobs } from '../../platform/jobs/jobs.ts';
import { deleteEndedAddresses } from './calendars-address.store.ts';

export const calendarsJobs: Jobs = {
  retention: [
    { what: 'private addresses of calendars', after: 'seven days after the Forum', purge: deleteEndedAddresses },
  ],
};
