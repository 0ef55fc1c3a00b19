import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { FileAudience } from 'contract/calls/console/files';
import type { Inside, PageKind } from 'contract/calls/files';
import { fileCategories, type FileCategory } from 'contract/file-categories';
import { documentExtensions, imageExtensions } from 'contract/rules/file-extensions';
import type { TextPlace } from '../../../documents/text-place.ts';
import { both, moment } from '../../columns.ts';
import { mediaFile } from './media.ts';

/** At once: the list of what is still to be indexed is read by every search, and only PostgreSQL empties it by itself. */
const atOnce = { fastupdate: false };

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A file that delegates find, read and download. */
export const forumFile = pgTable(
  'forum_file',
  {
    id: text().primaryKey(),
    version: integer().notNull().default(1),
    category: text({ enum: Object.keys(fileCategories) as [FileCategory, ...FileCategory[]] }).notNull(),
    title: both('title').notNull(),
    ending: text({ enum: [...documentExtensions, ...imageExtensions] }).notNull(),
    mediaId: text('media_id')
      .notNull()
      .references(() => mediaFile.id),
    /** What it had before it was replaced: its pages are shown and searched until those of the new one are read. */
    formerMediaId: text('former_media_id').references(() => mediaFile.id, { onDelete: 'set null' }),
    /** Badges or a meeting, never a person by name. */
    audience: jsonb('shown_to').$type<FileAudience>().notNull(),
    /** The first time; it stays when the file is withdrawn, so that a page of the list goes on after it. */
    publishedAt: moment('published_at'),
    isPublished: boolean('is_published').notNull().default(false),
  },
  (table) => [
    index('forum_file_newest').on(table.publishedAt, table.id),
    index('forum_file_media').on(table.mediaId),
    index('forum_file_former_media').on(table.formerMediaId),
  ],
);

/** Both titles of a file as they are searched. */
export const fileTitle = pgTable(
  'file_title',
  {
    fileId: text('file_id')
      .primaryKey()
      .references(() => forumFile.id, { onDelete: 'cascade' }),
    folded: text().notNull(),
    words: tsvector().notNull(),
  },
  (table) => [index('file_title_words').using('gin', table.words).with(atOnce)],
);

/** What came of reading a document; without a row it has not been read yet. */
export const fileReading = pgTable('file_reading', {
  mediaId: text('media_id')
    .primaryKey()
    .references(() => mediaFile.id, { onDelete: 'cascade' }),
  inside: text().$type<Exclude<Inside, 'waiting' | 'title only'>>().notNull(),
  pageKind: text('page_kind').$type<PageKind>().notNull(),
  pages: smallint().notNull(),
  /** Whether the pictures of its pages were drawn, as far as that is possible. */
  isDrawn: boolean('is_drawn').notNull().default(false),
});

/** One page of a pdf, slide, sheet, or section under a heading, with its text as it is searched. */
export const filePage = pgTable(
  'file_page',
  {
    /** The pages belong to the content, not to the file that shows it. */
    mediaId: text('media_id')
      .notNull()
      .references(() => mediaFile.id, { onDelete: 'cascade' }),
    number: smallint().notNull(),
    /** The name of a sheet, or the heading of a section. */
    name: text(),
    text: text().notNull(),
    /** Folded as queries are, for pieces that are no words. */
    folded: text().notNull(),
    words: tsvector().notNull(),
    /** By these an index finds what is cut out of the text, of words that are not Chinese. */
    pieces: tsvector().notNull(),
    places: jsonb()
      .$type<TextPlace[]>()
      .notNull()
      .default(sql`'[]'`),
  },
  (table) => [
    primaryKey({ columns: [table.mediaId, table.number] }),
    index('file_page_words').using('gin', table.words).with(atOnce),
    index('file_page_pieces').using('gin', table.pieces).with(atOnce),
  ],
);
