import type { Jobs } from '../../platform/jobs/jobs.ts';
import { inTransaction } from '../../platform/writes/transactions.ts';
import { noticeLives, noticeMustArriveWithin } from './notices.rules.ts';
import { limitUnnoticedSessions } from './notices-undelivered.store.ts';
import { deleteNoticesBefore } from './notices.store.ts';

export const noticesJobs: Jobs = {
  schedules: [
    {
      name: 'unnoticed-sessions',
      cron: '* * * * *',
      async work({ db, clock, services }) {
        const now = clock.now();
        const sentBefore = new Date(now.getTime() - noticeMustArriveWithin);
        const owners = await inTransaction(db, (transaction) => limitUnnoticedSessions(transaction, sentBefore, now));
        if (owners.length > 0) services.alarm('a session is limited, because no notice of it was delivered');
        for (const personId of owners) services.personalHints.tell(personId);
      },
    },
  ],
  retention: [
    {
      what: 'notices of logins',
      after: 'seven days',
      purge: (db, now) => deleteNoticesBefore(db, new Date(now.getTime() - noticeLives)),
    },
  ],
};
