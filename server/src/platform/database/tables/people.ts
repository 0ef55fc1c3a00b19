import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language } from 'contract/languages';
import type { Reading } from '../../people/stored-names.ts';
import { both, moment } from '../columns.ts';
import { notPersonal, personalColumns } from '../personal-columns.ts';

/** All people with a badge. Mobile, email and date of birth are sealed; fingerprints are used to find them. */
export const person = pgTable(
  'person',
  {
    id: text().primaryKey(),
    version: integer().notNull().default(1),
    badge: text({ enum: ['red', 'blue', 'green', 'grey'] }).notNull(),
    origin: text({ enum: ['chinese', 'international'] }).notNull(),
    name: both('name').notNull(),
    familyName: both('family_name').notNull(),
    honorific: both('honorific'),
    /** The pinyin from `storedNames`, stored with every name, so that no request has to compute it. */
    reading: jsonb().$type<Reading>().notNull(),
    title: both('title').notNull(),
    organisation: both('organisation'),
    profile: both('profile').notNull(),
    organisationProfile: both('organisation_profile'),
    languages: both('languages'),
    mode: text({ enum: ['social', 'privacy', 'assistant'] })
      .notNull()
      .default('social'),
    /** Assistant mode is chosen and begins when the contact person confirms. */
    assistantWaits: boolean('assistant_waits').notNull().default(false),
    /** Somebody whom a delegate named and who is no attendee: reaches only what a contact person needs. */
    contactOnly: boolean('contact_only').notNull().default(false),
    /** Nobody: a record that no screen leads to, so that whoever opens it has guessed or copied (security T22). */
    decoy: boolean().notNull().default(false),
    listed: boolean().notNull().default(false),
    rank: integer().notNull(),
    verified: boolean().notNull().default(false),
    badgeSignIn: boolean('badge_sign_in').notNull().default(true),
    mobileSealed: text('mobile_sealed'),
    mobileFingerprint: text('mobile_fingerprint'),
    emailSealed: text('email_sealed'),
    emailFingerprint: text('email_fingerprint'),
    birthDateSealed: text('birth_date_sealed'),
    /** Printed on the front of the badge, for the desk; it opens nothing. */
    badgeNumber: text('badge_number'),
    /** Until then the record says what was imported. */
    profileSubmittedAt: moment('profile_submitted_at'),
  },
  (table) => [
    uniqueIndex('person_mobile').on(table.mobileFingerprint),
    uniqueIndex('person_email').on(table.emailFingerprint),
    uniqueIndex('person_badge_number').on(table.badgeNumber),
    // Nobody can list a decoy, let it log in or find it by an address, by whatever statement.
    check(
      'person_decoy_is_nobody',
      sql`not ${table.decoy} or (${table.badge} = 'red' and not ${table.listed} and not ${table.verified}
        and not ${table.badgeSignIn} and not ${table.contactOnly} and ${table.badgeNumber} is null
        and num_nonnulls(${table.mobileFingerprint}, ${table.mobileSealed}, ${table.emailFingerprint}, ${table.emailSealed}) = 0)`,
    ),
  ],
);

export const personOnRecord = personalColumns(person, {
  foundBy: ['id'],
  until: 'erasure',
  columns: {
    id: 'refers to the person everywhere else',
    version: notPersonal,
    badge: 'what the person may see and do',
    origin: 'the two parts of the directory',
    name: 'named in the directory, in meetings and to themselves',
    familyName: 'the order of the directory, and how the person is addressed',
    honorific: 'how the person is addressed',
    reading: 'the order of the directory, and finding the name by pinyin',
    title: 'named with it',
    organisation: 'named with it; lists a partner’s people',
    profile: 'the page in the directory',
    organisationProfile: 'the page in the directory',
    languages: 'the page in the directory',
    mode: 'what others may ask of the person',
    assistantWaits: 'that assistant mode was chosen and waits for the contact person',
    contactOnly: 'that the person is here only as a contact person',
    decoy: notPersonal,
    listed: 'whether the directory has the person',
    rank: 'the order of protocol',
    verified: 'whether the person may sign in',
    badgeSignIn: 'whether the badge may sign in',
    mobileSealed: 'codes and notices by SMS',
    mobileFingerprint: 'finds the person by a mobile that is entered',
    emailSealed: 'codes and notices by email',
    emailFingerprint: 'finds the person by an email that is entered',
    birthDateSealed: 'confirms a sign-in by badge',
    badgeNumber: 'names the badge at the desk',
    profileSubmittedAt: 'whether the person has submitted the profile',
  },
});

/** A person asked to be erased. It waits, so that it can be taken back, and then goes with the person. */
export const erasureRequest = pgTable(
  'erasure_request',
  {
    personId: text('person_id')
      .primaryKey()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** The number of the receipt. */
    number: text().notNull(),
    askedAt: moment('asked_at').notNull(),
    dueAt: moment('due_at').notNull(),
    /** The language in which it was asked for, and in which the receipt is written. */
    language: text().$type<Language>().notNull(),
    /** Why the secretariat holds it; null if it does not. */
    heldReason: both('held_reason'),
  },
  (table) => [uniqueIndex('erasure_request_number').on(table.number), index('erasure_request_due').on(table.dueAt)],
);

/** That an erasure was carried out, and how much was erased. It names nobody. */
export const erasureReceipt = pgTable('erasure_receipt', {
  number: text().primaryKey(),
  askedAt: moment('asked_at').notNull(),
  erasedAt: moment('erased_at').notNull(),
  /** The deleted rows of each table. */
  rows: jsonb().$type<Record<string, number>>().notNull(),
});

export const requestOfErasure = personalColumns(erasureRequest, {
  foundBy: ['personId'],
  until: 'erasure',
  columns: {
    personId: 'who asked',
    number: 'the number of the receipt',
    askedAt: 'proves when',
    dueAt: 'leaves time to take it back',
    language: 'the language of the receipt',
    heldReason: 'tells the person why the erasure has to wait',
  },
});
