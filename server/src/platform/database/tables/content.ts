import { bigint, bigserial, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { topics } from 'contract/wire/topics';
import { moment } from './columns.ts';
import { notPersonal, personalColumns } from './personal.ts';

/** Who gets the hint; nobody named means everybody. */
export type Audience = { badges?: readonly ('red' | 'blue' | 'green' | 'grey')[]; people?: readonly string[] };

/** What changed, in the order of the commits: a stream that was cut goes on after its last number. */
export const contentChange = pgTable('content_change', {
  number: bigserial({ mode: 'number' }).primaryKey(),
  at: moment('at').notNull().defaultNow(),
  topic: text({ enum: topics }).notNull(),
  itemId: text('item_id'),
  version: integer().notNull(),
  audience: jsonb().$type<Audience>(),
});

/** The newest change that each audience was told of; it outlives the log, which is pruned. */
export const newestChange = pgTable('newest_change', {
  /** Empty for everybody, the name of a badge, or the id of a person. */
  audience: text().primaryKey(),
  number: bigint({ mode: 'number' }).notNull(),
});

export const audienceOfChange = personalColumns(contentChange, {
  foundBy: ['audience'],
  until: { purge: 'changes of content' },
  columns: {
    number: notPersonal,
    at: notPersonal,
    topic: notPersonal,
    itemId: notPersonal,
    version: notPersonal,
    audience: 'whose open screens are told',
  },
});

export const newestChangeOfPerson = personalColumns(newestChange, {
  foundBy: ['audience'],
  until: 'erasure',
  columns: { audience: 'who was told', number: 'whether a phone has heard of it' },
});
