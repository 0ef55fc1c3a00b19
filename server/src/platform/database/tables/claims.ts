import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** Long work that one instance does at a time. One that was killed renews its claim no more, and loses it. */
export const workClaim = pgTable('work_claim', {
  /** Which work on what. */
  work: text().primaryKey(),
  /** Each time that it is done has an id of its own. */
  holder: text().notNull(),
  until: moment('until').notNull(),
});
