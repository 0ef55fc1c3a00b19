import type { Jobs } from '../../platform/jobs/jobs.ts';
import { deleteClaimsBefore } from './profile-addresses.store.ts';
import { deleteSendingsBefore } from './profile-photo.store.ts';

/** The limits look back one day; the second day is there to find out what went wrong. */
const kept = 48 * 60 * 60 * 1000;

export const profileJobs: Jobs = {
  retention: [
    {
      what: 'codes for new addresses',
      after: 'two days',
      purge: (db, now) => deleteClaimsBefore(db, new Date(now.getTime() - kept)),
    },
    {
      what: 'sent photos',
      after: 'two days',
      purge: (db, now) => deleteSendingsBefore(db, new Date(now.getTime() - kept)),
    },
  ],
};
