import type { CardPerson, ContactItems, SharedContact } from 'contract/calls/cards';
import type { Language } from 'contract/languages';
import { hasPageFor, type DirectoryViewer } from '../../platform/people/directory-listing.rules.ts';
import { nameInLists } from '../../platform/people/name-in-lists.rules.ts';
import { onlySeen } from '../../platform/people/who-sees-what.rules.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import type { PersonOnCard } from './cards-lists.store.ts';
import { day, isOpen } from './cards-send.rules.ts';
import type { Shared, StoredCard } from './cards.store.ts';

/** What was answered stays in sight for a week of a forum that lasts days, and no longer list than one scrolls. */
export const answeredFor = 7 * day;
const mostAnswered = 20;

type Side = Pick<StoredCard, 'senderId' | 'receiverId'>;

export const otherOf = ({ senderId, receiverId }: Side, ownerId: string) =>
  senderId === ownerId ? receiverId : senderId;

/** What the other side of an exchange shares. */
export function sharedWith(
  { senderId, senderShares, receiverShares }: Pick<StoredCard, 'senderId' | 'senderShares' | 'receiverShares'>,
  ownerId: string,
): Shared | null {
  return senderId === ownerId ? receiverShares : senderShares;
}

type Contacted = Parameters<typeof sharedWith>[0] & Pick<StoredCard, 'state' | 'answeredContactId'>;

/** The contact persons whose names or data these cards tell: who answered, and in an exchange whom the other shares. */
export function contactsOn(cards: readonly Contacted[], ownerId: string): string[] {
  const ids = cards.flatMap((card) => {
    const shares = card.state === 'accepted' ? sharedWith(card, ownerId) : null;
    return [card.answeredContactId ?? [], shares?.of === 'contact' ? shares.contactId : []].flat();
  });
  return [...new Set(ids)];
}

type Messages = Pick<StoredCard, 'id' | 'senderId' | 'messageSealed' | 'receiverMessageSealed'>;

/** What the other side wrote, as it is sealed. */
export function messageTo({ id, senderId, messageSealed, receiverMessageSealed }: Messages, ownerId: string) {
  return senderId === ownerId
    ? { sealed: receiverMessageSealed, about: aboutReceiverMessage(id) }
    : { sealed: messageSealed, about: id };
}

/** It is sealed for its place, so that neither message can be put in the place of the other. */
export const aboutReceiverMessage = (cardId: string) => `${cardId} receiver`;

type Listed = Side & Pick<StoredCard, 'id' | 'state' | 'sentAt' | 'answeredAt' | 'endedAt' | 'faceToFace'>;

/** The lists of the cards page. Acting for a delegate one sees what there is to answer and what was answered. */
export function listsOf<Card extends Listed>(
  cards: readonly Card[],
  { ownerId, isActing, now }: { ownerId: string; isActing: boolean; now: Date },
) {
  const received = cards.filter(({ receiverId }) => receiverId === ownerId);
  const sent = cards.filter(({ senderId }) => senderId === ownerId);
  return {
    received: received.filter(({ state }) => state === 'pending').toSorted(bySending),
    sent: isActing ? [] : sent.filter((card) => isOpen(card) && card.state !== 'accepted').toSorted(bySending),
    answered: (isActing ? received : cards)
      .flatMap((card) => answered(card, now))
      .toSorted((a, b) => b.answeredAt.getTime() - a.answeredAt.getTime() || inOrder(a.card, b.card))
      .slice(0, mostAnswered),
    friends: isActing ? [] : cards.filter(({ state }) => state === 'accepted'),
  };
}

/** Who met has nothing to read about an answer, and a deleted card never has one. */
function answered<Card extends Listed>(card: Card, now: Date) {
  const { state, answeredAt, faceToFace } = card;
  if ((state !== 'accepted' && state !== 'declined') || faceToFace || !answeredAt) return [];
  return now.getTime() - answeredAt.getTime() < answeredFor ? [{ card, answer: state, answeredAt }] : [];
}

