import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { Channel, Purpose } from '../../outgoing/messages.ts';
import { moment } from '../columns.ts';
import { notPersonal, personalColumns } from '../personal-columns.ts';

/** SMS and emails that are written in the transaction of their cause and delivered by a job. */
export const outgoingMessage = pgTable(
  'outgoing_message',
  {
    id: text().primaryKey(),
    channel: text().$type<Channel>().notNull(),
    purpose: text().$type<Purpose>().notNull(),
    /** Address, subject and text, sealed, while the message waits. */
    contentSealed: text('content_sealed'),
    /** The login that a notice tells of. */
    aboutSession: text('about_session'),
    state: text({ enum: ['waiting', 'sent', 'dropped', 'failed'] }).notNull(),
    attempts: smallint().notNull().default(0),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('outgoing_message_created').on(table.createdAt),
    index('outgoing_message_session').on(table.aboutSession),
  ],
);

/** When a channel last failed. People who had asked for a code by then need not wait, known or not. */
export const channelOutage = pgTable('channel_outage', {
  channel: text().$type<Channel>().primaryKey(),
  openedAt: moment('opened_at').notNull(),
});

export const messageToPerson = personalColumns(outgoingMessage, {
  // The address is sealed with the text: those that still wait are opened to find whose they are.
  foundBy: ['id', 'aboutSession'],
  until: { purge: 'messages' },
  columns: {
    id: 'which message waits for the person',
    channel: notPersonal,
    purpose: notPersonal,
    contentSealed: 'address and text until it has left',
    aboutSession: 'limits a login of which no notice could be delivered',
    state: notPersonal,
    attempts: notPersonal,
    createdAt: notPersonal,
    finishedAt: notPersonal,
  },
});
