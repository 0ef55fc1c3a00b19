import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { both } from '../../columns.ts';

/** The slides of Home. */
export const slide = pgTable('slide', {
  id: text().primaryKey(),
  version: integer().notNull().default(1),
  position: smallint().notNull(),
  caption: both('caption').notNull(),
  title: both('title').notNull(),
  pictureId: text('picture_id'),
  /** An address of the app; a slide without one is no link. */
  target: text(),
});

/** The introduction with chapters, short facts, the organisers and the contact of the secretariat. */
export const aboutSection = pgTable('about_section', {
  id: text().primaryKey(),
  version: integer().notNull().default(1),
  position: smallint().notNull(),
  kind: text({ enum: ['chapter', 'fact', 'organiser', 'contact'] }).notNull(),
  heading: both('heading').notNull(),
  body: both('body').notNull(),
  pictureId: text('picture_id'),
});

export const questionCategory = pgTable('question_category', {
  id: text().primaryKey(),
  version: integer().notNull().default(1),
  position: smallint().notNull(),
  name: both('name').notNull(),
});

export const question = pgTable(
  'question',
  {
    id: text().primaryKey(),
    version: integer().notNull().default(1),
    position: smallint().notNull(),
    categoryId: text('category_id')
      .notNull()
      .references(() => questionCategory.id, { onDelete: 'cascade' }),
    question: both('question').notNull(),
    answer: both('answer').notNull(),
    /** Other words for the subject, in both languages, by which it is found. */
    keywords: text().notNull().default(''),
  },
  (table) => [index('question_category_id').on(table.categoryId)],
);
