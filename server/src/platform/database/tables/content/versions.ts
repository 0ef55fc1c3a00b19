import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { topics } from 'contract/wire/topics';
import { moment } from '../../columns.ts';
import { notPersonal, personalColumns } from '../../personal-columns.ts';

/** The receivers of the hint; null means everybody. */
export type Audience = { badges?: readonly ('red' | 'blue' | 'green' | 'grey')[]; people?: readonly string[] };

/** The changes in the order of their commits, so that a stream that was cut can continue after its last number. */
export const contentChange = pgTable('content_change', {
  number: bigserial({ mode: 'number' }).primaryKey(),
  at: moment('at').notNull().defaultNow(),
  topic: text({ enum: topics }).notNull(),
  itemId: text('item_id'),
  version: integer().notNull(),
  audience: jsonb().$type<Audience>(),
});

/** The newest change of each audience. It stays when the log is pruned. */
export const newestChange = pgTable('newest_change', {
  /** The name of a badge, the id of a person, or empty for everybody. */
  audience: text().primaryKey(),
  number: bigint({ mode: 'number' }).notNull(),
});

/**
 * Drafts and history of every kind of content, as JSON in both languages. The live row has the content of the published
 * version with the highest number. A draft is outdated if another version has taken its number.
 */
export const contentVersion = pgTable(
  'content_version',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    item: text().notNull(),
    version: integer().notNull(),
    state: text({ enum: ['draft', 'published'] }).notNull(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The version whose content this one brought back; the next undo continues from there. */
    returnsTo: integer('returns_to'),
    author: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    uniqueIndex('content_version_published')
      .on(table.kind, table.item, table.version)
      .where(sql`${table.state} = 'published'`),
    index('content_version_item').on(table.kind, table.item),
  ],
);

export const audienceOfChange = personalColumns(contentChange, {
  foundBy: ['audience'],
  namedIn: ['itemId'],
  // The rows stay, because a phone that comes back counts on the log without gaps.
  onErasure: 'unname',
  until: { purge: 'changes of content' },
  columns: {
    number: notPersonal,
    at: notPersonal,
    topic: notPersonal,
    itemId: 'what changed, which can be a person’s record',
    version: notPersonal,
    audience: 'whose open screens are told',
  },
});

export const newestChangeOfPerson = personalColumns(newestChange, {
  foundBy: ['audience'],
  until: 'erasure',
  columns: { audience: 'who was told', number: 'whether a phone has heard of it' },
});

export const authorOfVersion = personalColumns(contentVersion, {
  foundBy: ['item'],
  until: 'the secretariat removes it',
  columns: {
    ...{ id: notPersonal, kind: notPersonal, version: notPersonal, state: notPersonal },
    ...{ returnsTo: notPersonal, at: notPersonal },
    item: { purpose: 'what was changed, which can be a person’s record', until: 'erasure' },
    content: { purpose: 'what a person’s record said, where it is one', until: 'erasure' },
    author: 'who changed it, for the secretariat to answer for it',
  },
});
