import type { Jobs } from '../../platform/jobs/jobs.ts';
import { partnerClockToleranceSeconds } from 'contract/wire/clock';
import { deleteNoncesBefore } from './host-app-keys-and-links.store.ts';
import { deleteClaimsBefore, deleteTicketsBefore } from './host-app-tickets-and-claims.store.ts';

// A nonce is needed only while its stamp is accepted. Ten times that long leaves a margin.
const nonceKept = 10_000 * partnerClockToleranceSeconds;

export const hostAppJobs: Jobs = {
  retention: [
    { what: 'entry tickets', after: 'a minute', purge: deleteTicketsBefore },
    { what: 'entry claims', after: 'ten minutes', purge: deleteClaimsBefore },
    {
      what: 'partners’ nonces',
      after: 'twenty minutes',
      purge: (db, now) => deleteNoncesBefore(db, new Date(now.getTime() - nonceKept)),
    },
  ],
};
