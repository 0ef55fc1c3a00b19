import { bigserial, boolean, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { person } from './people.ts';
import { notPersonal, personalColumns } from '../personal-columns.ts';

/** One attempt to sign in by a code: its image characters, its address, its code and its tries. */
export const signInFlow = pgTable(
  'sign_in_flow',
  {
    id: text().primaryKey(),
    createdAt: moment('created_at').notNull(),
    /** The characters are sealed and not hashed, because the sound is made from them later. */
    charactersSealed: text('characters_sealed'),
    imageExpiresAt: moment('image_expires_at'),
    /**
     * How often the sound was made, and in which language, because a second language would give programs a second
     * chance.
     */
    soundsMade: smallint('sounds_made').notNull().default(0),
    soundLanguage: text('sound_language', { enum: ['zh', 'en'] }),
    /** Above the daily count of a network a second image is required before the code is sent. */
    imagesPassed: smallint('images_passed').notNull().default(0),
    method: text({ enum: ['mobile', 'email', 'badge', 'desk'] }),
    addressFingerprint: text('address_fingerprint'),
    badgeId: text('badge_id'),
    personId: text('person_id').references(() => person.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash'),
    codeExpiresAt: moment('code_expires_at'),
    tries: smallint().notNull().default(0),
    /** Fewer where many codes are guessed and the channel cannot carry longer ones (security F4). */
    mostTries: smallint('most_tries').notNull().default(5),
    /** The code was sent to a known device; a stranger's request leaves it alone. */
    forKnownDevice: boolean('for_known_device').notNull().default(false),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('sign_in_flow_created').on(table.createdAt),
    index('sign_in_flow_address').on(table.addressFingerprint),
  ],
);

/** Requests for codes by address and network, from which waits and daily limits are counted. */
export const codeRequest = pgTable(
  'code_request',
  {
    id: text().primaryKey(),
    addressFingerprint: text('address_fingerprint').notNull(),
    network: text().notNull(),
    /** The known device that asked; empty for all others, which must not make this person wait. */
    device: text().notNull().default(''),
    /** The dial code of an SMS, and the block of its number, which others share. */
    dialCode: text('dial_code'),
    prefixFingerprint: text('prefix_fingerprint'),
    at: moment('at').notNull(),
  },
  (table) => [
    index('code_request_address').on(table.addressFingerprint, table.at),
    index('code_request_network').on(table.network, table.at),
    index('code_request_dial_code').on(table.dialCode, table.at),
    index('code_request_prefix').on(table.prefixFingerprint, table.at),
    index('code_request_at').on(table.at),
  ],
);

/** A new mobile or email of a person, which counts only after the code that was sent to it. Each row is one code. */
export const addressClaim = pgTable(
  'address_claim',
  {
    id: text().primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    channel: text({ enum: ['mobile', 'email'] }).notNull(),
    addressFingerprint: text('address_fingerprint').notNull(),
    /** By the other store secret, while it is being changed. */
    otherFingerprint: text('other_fingerprint'),
    /** None any more if a newer code replaced it, or it was entered. */
    codeHash: text('code_hash'),
    tries: smallint().notNull().default(0),
    sentAt: moment('sent_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('address_claim_person').on(table.personId, table.sentAt),
    index('address_claim_address').on(table.addressFingerprint, table.sentAt),
    index('address_claim_sent').on(table.sentAt),
  ],
);

/** Failed tries by their target; a known device has a budget of its own. */
export const signInFailure = pgTable(
  'sign_in_failure',
  {
    method: text({ enum: ['code', 'badge'] }).notNull(),
    subject: text().notNull(),
    device: text().notNull(),
    day: date().notNull(),
    count: integer().notNull(),
    /** The failures since the last success, over all days. */
    inARow: integer('in_a_row').notNull(),
    /** The fingerprints of the day's wrong dates of birth: one that is sent again, on any phone, costs no further try. */
    wrongDates: text('wrong_dates').array().notNull().default([]),
    restrictedAt: moment('restricted_at'),
  },
  (table) => [primaryKey({ columns: [table.method, table.subject, table.device] })],
);

/** All failed verifications; too many in a day make codes longer for everyone (security F4). */
export const failedVerification = pgTable(
  'failed_verification',
  { id: bigserial({ mode: 'number' }).primaryKey(), at: moment('at').notNull() },
  (table) => [index('failed_verification_at').on(table.at)],
);

export const attemptOfPerson = personalColumns(signInFlow, {
  foundBy: ['personId', 'addressFingerprint', 'badgeId'],
  until: { purge: 'attempts to sign in' },
  columns: {
    id: notPersonal,
    createdAt: 'when somebody tried to sign in',
    charactersSealed: notPersonal,
    imageExpiresAt: notPersonal,
    soundsMade: notPersonal,
    soundLanguage: notPersonal,
    imagesPassed: notPersonal,
    method: 'how somebody tried',
    addressFingerprint: 'at which address',
    badgeId: 'with which badge',
    personId: 'who is signed in if the code is right',
    codeHash: 'judges the code that is entered',
    codeExpiresAt: notPersonal,
    tries: notPersonal,
    mostTries: notPersonal,
    forKnownDevice: notPersonal,
    usedAt: 'a code is good once',
  },
});

export const claimOfAddress = personalColumns(addressClaim, {
  foundBy: ['personId'],
  namedIn: ['addressFingerprint', 'otherFingerprint'],
  until: { purge: 'codes for new addresses' },
  columns: {
    id: notPersonal,
    personId: 'who asked for the code',
    channel: 'where it was sent',
    addressFingerprint: 'limits the codes for one address, and finds a confirmed one',
    otherFingerprint: 'tells whether somebody else has registered the address',
    codeHash: 'judges the code that is entered',
    tries: notPersonal,
    sentAt: 'limits the codes of a day',
    confirmedAt: 'the address may be used for an hour',
    usedAt: 'a confirmed address is used once',
  },
});

export const requestForCode = personalColumns(codeRequest, {
  foundBy: ['addressFingerprint'],
  until: { purge: 'attempts to sign in' },
  columns: {
    id: notPersonal,
    addressFingerprint: 'limits the codes for one address',
    network: 'asks for a second image above a daily count; a /24 or /64, not an address',
    device: 'a known device waits for itself alone',
    dialCode: 'asks for a second image above a daily count',
    prefixFingerprint: 'asks for a second image above a count in a minute',
    at: 'limits the codes of a day',
  },
});

export const failureToSignIn = personalColumns(signInFailure, {
  foundBy: ['subject'],
  until: { purge: 'failures to sign in' },
  columns: {
    method: 'what failed',
    subject: 'at which address, or with whose badge',
    device: 'a known device fails for itself alone',
    day: 'limits the failures of a day',
    count: 'limits the failures of a day',
    inARow: 'limits the failures since the last success',
    wrongDates: 'the same wrong date costs one try',
    restrictedAt: 'until the secretariat lifts it',
  },
});
