import { isNull } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { person } from './people.ts';
import { session } from './session.ts';
import { notPersonal, personalColumns } from '../personal-columns.ts';

/** The code on the back of a badge, of which nothing stored gives it away: see `storedBadgeCode`. */
export const badge = pgTable(
  'badge',
  {
    id: text().primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    codeFingerprint: text('code_fingerprint').notNull(),
    codeHashSealed: text('code_hash_sealed').notNull(),
    issuedAt: moment('issued_at').notNull(),
    voidedAt: moment('voided_at'),
  },
  (table) => [
    // A voided code is not in it, so that looking for one takes as long as looking for one that never was.
    uniqueIndex('badge_code').on(table.codeFingerprint).where(isNull(table.voidedAt)),
    index('badge_person').on(table.personId),
  ],
);

/** The link "This was not me" in the notice of a badge sign-in, or of the first login by a partner's app. */
export const signInNotice = pgTable('sign_in_notice', {
  tokenHash: text('token_hash').primaryKey(),
  sessionId: text('session_id')
    .notNull()
    .references(() => session.id, { onDelete: 'cascade' }),
  /** Null if a partner's app was used instead. */
  badgeId: text('badge_id'),
  at: moment('at').notNull(),
  usedAt: moment('used_at'),
  /** Whether a notice was delivered has been judged, or need not be any more. */
  settledAt: moment('settled_at'),
});

export const badgeOfPerson = personalColumns(badge, {
  foundBy: ['personId'],
  until: 'erasure',
  columns: {
    id: notPersonal,
    personId: 'whose badge it is',
    codeFingerprint: 'finds the person by the code on the badge',
    codeHashSealed: 'makes the fingerprint anew for another store secret',
    issuedAt: 'which badge is the newest',
    voidedAt: 'a lost badge opens nothing',
  },
});

export const noticeOfSignIn = personalColumns(signInNotice, {
  foundBy: ['sessionId'],
  until: { purge: 'notices of logins' },
  columns: {
    tokenHash: notPersonal,
    sessionId: 'which sign-in the notice was about',
    badgeId: 'which badge was used, if it was one',
    at: 'when it was used',
    usedAt: 'when the person said that it was somebody else',
    settledAt: notPersonal,
  },
});
