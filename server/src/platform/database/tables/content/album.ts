import { sql } from 'drizzle-orm';
import { boolean, date, index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { both, moment } from '../../columns.ts';
import { notPersonal, personalColumns } from '../../personal-columns.ts';
import { person } from '../people.ts';
import { mediaFile } from './media.ts';

/** A part of a day in the album, for example “Monday morning”. */
export const albumTopic = pgTable(
  'album_topic',
  {
    id: text().primaryKey(),
    date: date({ mode: 'string' }).notNull(),
    title: both('title').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [index('album_topic_date').on(table.date)],
);

export const albumPhoto = pgTable(
  'album_photo',
  {
    id: text().primaryKey(),
    topicId: text('topic_id')
      .notNull()
      .references(() => albumTopic.id),
    pictureId: text('picture_id')
      .notNull()
      .references(() => mediaFile.id),
    takenAt: moment('taken_at').notNull(),
    addedAt: moment('added_at').notNull(),
    caption: both('caption').notNull(),
    hidden: boolean().notNull().default(false),
  },
  (table) => [
    index('album_photo_newest').on(table.topicId, table.addedAt, table.id),
    index('album_photo_picture').on(table.pictureId),
  ],
);

/** Somebody asks the secretariat to hide a photo that shows them. */
export const hideRequest = pgTable(
  'hide_request',
  {
    id: text().primaryKey(),
    photoId: text('photo_id')
      .notNull()
      .references(() => albumPhoto.id, { onDelete: 'cascade' }),
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    reasonSealed: text('reason_sealed'),
    askedAt: moment('asked_at').notNull(),
    answer: text({ enum: ['hide', 'decline'] }),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    uniqueIndex('hide_request_waiting')
      .on(table.photoId, table.personId)
      .where(sql`${table.answer} is null`),
    index('hide_request_person').on(table.personId, table.askedAt),
  ],
);

export const hideRequestOfPerson = personalColumns(hideRequest, {
  foundBy: ['personId'],
  until: 'erasure',
  columns: {
    id: notPersonal,
    photoId: 'the photo in question',
    personId: 'who asked',
    reasonSealed: 'why',
    askedAt: 'limits the requests of a day',
    answer: 'what the Secretariat decided',
    answeredAt: 'when it decided',
  },
});

/** What the web view may open; there is one row. */
export const webView = pgTable('web_view', {
  id: smallint().primaryKey().default(1),
  hosts: jsonb().$type<string[]>().notNull(),
  externalAlbum: text('external_album'),
});
