import { z } from 'zod';
import { cardLengths } from '../card-lengths.ts';
import * as no from '../refusals/cards.ts';
import { actingEnded } from '../refusals/modes.ts';
import { notFound, tooOften } from '../refusals/wire.ts';
import { read, write } from '../wire/call.ts';
import { ActingFor, Id, IsoMoment, Photo, Text } from '../wire/values.ts';
import { Mode } from './modes.ts';

export const getFriendStatus = read('/api/friendApply/getGuestFriendStatusByGuestId', {
  who: 'signed in, limited too',
  contactToo: true,
  summary:
    'Whether the Info tab has a red mark: 1 while a received card waits that the viewer has not seen on the cards page.',
  body: {
    guestId: Id.describe(
      'The id of the viewer, or of a delegate for whom one acts. Any other id is answered as not found.',
    ),
  },
  answer: z.union([z.literal(0), z.literal(1)]),
  shows: ['mine'],
  overlay: false,
  keep: 'nothing',
  refusals: [notFound],
});

/** What a person ticks to share of the own record. In assistant mode the contact person's data goes instead. */
export const ContactItems = z.strictObject({ mobile: z.boolean(), email: z.boolean() });
export type ContactItems = z.infer<typeof ContactItems>;

/** The other person, as in the directory; null where the directory does not have the person any more. */
export const CardPerson = z.object({
  id: Id,
  name: Text,
  otherName: Text.nullable(),
  title: Text,
  organisation: Text.nullable(),
  photo: Photo.nullable(),
  /** Whether the directory has a page of this person. */
  hasPage: z.boolean(),
});
export type CardPerson = z.infer<typeof CardPerson>;

/** The contact person who answered in the name of the delegate; null if the delegate did. Who was erased has no name. */
const By = z.object({ name: Text.nullable() }).nullable();

/** Which way a card went. An answer in somebody's name is always the receiver's. */
const Way = z.enum(['received', 'sent']);

const ReceivedCard = z.object({ id: Id, person: CardPerson, message: Text.nullable(), sentAt: IsoMoment });
export type ReceivedCard = z.infer<typeof ReceivedCard>;

/** A card that waits for its answer, or was deleted, which its sender is not told. */
const SentCard = z.object({ id: Id, person: CardPerson, message: Text.nullable(), sentAt: IsoMoment });
export type SentCard = z.infer<typeof SentCard>;

/** What became of cards lately, for both sides. */
const AnsweredCard = z.object({
  id: Id,
  person: CardPerson,
  way: Way,
  answer: z.enum(['accepted', 'declined']),
  answeredAt: IsoMoment,
  by: By,
});
export type AnsweredCard = z.infer<typeof AnsweredCard>;

/** What the exchange gives: the delegate's own data, or those of the contact person whom `contactName` names. */
export const SharedContact = z.object({
  contactName: Text.nullable(),
  mobile: Text.nullable(),
  email: Text.nullable(),
  /** The contact person was erased, and what was shared with them: it can be asked for again. */
  withdrawn: z.boolean(),
});
export type SharedContact = z.infer<typeof SharedContact>;

export const Friend = z.object({
  /** The id of the card. */
  id: Id,
  person: CardPerson,
  /** The letter of the index bar, and the position in the order of names. */
  letter: z.string().length(1),
  nameOrder: z.int(),
  shared: SharedContact,
  exchangedAt: IsoMoment,
  faceToFace: z.boolean(),
  way: Way,
  by: By,
  /** What the other wrote, with the card that was accepted or with one that crossed with it. */
  message: Text.nullable(),
  /** Where they met and a note, which only the viewer reads. */
  met: Text,
  note: Text,
});
export type Friend = z.infer<typeof Friend>;

export const Cards = z.object({
  /** Whether the viewer's badge exchanges cards: only red ones do. */
  mayExchange: z.boolean(),
  received: z.array(ReceivedCard),
  sent: z.array(SentCard),
  answered: z.array(AnsweredCard),
  friends: z.array(Friend),
  timeZone: z.string(),
});
export type Cards = z.infer<typeof Cards>;

/** Acting for a delegate, only what there is to answer and what was answered is told; friends stay the delegate's. */
export const getCards = read('/api/cards/getCards', {
  who: 'signed in',
  contactToo: true,
  summary: 'Received and sent cards, newest first, what was answered lately, and the friends by name.',
  body: ActingFor,
  answer: Cards,
  shows: ['mine', 'delegates'],
  overlay: true,
  keep: 'personal',
  refusals: [notFound, actingEnded],
});

