import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { languages } from 'contract/languages';
import { moment } from '../columns.ts';
import { person } from './people.ts';
import { notPersonal, personalColumns } from '../personal-columns.ts';

/** A session on one device. The row stays after the end, so that the old device learns the reason. */
export const session = pgTable(
  'session',
  {
    id: text().primaryKey(),
    tokenHash: text('token_hash').notNull(),
    /** The hash of the token of a confirmed session, which replaces the old token at its first use. */
    confirmedTokenHash: text('confirmed_token_hash'),
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['browser', 'host', 'wechat'] }).notNull(),
    method: text({ enum: ['code', 'badge', 'host'] }).notNull(),
    scope: text({ enum: ['full', 'limited'] }).notNull(),
    /** Where the code was read that opened or confirmed the session; none for a badge, the host app and a desk code. */
    addressFingerprint: text('address_fingerprint'),
    /** The texts have yet to be agreed to; until then the session may do nothing else, whatever its scope. */
    mustAgree: boolean('must_agree').notNull().default(false),
    device: text().notNull(),
    /** The language of the last call, in which the phone is written to. */
    language: text({ enum: languages }).notNull().default('zh'),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    endedAt: moment('ended_at'),
    /** The logins on other devices up to this time were acknowledged on this one. */
    toldUntil: moment('told_until'),
    endReason: text('end_reason', { enum: ['logout', 'other device', 'not me', 'secretariat'] }),
  },
  (table) => [
    uniqueIndex('session_token').on(table.tokenHash),
    uniqueIndex('session_confirmed_token').on(table.confirmedTokenHash),
    index('session_person').on(table.personId, table.createdAt),
    // The index refuses a second live session of the same kind.
    uniqueIndex('session_one_live')
      .on(table.personId, table.kind)
      .where(sql`ended_at is null`),
  ],
);

/** A device that signed in before. Failures of other devices cannot lock it out. */
export const knownDevice = pgTable(
  'known_device',
  {
    credentialHash: text('credential_hash').primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('known_device_person').on(table.personId)],
);

export const sessionOfPerson = personalColumns(session, {
  foundBy: ['personId'],
  until: 'erasure',
  columns: {
    id: notPersonal,
    tokenHash: 'recognises the phone',
    confirmedTokenHash: 'recognises the phone',
    personId: 'who is signed in',
    kind: 'one session in a browser, one in the host app and one in WeChat',
    method: 'how the person signed in',
    scope: 'what the session may do',
    addressFingerprint: 'at which address a code was read',
    mustAgree: 'what the session may do',
    device: 'which device it is, as the phone itself says',
    language: 'pushes to the phone are in the language of its last call',
    createdAt: 'when it began',
    lastUsedAt: 'ends a session that is not used',
    endsAt: 'ends every session in time',
    toldUntil: 'which other logins the person knows of',
    endedAt: 'tells an old device why it was signed out',
    endReason: 'tells an old device why it was signed out',
  },
});

export const deviceOfPerson = personalColumns(knownDevice, {
  foundBy: ['personId'],
  until: 'erasure',
  columns: {
    credentialHash: 'recognises a device that signed in before',
    personId: 'whose device it is',
    createdAt: 'a stranger’s devices are forgotten by their date',
  },
});
