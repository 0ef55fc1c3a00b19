import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language } from 'contract/languages';
import { moment } from '../columns.ts';
import { person } from './people.ts';
import { personalColumns } from '../personal-columns.ts';

/** The private address at which a person's calendar fetches their timeline. Each person has one at most. */
export const calendarAddress = pgTable(
  'calendar_address',
  {
    personId: text('person_id')
      .primaryKey()
      .references(() => person.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    language: text().$type<Language>().notNull(),
    openedAt: moment('opened_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    // With the end in the index no row of an ended address is read, which would take longer than finding none.
    uniqueIndex('calendar_address_token').on(table.tokenHash, table.endsAt),
    index('calendar_address_ends').on(table.endsAt),
  ],
);

export const calendarAddressOfPerson = personalColumns(calendarAddress, {
  foundBy: ['personId'],
  until: { purge: 'private addresses of calendars' },
  columns: {
    personId: 'whose timeline is fetched',
    tokenHash: 'recognises the person’s calendar',
    language: 'the language of the calendar',
    openedAt: 'tells the person since when the address is open',
    endsAt: 'ends the address in time',
  },
});
