import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { both } from './columns.ts';
import { picture } from './pictures.ts';

/** Everybody with a badge. Mobile, e-mail and date of birth are sealed; the fingerprints find them again. */
export const person = pgTable(
  'person',
  {
    id: text().primaryKey(),
    version: integer().notNull().default(1),
    badge: text({ enum: ['red', 'blue', 'green', 'grey'] }).notNull(),
    origin: text({ enum: ['chinese', 'international'] }).notNull(),
    name: both('name').notNull(),
    familyName: both('family_name').notNull(),
    title: both('title').notNull(),
    organisation: both('organisation'),
    profile: both('profile').notNull(),
    organisationProfile: both('organisation_profile'),
    languages: both('languages'),
    photoId: text('photo_id').references(() => picture.id, { onDelete: 'set null' }),
    mode: text({ enum: ['social', 'privacy', 'assistant'] })
      .notNull()
      .default('social'),
    listed: boolean().notNull().default(false),
    rank: integer().notNull(),
    verified: boolean().notNull().default(false),
    badgeSignIn: boolean('badge_sign_in').notNull().default(true),
    mobileSealed: text('mobile_sealed'),
    mobileFingerprint: text('mobile_fingerprint'),
    emailSealed: text('email_sealed'),
    emailFingerprint: text('email_fingerprint'),
    birthDateSealed: text('birth_date_sealed'),
  },
  (table) => [
    uniqueIndex('person_mobile').on(table.mobileFingerprint),
    uniqueIndex('person_email').on(table.emailFingerprint),
  ],
);
