import type { Jobs } from '../../platform/jobs/jobs.ts';
import { partnerClockToleranceSeconds } from 'contract/wire/clock';
import { sendDueWebhooks } from './host-app-webhooks.actions.ts';
import { deleteWebhooksBefore } from './host-app-webhooks.store.ts';
import { deleteNoncesBefore } from './host-app-keys-and-links.store.ts';
import { deleteClaimsBefore, deleteTicketsBefore } from './host-app-tickets-and-claims.store.ts';

// A nonce is needed only while its stamp is accepted. Ten times that long leaves a margin.
const nonceKept = 10_000 * partnerClockToleranceSeconds;

const day = 24 * 60 * 60 * 1000;

export const hostAppJobs: Jobs = {
  begin: (context) => context.services.dueDeliveries.on('webhook', () => sendDueWebhooks(context)),
  // It also sends what failed before, and what a killed process left behind.
  schedules: [{ name: 'webhooks', cron: '* * * * *', work: sendDueWebhooks }],
  retention: [
    { what: 'entry tickets', after: 'a minute', purge: deleteTicketsBefore },
    {
      what: 'webhooks that wait',
      after: 'a day, and at once when the partner’s server took them',
      purge: (db, now) => deleteWebhooksBefore(db, new Date(now.getTime() - day)),
    },
    { what: 'entry claims', after: 'ten minutes', purge: deleteClaimsBefore },
    {
      what: 'partners’ nonces',
      after: 'twenty minutes',
      purge: (db, now) => deleteNoncesBefore(db, new Date(now.getTime() - nonceKept)),
    },
  ],
};
