import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { person } from './people.ts';
import { personalColumns } from './personal.ts';

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
  foundBy: ['viewerId', 'delegateId'],
  until: { purge: 'views of profiles' },
  columns: {
    viewerId: 'limits how many profiles one person opens',
    delegateId: 'counts a profile once',
    seenAt: 'counts those of an hour and of a day',
  },
});