const bySending = (a: Listed, b: Listed) => b.sentAt.getTime() - a.sentAt.getTime() || inOrder(a, b);
const inOrder = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

/** The delegates of whom other screens show where one stands with them. In the order of ids, which tells nothing. */
export function statesOf(cards: readonly (Side & Pick<StoredCard, 'state' | 'endedAt'>)[], ownerId: string) {
  const others = (isIn: (card: (typeof cards)[number]) => boolean) =>
    cards
      .filter((card) => isOpen(card) && isIn(card))
      .map((card) => otherOf(card, ownerId))
      .toSorted();
  return {
    sent: others(({ senderId, state }) => senderId === ownerId && state !== 'accepted'),
    received: others(({ receiverId, state }) => receiverId === ownerId && state === 'pending'),
    friends: others(({ state }) => state === 'accepted'),
  };
}

/** As in the directory. Who is not there any more is still named, because a card is from somebody. */
export function cardPerson(person: PersonOnCard, viewer: DirectoryViewer, language: Language): CardPerson | undefined {
  const say = inLanguage(language);
  const { id, title, organisation, photo, badge, listed } = person;
  const name = nameInLists(person);
  const known = {
    ...{ id, photo, hasPage: hasPageFor(viewer, person), name: say(name), otherName: say.other(name) },
    ...{ title: say(title), organisation: organisation && say(organisation) },
  };
  return onlySeen('CardPerson', known, { relation: 'card', badge, listed, mode: 'social' });
}

type OfFriend = Pick<PersonOnCard, 'badge' | 'listed'>;

/** The items that were ticked, as they are now, or the contact person of that time. */
export function sharedContact(
  shares: Shared | null,
  { badge, listed }: OfFriend,
  known: { own: ContactAddresses | undefined; contact: (ContactAddresses & { name: string }) | undefined },
): SharedContact {
  const from = shares?.of === 'contact' ? known.contact : known.own;
  const shared = {
    contactName: known.contact?.name ?? null,
    mobile: (shares?.of === 'contact' || shares?.mobile ? from?.mobile : null) ?? null,
    email: (shares?.of === 'contact' || shares?.email ? from?.email : null) ?? null,
    // A contact person whose exchanges go on is kept, so that one who is not there any more was erased.
    withdrawn: shares?.of === 'contact' && !known.contact,
  };
  const mode = shares?.of === 'contact' ? 'assistant' : 'social';
  return onlySeen('SharedContact', shared, { relation: 'friend', badge, listed, mode }) ?? nothing;
}

type ContactAddresses = { mobile: string | null; email: string | null };
const nothing: SharedContact = { contactName: null, mobile: null, email: null, withdrawn: false };

/** What a sheet has ticked at first: the same as the last time, of what is still on record. */
export function tickedAtFirst(
  { mobile, email }: { mobile: string | null; email: string | null },
  last: ContactItems | undefined,
): ContactItems {
  const ticked = { mobile: mobile !== null && last?.mobile !== false, email: email !== null && last?.email !== false };
  return ticked.mobile || ticked.email ? ticked : { mobile: mobile !== null, email: email !== null };
}

type Column = 'state' | 'sender_id' | 'answered_at' | 'ended_at' | 'answered_contact_id';

/**
 * A card as the download tells it, by the names of the columns. The sender of a deleted one reads what the app says,
 * that it waits or was withdrawn; its receiver is not told when that was.
 */
export function cardInDownload<Row extends Readonly<Record<string, unknown>>>(row: Row, personId: string) {
  const { state, sender_id: senderId, ended_at: withdrawnAt }: Partial<Record<Column, unknown>> = row;
  if (state !== 'deleted') return row;
  if (senderId !== personId) return { ...row, ended_at: null };
  const told = withdrawnAt ? 'withdrawn' : 'pending';
  return { ...row, state: told, answered_at: withdrawnAt, ended_at: null, answered_contact_id: null };
}
