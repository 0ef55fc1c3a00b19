import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Language } from 'contract/languages';
import { moment } from './columns.ts';
import { session } from './session.ts';
import { notPersonal, personalColumns } from './personal.ts';

/** A requested download. It is valid once, for a minute, while the session that requested it is valid (security F7). */
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

export const downloadOfPerson = personalColumns(downloadTicket, {
  foundBy: ['sessionId'],
  until: { purge: 'tickets for downloads' },
  columns: {
    hash: notPersonal,
    sessionId: 'who asked for the file',
    kind: 'what was asked for',
    params: 'what was asked for',
    language: 'the language of the file',
    expiresAt: notPersonal,
  },
});
