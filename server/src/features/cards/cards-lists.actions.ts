import type * as calls from 'contract/calls/cards';
import type { Friend, SharedContact } from 'contract/calls/cards';
import type { Language } from 'contract/languages';
import { notFound } from 'contract/refusals/wire';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import { readableRows } from '../../platform/store-secret/readable-rows.ts';
import type { Sealing } from '../../platform/security/sealing.ts';
import type { Services } from '../../platform/services.ts';
import { isoIn } from '../../platform/time-zones.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { byName, letterOf } from '../delegates/delegates-order.rules.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { actedForBy, contactsShared, sharingOf } from '../modes/modes-sharing.actions.ts';
import * as rules from './cards-as-seen.rules.ts';
import * as lists from './cards-lists.store.ts';
import type { StoredCard } from './cards.store.ts';

type Reading = {
  db: Database;
  viewer: Viewer;
  language: Language;
  now: Date;
  services: Pick<Services, 'sealing' | 'alarm'>;
};

export async function showCards(context: Context<typeof calls.getCards>) {
  const { viewer, db, now, services } = context;
  const { id: ownerId, badge } = viewer.actingFor ?? viewer;
  const cards = await lists.cardsOf(db, ownerId, new Date(now.getTime() - rules.answeredFor));
  const listed = rules.listsOf(cards, { ownerId, isActing: viewer.actingFor !== undefined, now });
  const names = await namesOn(context, cards, ownerId);
  const { timeZone } = await currentForum(db);
  const waiting = (some: readonly StoredCard[]) =>
    readableRows(some, services, (card) =>
      names.named(card).map(({ person }) => ({
        ...{ id: card.id, person, sentAt: isoIn(timeZone, card.sentAt) },
        message: card.messageSealed && services.sealing.open(card.messageSealed, card.id),
      })),
    ).flat();
  return {
    mayExchange: badge === 'red',
    received: waiting(listed.received),
    sent: waiting(listed.sent),
    answered: listed.answered.flatMap(({ card, answer, answeredAt }) =>
      names.named(card).map(({ person }) => ({
        ...{ id: card.id, person, answer, by: names.by(card) },
        way: wayOf(card, ownerId),
        answeredAt: isoIn(timeZone, answeredAt),
      })),
    ),
    friends: await friendsAmong(context, listed.friends, { ...names, ownerId, timeZone }),
    timeZone,
  };
}

const wayOf = ({ receiverId }: StoredCard, ownerId: string): Friend['way'] =>
  receiverId === ownerId ? 'received' : 'sent';

/** The people and the contact persons of these cards, in one query each. */
async function namesOn({ db, viewer, language, services }: Reading, cards: readonly StoredCard[], ownerId: string) {
  const ids = new Set(cards.map((card) => rules.otherOf(card, ownerId)));
  const records = new Map((await lists.peopleById(db, [...ids])).map((row) => [row.id, row]));
  const contacts = await contactsShared(db, rules.contactsOn(cards, ownerId), services);
  return {
    contacts,
    /** The card with its person; none if the person was erased just now, and the cards with them. */
    named<Card extends StoredCard>(card: Card) {
      const record = records.get(rules.otherOf(card, ownerId));
      const person = record && rules.cardPerson(record, viewer, language);
      return person ? [{ card, record, person }] : [];
    },
    /** By the name that the delegate typed, which does not tell whose record the address leads to. */
    by({ answeredContactId }: StoredCard) {
      return answeredContactId === null ? null : { name: contacts.get(answeredContactId)?.name ?? null };
    },
  };
}

type Names = Awaited<ReturnType<typeof namesOn>> & { ownerId: string; timeZone: string };

/** By name, with what each of them shares and what the viewer noted. */
async function friendsAmong(context: Reading, cards: readonly StoredCard[], names: Names): Promise<Friend[]> {
  if (cards.length === 0) return [];
  const { db, language, services } = context;
  const { ownerId, timeZone } = names;
  const shared = await sharedOn(context, cards, names);
  const notes = new Map((await lists.notesBy(db, ownerId)).map((note) => [note.cardId, note]));
  const inOrder = byName(language);
  const inList = cards.flatMap((card) => names.named(card)).toSorted((a, b) => inOrder(a.record, b.record));
  return readableRows(
    inList.map((one, nameOrder) => ({ id: one.card.id, ...one, nameOrder })),
    services,
    ({ card, record, person, nameOrder }) => {
      const note = notes.get(card.id);
      const opened = (sealed: string | undefined, what: 'met' | 'note') =>
        sealed === undefined ? '' : services.sealing.open(sealed, `${card.id} ${ownerId} ${what}`);
      const message = rules.messageTo(card, ownerId);
      return {
        ...{ id: card.id, person, by: names.by(card), letter: letterOf(record, language), nameOrder },
        shared: shared(card, record),
        exchangedAt: isoIn(timeZone, card.answeredAt ?? card.sentAt),
        ...{ faceToFace: card.faceToFace, way: wayOf(card, ownerId) },
        message: message.sealed && services.sealing.open(message.sealed, message.about),
        ...{ met: opened(note?.metSealed, 'met'), note: opened(note?.noteSealed, 'note') },
      };
    },
  );
}

