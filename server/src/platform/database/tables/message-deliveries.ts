import { index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { message } from './messages.ts';
import { notPersonal, personalColumns } from '../personal-columns.ts';

/**
 * A message of which a partner's server has to be told, until it took it. A trigger on the messages writes it, as it
 * does for the pushes.
 */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    messageId: text('message_id')
      .notNull()
      .references(() => message.id, { onDelete: 'cascade' }),
    partnerId: text('partner_id').notNull(),
    attempts: smallint().notNull().default(0),
    nextTryAt: moment('next_try_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.partnerId] }),
    index('webhook_delivery_next_try').on(table.nextTryAt),
  ],
);

export const deliveryToPartner = personalColumns(webhookDelivery, {
  foundBy: ['messageId'],
  until: { purge: 'webhooks that wait' },
  columns: {
    messageId: 'which message the partner’s app tells the person of',
    partnerId: 'by whose app the person comes',
    attempts: notPersonal,
    nextTryAt: notPersonal,
  },
});

/** A critical message of which its receiver has yet to be told by SMS or email. A trigger on the messages writes it. */
export const messageSms = pgTable(
  'message_sms',
  {
    messageId: text('message_id')
      .primaryKey()
      .references(() => message.id, { onDelete: 'cascade' }),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [index('message_sms_due').on(table.dueAt)],
);

export const smsOfMessage = personalColumns(messageSms, {
  foundBy: ['messageId'],
  until: { purge: 'critical messages that wait to go out by SMS' },
  columns: { messageId: 'which message the person is told of by SMS', dueAt: notPersonal },
});
