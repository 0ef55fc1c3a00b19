import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Language } from 'contract/texts';
import { moment } from './columns.ts';
import { session } from './session.ts';

/** A download that was asked for: good once, for a minute, as long as the session that asked lives (security F7). */
export const downloadTicket = pgTable(
  'download_ticket',
  {
    hash: text().primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    params: jsonb().$type<Record<string, string>>().notNull(),
    language: text().$type<Language>().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('download_ticket_expires').on(table.expiresAt)],
);