/** The viewer's friends as the cards page lists them. */
export async function friendsOf(context: Reading): Promise<Friend[]> {
  const { db, viewer, now } = context;
  const cards = await lists.cardsOf(db, viewer.id, now);
  const exchanged = cards.filter(({ state }) => state === 'accepted');
  const names = await namesOn(context, exchanged, viewer.id);
  const { timeZone } = await currentForum(db);
  return friendsAmong(context, exchanged, { ...names, ownerId: viewer.id, timeZone });
}

/** What the others give in these exchanges: their record as it is now, or the contact person of that time. */
async function sharedOn({ db, services }: Reading, cards: readonly StoredCard[], { contacts, ownerId }: Names) {
  const whoTicked = cards.filter((card) => rules.sharedWith(card, ownerId)?.of === 'own');
  const ids = whoTicked.map((card) => rules.otherOf(card, ownerId));
  const addresses = new Map((await lists.sealedAddresses(db, ids)).map((row) => [row.id, row]));
  return (card: StoredCard, record: lists.PersonOnCard): SharedContact => {
    const shares = rules.sharedWith(card, ownerId);
    const contact = shares?.of === 'contact' ? contacts.get(shares.contactId) : undefined;
    return rules.sharedContact(shares, record, {
      contact,
      own: openedAddresses(addresses.get(record.id), services.sealing),
    });
  };
}

type Sealed = Awaited<ReturnType<typeof lists.sealedAddresses>>[number];

function openedAddresses(row: Sealed | undefined, sealing: Sealing) {
  return {
    mobile: row?.mobileSealed ? sealing.open(row.mobileSealed, 'mobile') : null,
    email: row?.emailSealed ? sealing.open(row.emailSealed, 'email') : null,
  };
}

export async function showSharing({
  viewer,
  db,
  services,
}: Pick<Context<typeof calls.getSharing>, 'viewer' | 'db' | 'services'>) {
  const sharing = await sharingOf(db, viewer.id, services.sealing);
  if (!sharing) throw new Error('a session without its person');
  const { mode, mobile, email, contact } = sharing;
  const ticked = rules.tickedAtFirst({ mobile, email }, await lists.lastTicked(db, viewer.id));
  return { mode, mobile, email, ticked, contact };
}

type OwnStates = { db: Database; viewer: Viewer; services: Pick<Services, 'personalCache'> };

/** Where the viewer stands with which delegates. */
export async function ownCardStates({ db, viewer, services }: OwnStates) {
  return services.personalCache.get(viewer.id, 'cards', async () =>
    rules.statesOf(await lists.openCardsOf(db, viewer.id), viewer.id),
  );
}

/** Somebody who acts for delegates has one mark for all of them. Of anybody else nothing is told. */
export async function showFriendStatus({ viewer, body, db }: Context<typeof calls.getFriendStatus>): Promise<0 | 1> {
  const isOwn = body.guestId === viewer.id;
  if (viewer.scope === 'limited') return isOwn ? 0 : refuse(notFound);
  const delegates = await actedForBy(db, viewer.id);
  const asked = isOwn ? [viewer, ...delegates] : delegates.filter(({ id }) => id === body.guestId);
  if (asked.length === 0) refuse(notFound);
  // Only red badges exchange cards, so that one that became another has nothing to answer.
  const red = asked.filter(({ badge }) => badge === 'red').map(({ id }) => id);
  return red.length > 0 && (await lists.hasUnseen(db, viewer.id, red)) ? 1 : 0;
}

export async function seeCards({ viewer, db, tellPerson }: Context<typeof calls.seeCards>) {
  const delegates = await actedForBy(db, viewer.id);
  const seen = await lists.markSeen(db, viewer.id, [viewer.id, ...delegates.map(({ id }) => id)]);
  if (seen > 0) tellPerson(viewer.id);
  return {};
}
