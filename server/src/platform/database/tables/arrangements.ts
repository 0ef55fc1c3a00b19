import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { person } from './people.ts';
import { notPersonal, personalColumns } from '../personal-columns.ts';

/** What the secretariat arranged for one person: hotel, car, seat, liaison officer. */
export const arrangement = pgTable(
  'arrangement',
  {
    id: text().primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['hotel', 'car', 'seat', 'officer'] }).notNull(),
    position: smallint().notNull(),
    /** Counts the changes of its facts, for calendars. */
    version: integer().notNull().default(1),
    changedAt: moment('changed_at').notNull(),
    /** JSON in both languages: where somebody sleeps and when their car comes is nobody else's. */
    factsSealed: text('facts_sealed').notNull(),
  },
  (table) => [index('arrangement_person').on(table.personId, table.position)],
);

export const arrangementOfPerson = personalColumns(arrangement, {
  foundBy: ['personId'],
  until: 'erasure',
  columns: {
    id: notPersonal,
    personId: 'for whom it is arranged',
    kind: 'hotel, car, seat or liaison officer',
    position: notPersonal,
    version: notPersonal,
    changedAt: 'tells the person’s calendar that it changed',
    factsSealed: 'tells the person where they stay, who fetches them, where they sit and whom to call',
  },
});
