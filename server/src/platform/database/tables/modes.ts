import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { notPersonal, personalColumns } from '../personal-columns.ts';
import { person } from './people.ts';

/**
 * Whom a delegate named as contact person. A row that ended stays, because exchanges of its time go on sharing it.
 */
export const contactPerson = pgTable(
  'contact_person',
  {
    id: text().primaryKey(),
    delegateId: text('delegate_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** The record by which the contact person logs in; null once a record that was made for it has ended. */
    personId: text('person_id').references(() => person.id, { onDelete: 'set null' }),
    nameSealed: text('name_sealed').notNull(),
    mobileSealed: text('mobile_sealed').notNull(),
    emailSealed: text('email_sealed').notNull(),
    state: text({ enum: ['waiting', 'confirmed', 'declined', 'ended'] }).notNull(),
    /** Whether the contact person also sees the delegate's timeline and arrangements and gets the reminders. */
    seesSchedule: boolean('sees_schedule').notNull().default(false),
    namedAt: moment('named_at').notNull(),
    waitsUntil: moment('waits_until').notNull(),
    confirmedAt: moment('confirmed_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('contact_person_current')
      .on(table.delegateId)
      .where(sql`${table.state} in ('waiting', 'confirmed')`),
    index('contact_person_delegate').on(table.delegateId, table.namedAt),
    index('contact_person_person').on(table.personId),
  ],
);

export const contactOfDelegate = personalColumns(contactPerson, {
  foundBy: ['delegateId', 'personId'],
  until: 'erasure',
  columns: {
    id: notPersonal,
    delegateId: 'who named the contact person',
    personId: 'who may act for the delegate',
    nameSealed: 'shared with a card instead of the delegate’s own data',
    mobileSealed: 'shared with a card, and where codes go',
    emailSealed: 'shared with a card, and where codes go',
    state: 'whether the contact person has agreed',
    seesSchedule: 'whether the delegate also shows the own schedule',
    namedAt: 'how many namings of a day',
    waitsUntil: 'ends an invitation that nobody answers',
    confirmedAt: 'since when the contact person may act',
    endedAt: 'until when the contact person could act',
  },
});
