import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { notPersonal, personalColumns } from '../personal-columns.ts';
import { person } from './people.ts';

/** What one side shares: what it ticked of the own record, or the contact person of that time. */
export type Shared = { of: 'own'; mobile: boolean; email: boolean } | { of: 'contact'; contactId: string };

/** `ended` is an exchange that one side deleted afterwards. */
export type CardState = 'pending' | 'accepted' | 'declined' | 'deleted' | 'withdrawn' | 'ended';

/** A card from one delegate to another, and what became of it. An accepted one makes the two friends. */
export const card = pgTable(
  'card',
  {
    id: text().primaryKey(),
    senderId: text('sender_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    receiverId: text('receiver_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    state: text().$type<CardState>().notNull(),
    messageSealed: text('message_sealed'),
    /** What the receiver wrote, whose own card crossed with this one. */
    receiverMessageSealed: text('receiver_message_sealed'),
    senderShares: jsonb('sender_shares').$type<Shared>().notNull(),
    /** Null until it is accepted. */
    receiverShares: jsonb('receiver_shares').$type<Shared>(),
    sentAt: moment('sent_at').notNull(),
    /** When it was accepted, declined, deleted or withdrawn. */
    answeredAt: moment('answered_at'),
    endedAt: moment('ended_at'),
    /**
     * The contact person who answered for the receiver, as named at that time. It has no foreign key: once the person
     * is erased the name is gone, and it can still be told that the delegate did not answer in person.
     */
    answeredContactId: text('answered_contact_id'),
    faceToFace: boolean('face_to_face').notNull().default(false),
  },
  (table) => [
    // Two people have at most one card that waits or was accepted, whoever sent it.
    uniqueIndex('card_between')
      .on(sql`least(${table.senderId}, ${table.receiverId})`, sql`greatest(${table.senderId}, ${table.receiverId})`)
      .where(sql`${table.state} in ('pending', 'accepted')`),
    index('card_sender').on(table.senderId, table.sentAt),
    index('card_receiver').on(table.receiverId, table.sentAt),
  ],
);

/** What one of the two wrote down about the other, for nobody else. */
export const friendNote = pgTable(
  'friend_note',
  {
    cardId: text('card_id')
      .notNull()
      .references(() => card.id, { onDelete: 'cascade' }),
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    metSealed: text('met_sealed').notNull(),
    noteSealed: text('note_sealed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cardId, table.personId] }), index('friend_note_person').on(table.personId)],
);

/** Until when somebody has seen the received cards: their own, or those of a delegate for whom they act. */
export const cardsSeen = pgTable(
  'cards_seen',
  {
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    delegateId: text('delegate_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.delegateId] }),
    index('cards_seen_delegate').on(table.delegateId),
  ],
);

/** A code that one shows to another delegate. It works once, and for a minute. */
export const exchangeCode = pgTable(
  'exchange_code',
  {
    codeHash: text('code_hash').primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    shares: jsonb().$type<Shared>().notNull(),
    shownAt: moment('shown_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('exchange_code_person').on(table.personId, table.shownAt),
    index('exchange_code_ends').on(table.endsAt),
  ],
);

/** A scanned code that did not work: many of one person are guesses. */
export const failedScan = pgTable(
  'failed_scan',
  {
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    scannedAt: moment('scanned_at').notNull(),
  },
  (table) => [index('failed_scan_person').on(table.personId, table.scannedAt)],
);

/** Two people who met: one showed a code, the other scanned it, and both have to confirm. */
export const encounter = pgTable(
  'encounter',
  {
    id: text().primaryKey(),
    showerId: text('shower_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    scannerId: text('scanner_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    state: text({ enum: ['open', 'exchanged', 'over'] }).notNull(),
    showerShares: jsonb('shower_shares').$type<Shared>().notNull(),
    /** Null until the scanner confirms. */
    scannerShares: jsonb('scanner_shares').$type<Shared>(),
    showerConfirmed: boolean('shower_confirmed').notNull().default(false),
    scannerConfirmed: boolean('scanner_confirmed').notNull().default(false),
    scannedAt: moment('scanned_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    index('encounter_shower').on(table.showerId, table.scannedAt),
    index('encounter_scanner').on(table.scannerId, table.scannedAt),
    index('encounter_ends').on(table.endsAt),
  ],
);

/** The name of an assistant who is erased goes with the row of the contact person; the cards of others stay. */
export const cardOfPerson = personalColumns(card, {
  foundBy: ['senderId', 'receiverId'],
  until: 'erasure',
  columns: {
    id: notPersonal,
    senderId: 'who sent the card',
    receiverId: 'to whom',
    state: 'what became of it',
    messageSealed: 'what the sender wrote with it',
    receiverMessageSealed: 'what the receiver wrote with a card that crossed with it',
    senderShares: 'what the sender ticked to share',
    receiverShares: 'what the receiver ticked to share',
    sentAt: 'the order of the cards',
    answeredAt: 'when a new card may be sent',
    endedAt: 'when the exchange was deleted',
    answeredContactId: 'which contact person answered it, told to both',
    faceToFace: 'whether the two met',
  },
});

export const noteOnFriend = personalColumns(friendNote, {
  foundBy: ['personId'],
  until: 'erasure',
  columns: {
    cardId: 'which friend it is about',
    personId: 'who wrote it',
    metSealed: 'where the two met, as the person noted it',
    noteSealed: 'what the person noted for themselves',
  },
});

export const cardsSeenByPerson = personalColumns(cardsSeen, {
  foundBy: ['personId'],
  namedIn: ['delegateId'],
  until: 'erasure',
  columns: {
    personId: 'who looked at the cards',
    delegateId: 'whose cards they are',
    seenAt: 'the red mark tells only of newer ones',
  },
});

export const codeOfExchange = personalColumns(exchangeCode, {
  foundBy: ['personId'],
  until: { purge: 'codes and meetings of exchanges face to face' },
  columns: {
    codeHash: 'recognises the code that was scanned',
    personId: 'who showed it',
    shares: 'what the person ticked to share',
    shownAt: 'how many codes of an hour',
    endsAt: 'when the code ends',
    usedAt: 'a code works once',
  },
});

export const failedScanOfPerson = personalColumns(failedScan, {
  foundBy: ['personId'],
  until: { purge: 'codes and meetings of exchanges face to face' },
  columns: { personId: 'who scanned', scannedAt: 'how many of an hour' },
});

export const encounterOfPerson = personalColumns(encounter, {
  foundBy: ['showerId', 'scannerId'],
  until: { purge: 'codes and meetings of exchanges face to face' },
  columns: {
    id: notPersonal,
    showerId: 'who showed the code',
    scannerId: 'who scanned it',
    state: 'whether both have confirmed',
    showerShares: 'what the one ticked to share',
    scannerShares: 'what the other ticked to share',
    showerConfirmed: 'whether the one has confirmed',
    scannerConfirmed: 'whether the other has confirmed',
    scannedAt: 'which of them is the newest',
    endsAt: 'when it ends without a confirmation',
  },
});
