import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { person } from './people.ts';
import { session } from './session.ts';

/** The code on the back of a badge, as its fingerprint only. */
export const badge = pgTable(
  'badge',
  {
    id: text().primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    codeFingerprint: text('code_fingerprint').notNull(),
    issuedAt: moment('issued_at').notNull(),
    voidedAt: moment('voided_at'),
  },
  (table) => [uniqueIndex('badge_code').on(table.codeFingerprint), index('badge_person').on(table.personId)],
);

/** "This was not me": the link in the notice of a badge sign-in. */
export const signInNotice = pgTable('sign_in_notice', {
  tokenHash: text('token_hash').primaryKey(),
  sessionId: text('session_id')
    .notNull()
    .references(() => session.id, { onDelete: 'cascade' }),
  badgeId: text('badge_id').notNull(),
  at: moment('at').notNull(),
  usedAt: moment('used_at'),
});
