import type { Jobs } from '../../platform/jobs/jobs.ts';
import { deleteVerificationsBefore } from './sign-in-limits.store.ts';
import { deleteFlowsBefore } from './sign-in.store.ts';

/** The limits look back one day; the second day is there to find out what went wrong. */
const kept = 2 * 24 * 60 * 60 * 1000;
const keptSince = (now: Date) => new Date(now.getTime() - kept);

export const signInJobs: Jobs = {
  retention: [
    { what: 'attempts to sign in', after: 'two days', purge: (db, now) => deleteFlowsBefore(db, keptSince(now)) },
    {
      what: 'failed verifications',
      after: 'two days',
      purge: (db, now) => deleteVerificationsBefore(db, keptSince(now)),
    },
  ],
};
