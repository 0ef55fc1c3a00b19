import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { person } from './people.ts';
import { notPersonal, personalColumns } from '../personal-columns.ts';

/** A partner whose host app opens this one. */
export const partnerKey = pgTable('partner_key', {
  id: text().primaryKey(),
  name: text().notNull(),
  keySealed: text('key_sealed').notNull(),
  issuedAt: moment('issued_at').notNull(),
  revokedAt: moment('revoked_at'),
});

/** The secretariat's leave for the app of a partner to log this person in. */
export const partnerLink = pgTable(
  'partner_link',
  {
    partnerId: text('partner_id')
      .notNull()
      .references(() => partnerKey.id),
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    linkedAt: moment('linked_at').notNull(),
    /** The first entry, of which the person was told. */
    enteredAt: moment('entered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.personId] }),
    index('partner_link_person').on(table.personId),
  ],
);

/** A ticket is valid once, for sixty seconds and one person. One for nobody is kept too, and takes the same time. */
export const entryTicket = pgTable('entry_ticket', {
  ticketHash: text('ticket_hash').primaryKey(),
  partnerId: text('partner_id')
    .notNull()
    .references(() => partnerKey.id),
  personId: text('person_id').references(() => person.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
});

/** A spent ticket, on the page of a person who still has to be asked: valid once, for ten minutes, on that page. */
export const entryClaim = pgTable('entry_claim', {
  claimHash: text('claim_hash').primaryKey(),
  partnerId: text('partner_id')
    .notNull()
    .references(() => partnerKey.id),
  personId: text('person_id')
    .notNull()
    .references(() => person.id, { onDelete: 'cascade' }),
  device: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** The used nonces of a partner's server, so that no request is accepted twice. */
export const partnerNonce = pgTable(
  'partner_nonce',
  { partnerId: text('partner_id').notNull(), nonce: text().notNull(), at: moment('at').notNull() },
  (table) => [primaryKey({ columns: [table.partnerId, table.nonce] })],
);

export const ticketOfPerson = personalColumns(entryTicket, {
  foundBy: ['personId'],
  until: { purge: 'entry tickets' },
  columns: {
    ticketHash: notPersonal,
    partnerId: 'by whose app the person comes',
    personId: 'who may come in by it',
    expiresAt: notPersonal,
  },
});

export const claimOfPerson = personalColumns(entryClaim, {
  foundBy: ['personId'],
  until: { purge: 'entry claims' },
  columns: {
    claimHash: notPersonal,
    partnerId: 'by whose app the person comes',
    personId: 'who may come in by it',
    device: 'which page may use it, as the phone itself says',
    expiresAt: notPersonal,
  },
});

export const linkOfPerson = personalColumns(partnerLink, {
  foundBy: ['personId'],
  until: 'erasure',
  columns: {
    partnerId: 'whose app may log the person in',
    personId: 'who is logged in by it',
    linkedAt: 'when the secretariat allowed it',
    enteredAt: 'the person is told of the first time',
  },
});
