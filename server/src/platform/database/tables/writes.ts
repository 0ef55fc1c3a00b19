import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { notPersonal, personalColumns } from '../personal-columns.ts';

/** The first answers of writes, kept for 7 days, so that a repeat changes nothing (security F9). */
export const writeAnswer = pgTable(
  'write_answer',
  {
    actor: text().notNull(),
    path: text().notNull(),
    requestId: text('request_id').notNull(),
    bodyHashSealed: text('body_hash_sealed').notNull(),
    answerSealed: text('answer_sealed'),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.actor, table.path, table.requestId] }),
    index('write_answer_at').on(table.at),
  ],
);

export const answerToPerson = personalColumns(writeAnswer, {
  foundBy: ['actor'],
  until: { purge: 'answers to writes' },
  columns: {
    actor: 'who wrote: a repeat of theirs changes nothing',
    path: 'what was done',
    requestId: notPersonal,
    bodyHashSealed: notPersonal,
    answerSealed: 'answers a repeat as the first time',
    at: 'when it was done',
  },
});

/** A key for personal text that another one has taken the place of; it opens what it sealed for a day. */
export const replacedTextKey = pgTable('replaced_text_key', {
  id: text().primaryKey(),
  replacedAt: moment('replaced_at').notNull(),
});
