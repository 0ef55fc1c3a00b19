import type { JobContext, Jobs } from '../../platform/jobs/jobs.ts';
import { inWrite } from '../../platform/writes/write.ts';
import { lockPerson } from '../session/session.actions.ts';
import { unansweredUntil } from './modes-acting.store.ts';
import { endContactAndMode } from './modes-change.actions.ts';
import { currentContact } from './modes.store.ts';

export const modesJobs: Jobs = {
  schedules: [{ name: 'invitations', cron: '*/10 * * * *', work: lapseInvitations }],
};

/** Nobody can accept an invitation after its time; this tells the delegate and ends the record that was made for it. */
export async function lapseInvitations({ db, clock, services }: Pick<JobContext, 'db' | 'clock' | 'services'>) {
  const now = clock.now();
  for (const delegateId of await unansweredUntil(db, now))
    await inWrite({ db, now, services, author: { actor: 'invitations' } }, async (write) => {
      await lockPerson(write.db, delegateId);
      const contact = await currentContact(write.db, delegateId);
      // It may have been answered, or somebody else named, meanwhile.
      if (contact?.state === 'waiting' && contact.waitsUntil <= now)
        await endContactAndMode({ ...write, now, services }, contact, 'lapsed');
    });
}
