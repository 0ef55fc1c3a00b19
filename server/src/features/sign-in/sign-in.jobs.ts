import type { Jobs } from '../../platform/jobs/jobs.ts';
import { failuresKeptSince } from './sign-in.rules.ts';
import { deleteFailuresBefore, deleteVerificationsBefore } from './sign-in-limits.store.ts';
import { deleteAbandonedFlowsBefore, deleteFlowsBefore } from './sign-in-attempts-and-codes.store.ts';

const hour = 60 * 60 * 1000;
/** The limits look back one day; the second day is there to find out what went wrong. */
const keptSince = (now: Date) => new Date(now.getTime() - 48 * hour);

export const signInJobs: Jobs = {
  retention: [
    {
      what: 'attempts without a code',
      after: 'an hour',
      purge: (db, now) => deleteAbandonedFlowsBefore(db, new Date(now.getTime() - hour)),
    },
    { what: 'attempts to sign in', after: 'two days', purge: (db, now) => deleteFlowsBefore(db, keptSince(now)) },
    {
      what: 'failed verifications',
      after: 'two days',
      purge: (db, now) => deleteVerificationsBefore(db, keptSince(now)),
    },
    {
      what: 'failures to sign in',
      after: 'thirty days without another one; ninety if the login is restricted',
      purge: (db, now) => deleteFailuresBefore(db, failuresKeptSince(now)),
    },
  ],
};
