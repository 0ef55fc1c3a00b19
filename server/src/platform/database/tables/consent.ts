import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { both, moment } from './columns.ts';
import { person } from './people.ts';

/** The texts that are agreed to, each version kept. */
export const legalText = pgTable(
  'legal_text',
  {
    kind: text({ enum: ['agreement', 'privacy'] }).notNull(),
    version: integer().notNull(),
    title: both('title').notNull(),
    body: both('body').notNull(),
    publishedAt: moment('published_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.version] })],
);

export const consent = pgTable(
  'consent',
  {
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['agreement', 'privacy'] }).notNull(),
    version: integer().notNull(),
    at: moment('at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [primaryKey({ columns: [table.personId, table.kind, table.version] })],
);
