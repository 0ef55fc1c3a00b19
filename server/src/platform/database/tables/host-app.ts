import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { person } from './people.ts';
import { notPersonal, personalColumns } from './personal.ts';

/** A partner whose host app opens this one. */
export const partnerKey = pgTable('partner_key', {
  id: text().primaryKey(),
  name: text().notNull(),
  keySealed: text('key_sealed').notNull(),
  issuedAt: moment('issued_at').notNull(),
  revokedAt: moment('revoked_at'),
});

/** A ticket is valid once, for sixty seconds and one person. */
export const entryTicket = pgTable('entry_ticket', {
  ticketHash: text('ticket_hash').primaryKey(),
  partnerId: text('partner_id')
    .notNull()
    .references(() => partnerKey.id),
  personId: text('person_id')
    .notNull()
    .references(() => person.id, { onDelete: 'cascade' }),
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
