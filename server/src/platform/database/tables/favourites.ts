import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { person } from './people.ts';
import { personalColumns } from './personal.ts';

/** By the stable id of the item, so that nothing is lost when a meeting moves. */
export const bookmark = pgTable(
  'bookmark',
  {
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['meeting', 'delegate'] }).notNull(),
    itemId: text('item_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.kind, table.itemId] })],
);

export const bookmarkOfPerson = personalColumns(bookmark, {
  foundBy: ['personId', 'itemId'],
  until: 'erasure',
  columns: {
    personId: 'whose bookmark it is',
    kind: 'whether it is of a meeting or of a delegate',
    itemId: 'what the person wants to find again, which can be another person',
    createdAt: 'no reminder is sent whose moment had passed by then',
  },
});
