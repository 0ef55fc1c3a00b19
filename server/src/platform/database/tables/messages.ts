import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { MessageAudience, SentTarget } from 'contract/calls/console/messages';
import type { MessageGroup, MessageKind } from 'contract/calls/messages';
import type { MessageFacts } from '../../messages/message-facts.ts';
import { both, moment } from '../columns.ts';
import { person } from './people.ts';
import { notPersonal, personalColumns } from '../personal-columns.ts';

export type Reached = { push: number; webhook: number; sms: number; email: number };

/** What the secretariat sends. It waits here until its time. */
export const announcement = pgTable(
  'announcement',
  {
    id: text().primaryKey(),
    title: both('title').notNull(),
    text: both('text').notNull(),
    audience: jsonb().$type<MessageAudience>().notNull(),
    target: jsonb().$type<SentTarget>(),
    /** So important that it may also go out by SMS. */
    critical: boolean().notNull(),
    sendAt: moment('send_at').notNull(),
    sentAt: moment('sent_at'),
    recalledAt: moment('recalled_at'),
    receivers: integer().notNull().default(0),
    /** To how many people it went by the channels besides the inbox. */
    reached: jsonb().$type<Reached>().notNull().default({ push: 0, webhook: 0, sms: 0, email: 0 }),
    author: text().notNull(),
  },
  (table) => [
    index('announcement_waiting')
      .on(table.sendAt)
      .where(sql`sent_at is null and recalled_at is null`),
  ],
);

/** An SMS goes by email to who has no mobile. */
export type MessageChannel = 'inbox' | 'push' | 'webhook' | 'sms';

/** The inboxes. The key makes every repeat harmless: a person has each message once. */
export const message = pgTable(
  'message',
  {
    id: text().primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    group: text().$type<MessageGroup>().notNull(),
    kind: text().$type<MessageKind>().notNull(),
    key: text().notNull(),
    /** The meeting or the own item that it is about. A meeting's visibility is asked at each reading. */
    itemId: text('item_id'),
    announcementId: text('announcement_id').references(() => announcement.id, { onDelete: 'cascade' }),
    facts: jsonb().$type<MessageFacts>().notNull(),
    channels: text()
      .array()
      .$type<MessageChannel[]>()
      .notNull()
      .default(sql`'{inbox,push,webhook}'`),
    sentAt: moment('sent_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    uniqueIndex('message_key').on(table.personId, table.key),
    index('message_announcement').on(table.announcementId),
  ],
);

export const announcedToPeople = personalColumns(announcement, {
  foundBy: ['audience'],
  until: { purge: 'messages of the inbox' },
  columns: {
    ...{ id: notPersonal, title: notPersonal, target: notPersonal, critical: notPersonal, sendAt: notPersonal },
    ...{ sentAt: notPersonal, recalledAt: notPersonal, receivers: notPersonal, reached: notPersonal },
    text: 'what the secretariat wrote, which can be to one person',
    audience: 'who gets it, which can be one person',
    author: 'who sent it, for the secretariat to answer for it',
  },
});

export const messageOfPerson = personalColumns(message, {
  foundBy: ['personId'],
  until: { purge: 'messages of the inbox' },
  columns: {
    ...{ id: notPersonal, announcementId: notPersonal, channels: notPersonal },
    personId: 'whose inbox it is in',
    group: 'reminder or notification',
    kind: 'what it is about, such as that the person speaks',
    key: 'no message comes twice',
    itemId: 'the meeting or the entry of the own schedule that it is about',
    facts: 'the times, halls and people that its sentence names',
    sentAt: 'the order of the inbox',
    readAt: 'counts what is unread',
  },
});
