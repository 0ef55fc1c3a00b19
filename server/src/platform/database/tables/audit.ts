import { bigserial, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Append-only: triggers refuse every change, and each line carries the hash of the one before. */
export const auditLine = pgTable('audit_line', {
  number: bigserial({ mode: 'number' }).primaryKey(),
  at: moment('at').notNull(),
  actor: text().notNull(),
  what: text().notNull(),
  // JSON as text: the hash is over these very bytes, and jsonb would reorder them.
  before: text().notNull(),
  after: text().notNull(),
  previousHash: text('previous_hash').notNull(),
  hash: text().notNull(),
});
