import type { JobContext, Jobs } from '../../platform/jobs/jobs.ts';
import { inWrite } from '../../platform/writes/write.ts';
import { lockPerson } from '../session/session.actions.ts';
import { unansweredUntil } from './modes-acting.store.ts';
import { endContactAndMode } from './modes-change.actions.ts';
import { deleteNeverConfirmed } from './modes-records.store.ts';
import { currentContact } from './modes.store.ts';

/** The namings of the day are counted from these rows. */
const kept = 24 * 60 * 60 * 1000;

export const modesJobs: Jobs = {
  schedules: [{ name: 'invitations', cron: '*/10 * * * *', work: lapseInvitations }],
  retention: [
    {
      what: 'contact persons who never agreed',
      after: 'one day after the invitation ended',
      purge: (db, now) => deleteNeverConfirmed(db, new Date(now.getTime() - kept)),
    },
  ],
};

/**
 * Nobody can accept an invitation after its time; this tells the delegate and ends the record that was made for it. One
 * that fails is tried again ten minutes later, and keeps no other waiting.
 */
export async function lapseInvitations({ log, ...context }: JobContext) {
  const now = context.clock.now();
  for (const delegateId of await unansweredUntil(context.db, now)) {
    try {
      await lapse(context, delegateId, now);
    } catch (failure) {
      // Only the name, because the error of a statement quotes its parameters.
      log.error({ failure: (failure as Error).name }, 'an invitation could not be ended, and is tried again');
    }
  }
}

function lapse({ db, services }: Pick<JobContext, 'db' | 'services'>, delegateId: string, now: Date) {
  return inWrite({ db, now, services, author: { actor: 'invitations' } }, async (write) => {
    await lockPerson(write.db, delegateId);
    const contact = await currentContact(write.db, delegateId);
    // It may have been answered, or somebody else named, meanwhile.
    if (contact?.state === 'waiting' && contact.waitsUntil <= now)
      await endContactAndMode({ ...write, now, services }, contact, 'lapsed');
  });
}
