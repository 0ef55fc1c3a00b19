import type { Database } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { deleteAnswersBefore } from './repeats.store.ts';

const day = 24 * 60 * 60 * 1000;
/** Long enough for a phone that was offline over a weekend to repeat what it had sent. */
const kept = 7 * day;
/** As long as an attempt to sign in lives; a later repeat finds no attempt and cannot act twice. */
const keptForStrangers = 2 * day;

export const repeatsJobs: Jobs = {
  retention: [{ what: 'answers to writes', after: 'seven days, two for those who are not signed in', purge }],
};

function purge(db: Database, now: Date) {
  const before = (age: number) => new Date(now.getTime() - age);
  return deleteAnswersBefore(db, { all: before(kept), strangers: before(keptForStrangers) });
}
