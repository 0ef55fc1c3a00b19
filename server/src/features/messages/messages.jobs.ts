import type { JobContext, Jobs } from '../../platform/jobs/jobs.ts';
import { addDays } from '../../platform/time-zones.ts';
import { inTransaction } from '../../platform/writes/transactions.ts';
import { deliveringWith, deliverWaiting } from './messages-announcements.actions.ts';
import { takeDue } from './messages-announcements.store.ts';
import { offsets } from './messages-due.rules.ts';
import { deleteMessagesIfOverBefore } from './messages-kept.store.ts';
import { insertDueReminders } from './messages-reminders.store.ts';
import { sendDueSms } from './messages-sms.actions.ts';
import { deleteSmsBefore } from './messages-sms.store.ts';

/** Every session has ended by then, so that nobody could read them (decisions §3). */
const daysAfterForum = 8;

const day = 24 * 60 * 60 * 1000;

export const messagesJobs: Jobs = {
  begin: (context) => context.services.dueDeliveries.on('sms', () => sendDueSms(context)),
  schedules: [
    { name: 'reminders', cron: '* * * * *', work: sendReminders },
    { name: 'announcements', cron: '* * * * *', work: sendAnnouncements },
    // It also sends what a killed process left behind.
    { name: 'critical-sms', cron: '* * * * *', work: sendDueSms },
  ],
  retention: [
    {
      what: 'critical messages that wait to go out by SMS',
      after: 'a day, and at once when they are handed over to it',
      purge: (db, now) => deleteSmsBefore(db, new Date(now.getTime() - day)),
    },
    {
      what: 'messages of the inbox',
      after: 'eight days after the Forum, when every session has ended',
      purge: (db, now) => deleteMessagesIfOverBefore(db, addDays(now.toISOString().slice(0, 10), -daysAfterForum)),
    },
  ],
};

/** Whatever is killed in between, the next minute sends what is missing until the start. */
export async function sendReminders({ db, clock, services }: Pick<JobContext, 'db' | 'clock' | 'services'>) {
  const people = await inTransaction(db, (transaction) => insertDueReminders(transaction, clock.now(), offsets));
  for (const personId of people) services.personalHints.tell(personId);
}

async function sendAnnouncements({ db, clock, services }: JobContext) {
  const now = clock.now();
  const people = await inTransaction(db, async (transaction) => {
    const reached: string[] = [];
    for (const one of await takeDue(transaction, now)) {
      const { people, isOverBudget } = await deliverWaiting(deliveringWith(transaction, services), one, now);
      if (isOverBudget) services.alarm('a critical message went out without SMS, because the budget of a day is spent');
      reached.push(...people);
    }
    return reached;
  });
  for (const personId of people) services.personalHints.tell(personId);
}