/** Why no card can be sent to this delegate, whatever is shared. */
const whyNotSent = [
  ...[notFound, no.redBadgeOnly, no.cardsKeptPrivate, no.ownCard, no.senderCannotExchange],
  ...[no.cardAlreadySent, no.alreadyFriends, no.tooSoonAfterDecline, no.tooManyCards],
] as const;

export const getSharing = read('/api/cards/getSharing', {
  who: 'signed in',
  summary:
    'What the viewer can share with a card: own contact items on record, or the contact person’s. For a delegate to whom no card can be sent now, why not.',
  body: { delegateId: Id.optional() },
  answer: z.object({
    mode: Mode,
    mobile: Text.nullable(),
    email: Text.nullable(),
    /** In assistant mode; it goes instead of the items. */
    contact: z.object({ name: Text, mobile: Text, email: Text }).nullable(),
    /** As ticked the last time; at first all that is on record. */
    ticked: ContactItems,
  }),
  shows: ['mine'],
  overlay: false,
  keep: 'personal',
  refusals: [...whyNotSent],
});
export type Sharing = z.infer<typeof getSharing.answer>;

/** `share` is null in assistant mode, where the contact person's data goes. */
const Share = ContactItems.nullable();

export const sendCard = write('/api/cards/sendCard', {
  who: 'signed in',
  summary: 'Sends the viewer’s card. If the other side’s card waits for an answer, the two become one exchange.',
  body: { delegateId: Id, share: Share, message: z.string().trim().max(cardLengths.message).optional() },
  sealed: ['message'],
  answer: z.object({ id: Id, became: z.enum(['sent', 'friends']) }),
  overlay: true,
  keep: 'nothing',
  refusals: [...whyNotSent, no.nothingShared, no.notOnRecord, no.sharingChanged],
});

export const withdrawCard = write('/api/cards/withdrawCard', {
  who: 'signed in',
  summary: 'Takes a card back that waits for its answer; once more changes nothing.',
  body: { id: Id },
  answer: z.object({}),
  overlay: true,
  keep: 'nothing',
  refusals: [notFound, no.cardAlreadyAnswered],
});

const answering = [notFound, no.cardWithdrawn, no.cardAlreadyAnswered, actingEnded] as const;

export const acceptCard = write('/api/cards/acceptCard', {
  who: 'signed in',
  contactToo: true,
  summary: 'Accepts a received card and shares both ways.',
  body: { id: Id, share: Share, ...ActingFor },
  answer: z.object({}),
  overlay: true,
  keep: 'nothing',
  refusals: [
    ...answering,
    ...[no.redBadgeOnly, no.nothingShared, no.notOnRecord, no.sharingChanged, no.senderCannotExchange],
  ],
});

export const declineCard = write('/api/cards/declineCard', {
  who: 'signed in',
  contactToo: true,
  summary: 'Declines a received card; its sender is told.',
  body: { id: Id, ...ActingFor },
  answer: z.object({}),
  overlay: true,
  keep: 'nothing',
  refusals: [...answering],
});

export const deleteCard = write('/api/cards/deleteCard', {
  who: 'signed in',
  contactToo: true,
  summary: 'Deletes a received card; its sender is not told and goes on reading “already sent”.',
  body: { id: Id, ...ActingFor },
  answer: z.object({}),
  overlay: true,
  keep: 'nothing',
  refusals: [...answering],
});

export const deleteFriend = write('/api/cards/deleteFriend', {
  who: 'signed in',
  summary: 'Ends an exchange: both sides lose the other’s contact data. Once more changes nothing.',
  body: { id: Id },
  answer: z.object({}),
  overlay: true,
  keep: 'nothing',
  refusals: [notFound],
});

export const noteFriend = write('/api/cards/noteFriend', {
  who: 'signed in',
  summary: 'Keeps where the viewer met a friend, and a note that only the viewer reads.',
  body: {
    id: Id,
    met: z.string().trim().max(cardLengths.met),
    note: z.string().trim().max(cardLengths.note),
  },
  sealed: ['met', 'note'],
  answer: z.object({}),
  overlay: true,
  keep: 'nothing',
  refusals: [notFound],
});

export const seeCards = write('/api/cards/seeCards', {
  who: 'signed in',
  contactToo: true,
  summary: 'The viewer has seen the received cards, of all delegates for whom the viewer acts too: the mark goes.',
  body: {},
  answer: z.object({}),
  overlay: false,
  keep: 'nothing',
});

export const prepareVCards = write('/api/cards/prepareVCards', {
  who: 'signed in',
  summary: 'Prepares the download of one friend or of all as a vCard file.',
  body: { id: Id.optional(), version: z.enum(['3.0', '4.0']) },
  answer: z.object({ address: Text }),
  overlay: true,
  keep: 'nothing',
  secretAnswer: true,
  refusals: [notFound, tooOften],
});
