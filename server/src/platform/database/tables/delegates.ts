import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CorrectionState, ProfileField } from 'contract/calls/profile';
import { both, moment } from '../columns.ts';
import { person } from './people.ts';
import { notPersonal, personalColumns } from '../personal-columns.ts';

/** Who opened whose profile, and when. It is counted for a day, to prevent copying the directory (security T22). */
export const profileView = pgTable(
  'profile_view',
  {
    viewerId: text('viewer_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    delegateId: text('delegate_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.viewerId, table.delegateId] }),
    index('profile_view_seen_at').on(table.seenAt),
  ],
);

export const viewOfProfile = personalColumns(profileView, {
  foundBy: ['viewerId'],
  namedIn: ['delegateId'],
  until: { purge: 'views of profiles' },
  columns: {
    viewerId: 'limits how many profiles one person opens',
    delegateId: 'counts a profile once',
    seenAt: 'counts those of an hour and of a day',
  },
});

/** What people asked the secretariat to correct in their record. What is and what is asked for are sealed. */
export const correction = pgTable(
  'correction',
  {
    id: text().primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    field: text().$type<ProfileField>().notNull(),
    /** The language of a text; null for addresses and the photo. */
    language: text({ enum: ['zh', 'en'] }),
    fromSealed: text('from_sealed').notNull(),
    toSealed: text('to_sealed').notNull(),
    state: text().$type<CorrectionState>().notNull(),
    askedAt: moment('asked_at').notNull(),
    decidedAt: moment('decided_at'),
    /** Why the secretariat declined it. */
    reason: both('reason'),
  },
  (table) => [
    index('correction_person').on(table.personId, table.askedAt),
    uniqueIndex('correction_waiting')
      .on(table.personId, table.field, sql`coalesce(${table.language}, '')`)
      .where(sql`${table.state} = 'asked'`),
  ],
);

export const correctionOfPerson = personalColumns(correction, {
  foundBy: ['personId'],
  until: 'erasure',
  columns: {
    id: notPersonal,
    personId: 'who asked for it',
    field: 'what is to be corrected',
    language: notPersonal,
    fromSealed: 'what the record said, to compare',
    toSealed: 'what it is to say',
    state: 'how far it is',
    askedAt: 'the order of the requests, and how many of a day',
    decidedAt: 'when it was decided',
    reason: 'why it was declined, for the person to read',
  },
});
