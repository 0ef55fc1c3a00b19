import type { Jobs } from '../../platform/jobs/jobs.ts';
import { partnerStampTolerance } from './host-app.rules.ts';
import { deleteNoncesBefore, deleteTicketsBefore } from './host-app.store.ts';

// A nonce that is older than any stamp that still counts has served its purpose; ten times, to be sure.
const nonceKept = 10 * partnerStampTolerance;

export const hostAppJobs: Jobs = {
  retention: [
    { what: 'entry tickets', after: 'a minute', purge: deleteTicketsBefore },
    {
      what: 'partners’ nonces',
      after: 'twenty minutes',
      purge: (db, now) => deleteNoncesBefore(db, new Date(now.getTime() - nonceKept)),
    },
  ],
};
