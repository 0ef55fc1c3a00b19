import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { notPersonal, personalColumns } from './personal.ts';
import { session } from './session.ts';

/** Where the phone of a session is reached. A trigger deletes it when the session ends, whatever ends it. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    sessionId: text('session_id')
      .primaryKey()
      .references(() => session.id, { onDelete: 'cascade' }),
    /** The address is a secret of the browser; by its hash the same phone is known under a later session. */
    endpointHash: text('endpoint_hash').notNull(),
    /** The address and the keys that a push is encrypted with. */
    subscriptionSealed: text('subscription_sealed').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('push_subscription_endpoint').on(table.endpointHash)],
);

export const subscriptionOfPhone = personalColumns(pushSubscription, {
  foundBy: ['sessionId'],
  until: 'erasure',
  columns: {
    sessionId: 'whose phone it is',
    endpointHash: 'a phone is pushed to for one session alone',
    subscriptionSealed: 'where the phone is reached',
    createdAt: notPersonal,
  },
});
