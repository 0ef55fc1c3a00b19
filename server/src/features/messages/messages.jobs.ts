import type { JobContext, Jobs } from '../../platform/jobs/jobs.ts';
import { addDays } from '../../platform/time-zones.ts';
import { inTransaction } from '../../platform/writes/transactions.ts';
import { deliver } from './messages-announcements.actions.ts';
import { takeDue } from './messages-announcements.store.ts';
import { offsets } from './messages-due.rules.ts';
import { deleteMessagesIfOverBefore } from './messages-kept.store.ts';
import { insertDueReminders } from './messages-reminders.store.ts';

/** Every session has ended by then, so that nobody could read them (decisions §3). */
const daysAfterForum = 8;

export const messagesJobs: Jobs = {
  schedules: [
    { name: 'reminders', cron: '* * * * *', work: sendReminders },
    { name: 'announcements', cron: '* * * * *', work: sendAnnouncements },
  ],
  retention: [
    {
      what: 'messages of the inbox',
      after: 'eight days after the Forum, when every session has ended',
      purge: (db, now) => deleteMessagesIfOverBefore(db, addDays(now.toISOString().slice(0, 10), -daysAfterForum)),
    },
  ],
};

/** Whatever is killed in between, the next minute sends what is missing until the start. */
export async function sendReminders({ db, clock, services }: Pick<JobContext, 'db' | 'clock' | 'services'>) {
  const people = await insertDueReminders(db, clock.now(), offsets);
  for (const personId of people) services.personalHints.tell(personId);
}

async function sendAnnouncements({ db, clock, services }: JobContext) {
  const now = clock.now();
  const people = await inTransaction(db, async (transaction) => {
    const reached: string[] = [];
    for (const one of await takeDue(transaction, now)) reached.push(...(await deliver(transaction, one, now)));
    return reached;
  });
  for (const personId of people) services.personalHints.tell(personId);
}
