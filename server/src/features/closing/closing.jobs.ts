import type { JobContext, Jobs } from '../../platform/jobs/jobs.ts';
import { addDays, dateIn } from '../../platform/time-zones.ts';
import { weekAfterForum } from '../session/session.rules.ts';
import { forumIfAny } from '../forum/forum.actions.ts';
import { insertClosingNotices } from './closing.store.ts';

const day = 24 * 60 * 60 * 1000;

export const closingJobs: Jobs = {
  schedules: [{ name: 'closing', cron: '*/10 * * * *', work: tellOfClosing }],
};

/** A day before nobody can log in any more, everybody is told once. */
export async function tellOfClosing({ db, clock, services }: Pick<JobContext, 'db' | 'clock' | 'services'>) {
  const [now, forum] = [clock.now(), await forumIfAny(db)];
  if (!forum) return;
  const closesAt = weekAfterForum(forum);
  if (now < new Date(closesAt.getTime() - day) || now >= closesAt) return;
  // It closes at midnight, which people know as the end of the day before.
  const lastDay = addDays(dateIn(forum.timeZone, closesAt), -1);
  const people = await insertClosingNotices(db, { of: 'closing', lastDay }, now);
  for (const personId of people) services.personalHints.tell(personId);
}
