import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { hall } from './content/forum.ts';
import { person } from './people.ts';
import { notPersonal, personalColumns } from '../personal-columns.ts';

/** By the stable id of the item, so that nothing is lost when a meeting moves. */
export const bookmark = pgTable(
  'bookmark',
  {
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['meeting', 'delegate', 'news', 'file'] }).notNull(),
    itemId: text('item_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.kind, table.itemId] }),
    // Reminders and notices of a change look for the people who bookmarked a meeting.
    index('bookmark_item').on(table.itemId),
  ],
);

/** An entry that a person made in their own schedule. */
export const ownItem = pgTable(
  'own_item',
  {
    id: text().primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    version: integer().notNull().default(1),
    /** Content, details and location as JSON: a minister's appointments are nobody else's. */
    textsSealed: text('texts_sealed').notNull(),
    /** The hall of the Forum; null is any other place. */
    hallId: text('hall_id').references(() => hall.id, { onDelete: 'set null' }),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** When the times were set, at first or last. */
    plannedAt: moment('planned_at').notNull(),
    /** When the person last saved it. */
    changedAt: moment('changed_at').notNull(),
    /** A deleted entry can be brought back for an hour, then its row goes. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('own_item_person').on(table.personId, table.startsAt),
    index('own_item_starts_at').on(table.startsAt),
    index('own_item_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
);

export const bookmarkOfPerson = personalColumns(bookmark, {
  foundBy: ['personId'],
  namedIn: ['itemId'],
  until: 'erasure',
  columns: {
    personId: 'whose bookmark it is',
    kind: 'whether it is of a meeting, a delegate, an item of news or a file',
    itemId: 'what the person wants to find again, which can be another person',
    createdAt: 'no reminder is sent whose moment had passed by then',
  },
});

export const ownItemOfPerson = personalColumns(ownItem, {
  foundBy: ['personId'],
  until: 'erasure',
  columns: {
    id: notPersonal,
    personId: 'whose schedule it is in',
    version: notPersonal,
    textsSealed: 'what the person noted for themselves: content, details and location',
    hallId: 'in which hall, for the way there',
    startsAt: 'the order of the schedule, and its reminders',
    endsAt: 'the order of the schedule, and overlaps',
    plannedAt: 'no reminder is sent whose moment had passed by then',
    changedAt: 'tells the person’s calendar that it changed',
    deletedAt: { purpose: 'brings back what was deleted by mistake', until: { purge: 'deleted entries of schedules' } },
  },
});
