import { sql } from 'drizzle-orm';
import { bigserial, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { both, moment } from '../columns.ts';
import { person } from './people.ts';
import { notPersonal, personalColumns } from '../personal-columns.ts';

/** All versions of the texts that people agree to. */
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

/** One row for each consent. A withdrawn one stays and may be followed by another. */
export const consent = pgTable(
  'consent',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['agreement', 'privacy'] }).notNull(),
    version: integer().notNull(),
    at: moment('at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('consent_given')
      .on(table.personId, table.kind, table.version)
      .where(sql`withdrawn_at is null`),
  ],
);

export const consentOfPerson = personalColumns(consent, {
  foundBy: ['personId'],
  until: 'erasure',
  columns: {
    id: notPersonal,
    personId: 'who agreed',
    kind: 'to which text',
    version: 'to which version of it',
    at: 'proves when',
    withdrawnAt: 'proves until when',
  },
});
