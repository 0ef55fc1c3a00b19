import { index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { message } from './messages.ts';
import { notPersonal, personalColumns } from '../personal-columns.ts';
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

/**
 * A message that has to be pushed to a phone, until its push service took it. A trigger on the messages writes it, so
 * that no message is forgotten, whatever sends it and whatever is killed.
 */
export const pushDelivery = pgTable(
  'push_delivery',
  {
    messageId: text('message_id')
      .notNull()
      .references(() => message.id, { onDelete: 'cascade' }),
    // This is no foreign key: a phone that logs out meanwhile must not keep a message from being sent.
    sessionId: text('session_id').notNull(),
    attempts: smallint().notNull().default(0),
    nextTryAt: moment('next_try_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.sessionId] }),
    index('push_delivery_next_try').on(table.nextTryAt),
  ],
);

export const deliveryToPhone = personalColumns(pushDelivery, {
  foundBy: ['sessionId'],
  until: { purge: 'pushes that wait' },
  columns: {
    messageId: 'which message the phone is told of',
    sessionId: 'whose phone it is',
    attempts: notPersonal,
    nextTryAt: notPersonal,
  },
});

export const subscriptionOfPhone = personalColumns(pushSubscription, {
  foundBy: ['sessionId'],
  until: { purge: 'subscriptions of phones' },
  columns: {
    sessionId: 'whose phone it is',
    endpointHash: 'a phone is pushed to for one session alone',
    subscriptionSealed: 'where the phone is reached',
    createdAt: notPersonal,
  },
});
