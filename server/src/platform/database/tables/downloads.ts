import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { OwnDataPart } from 'contract/calls/own-data';
import type { Language } from 'contract/languages';
import { moment } from '../columns.ts';
import { person } from './people.ts';
import { session } from './session.ts';
import { notPersonal, personalColumns } from '../personal-columns.ts';

/**
 * A requested download. It is valid once, for a minute, or for ten as a link to another browser, while the session that
 * requested it is valid (security F7).
 */
export const downloadTicket = pgTable(
  'download_ticket',
  {
    hash: text().primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    params: jsonb().$type<Record<string, string>>().notNull(),
    language: text().$type<Language>().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('download_ticket_expires').on(table.expiresAt)],
);

export const downloadOfPerson = personalColumns(downloadTicket, {
  foundBy: ['sessionId'],
  until: { purge: 'tickets for downloads' },
  columns: {
    hash: notPersonal,
    sessionId: 'who asked for the file',
    kind: 'what was asked for',
    params: 'what was asked for',
    language: 'the language of the file',
    expiresAt: notPersonal,
  },
});

/** All that is kept about a person, in one file that a job makes. Each person has one at most. */
export const ownDataFile = pgTable(
  'own_data_file',
  {
    personId: text('person_id')
      .primaryKey()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** A job that was sent for an earlier file finds its number gone, and does nothing. */
    job: text().notNull(),
    state: text({ enum: ['waiting', 'making', 'ready', 'failed', 'cancelled'] }).notNull(),
    language: text().$type<Language>().notNull(),
    askedAt: moment('asked_at').notNull(),
    /** How often it was asked for on that day. */
    timesAsked: smallint('times_asked').notNull(),
    partsDone: text('parts_done').array().$type<OwnDataPart[]>().notNull().default([]),
    readyAt: moment('ready_at'),
    endsAt: moment('ends_at'),
    bytes: integer(),
    contentSealed: text('content_sealed'),
  },
  (table) => [uniqueIndex('own_data_file_job').on(table.job), index('own_data_file_ends').on(table.endsAt)],
);

export const fileOfPerson = personalColumns(ownDataFile, {
  foundBy: ['personId'],
  until: { purge: 'downloads of own data' },
  columns: {
    personId: 'whose data it is',
    ...{ job: notPersonal, state: notPersonal, partsDone: notPersonal, bytes: notPersonal, endsAt: notPersonal },
    language: 'the language of the readable page',
    askedAt: 'limits the downloads of a day',
    timesAsked: 'limits the downloads of a day',
    readyAt: 'tells the person since when it can be saved',
    contentSealed: 'the file, until the person has saved it',
  },
});
