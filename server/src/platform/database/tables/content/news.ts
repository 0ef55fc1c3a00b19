import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Language } from 'contract/languages';
import { newsCategories, type NewsCategory } from 'contract/news-categories';
import type { RichText } from 'contract/rich-text/rich-text';
import { both, moment } from '../../columns.ts';
import { mediaFile } from './media.ts';

/** A file that an item shows cannot be removed while it does. */
const fileOf = (name: string) => text(name).references(() => mediaFile.id);

/** An item of news, or a talk. */
export const newsItem = pgTable(
  'news_item',
  {
    id: text().primaryKey(),
    version: integer().notNull().default(1),
    kind: text({ enum: ['news', 'talk'] }).notNull(),
    category: text({ enum: Object.keys(newsCategories) as [NewsCategory, ...NewsCategory[]] }).notNull(),
    title: both('title').notNull(),
    /** A language may be missing. */
    summary: jsonb('summary').$type<Record<Language, string | null>>().notNull(),
    source: both('source').notNull(),
    body: jsonb('body').$type<Record<Language, RichText>>().notNull(),
    coverId: fileOf('cover_id'),
    filmId: fileOf('film_id'),
    posterId: fileOf('poster_id'),
    /** The first time; it stays when the item is withdrawn, so that a page of the list goes on after it. */
    publishedAt: moment('published_at'),
    isPublished: boolean('is_published').notNull().default(false),
    /** Whether its shared address shows it to everybody. */
    isPublic: boolean('is_public').notNull().default(false),
  },
  (table) => [index('news_item_newest').on(table.publishedAt, table.id)],
);

type Sentence = { text: string; block: number | null; from: number; to: number };

/** The recording of an item in one language, with its sentences in milliseconds from its beginning. */
export const recording = pgTable(
  'recording',
  {
    itemId: text('item_id')
      .notNull()
      .references(() => newsItem.id, { onDelete: 'cascade' }),
    language: text({ enum: ['zh', 'en'] }).notNull(),
    fileId: fileOf('file_id').notNull(),
    duration: integer().notNull(),
    sentences: jsonb('sentences').$type<Sentence[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.language] })],
);

/** The files that the text of an item names, so that whoever asks for one finds the item without reading all texts. */
export const newsFile = pgTable(
  'news_file',
  {
    itemId: text('item_id')
      .notNull()
      .references(() => newsItem.id, { onDelete: 'cascade' }),
    fileId: fileOf('file_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.fileId] }), index('news_file_file').on(table.fileId)],
);
