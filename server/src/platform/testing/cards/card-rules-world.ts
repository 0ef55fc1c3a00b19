import { answeringOf, whyCardCannotBeAccepted, withdrawalOf } from '../../../features/cards/cards-answer.rules.ts';
import { listsOf, messageTo, sharedWith, statesOf } from '../../../features/cards/cards-as-seen.rules.ts';
import { sendingOf } from '../../../features/cards/cards-send.rules.ts';
import { sharedFrom, type Shared } from '../../../features/cards/cards-share.rules.ts';
import type { StoredCard } from '../../../features/cards/cards.store.ts';
import { testNow } from '../test-now.ts';
import { names, type Act, type Name, type Share, type View, type World } from './card-people.ts';
import * as modes from './mode-rules-world.ts';

type Store = modes.ModeStore & { cards: StoredCard[] };
type Answering = Extract<Act, { do: 'accept' | 'decline' | 'delete' }>;
const stateAfter = { accept: 'accepted', decline: 'declined', delete: 'deleted' } as const;

/** The pure rules, called as the actions call them, with lists instead of a database. */
export function rulesWorld(): World {
  const store: Store = { ...modes.newModeStore(testNow), cards: [] };
  return {
    act(act) {
      pass(store, 1);
      return happened(store, act);
    },
    see: (who) => Object.fromEntries(who.map((name) => [name, viewOf(store, name)])),
  };
}

function pass(store: Store, seconds: number) {
  store.now = new Date(store.now.getTime() + seconds * 1000);
}

function happened(store: Store, act: Act): string {
  const { people, cards } = store;
  switch (act.do) {
    case 'send':
      return send(store, act);
    case 'accept':
    case 'decline':
    case 'delete':
      return answer(store, act);
    case 'withdraw':
      return withdraw(store, act.by, cards[act.card]);
    case 'delete friend':
      return deleteFriend(store, act.by, cards[act.card]);
    case 'wait':
      pass(store, act.minutes * 60);
      return 'done';
    case 'change badge':
      people[act.of].badge = act.badge;
      return 'done';
    case 'change registration':
      people[act.of].verified = act.verified;
      return 'done';
    default:
      return modes.changeModes(store, act)?.name ?? 'done';
  }
}

const isOneOf = (name: string, ...two: string[]) => two.includes(name);

function given(store: Store, by: Name, share: Share) {
  return sharedFrom(share, { ...store.people[by], contact: modes.contactOf(store, by) });
}

function send(store: Store, { by, to, share, message }: Extract<Act, { do: 'send' }>): string {
  const { people, cards, now } = store;
  const sending = sendingOf({
    ...{ viewerId: by, receiverId: to, now, sentToday: 0 },
    sender: people[by],
    receiver: { ...people[to], hasPage: people[to].badge === 'red' },
    cards: cards.filter(({ senderId, receiverId }) => isOneOf(senderId, by, to) && isOneOf(receiverId, by, to)),
  });
  if ('refusal' in sending) return sending.refusal.name;
  const shares = given(store, by, share);
  if ('refusal' in shares) return shares.refusal.name;
  if (sending.becomes === 'friends') {
    const exchange = { state: 'accepted', receiverShares: shares.shared, answeredAt: now, answeredContactId: null };
    Object.assign(sending.card, exchange, { receiverMessageSealed: message });
    return 'friends';
  }
  if (sending.replaces) sending.replaces.endedAt = now;
  cards.push(newCard(store, { by, to, shared: shares.shared, deletedAt: sending.deletedAt, message }));
  return 'sent';
}

type NewCard = { by: Name; to: Name; shared: Shared; deletedAt: Date | null; message: string };

function newCard({ cards, now }: Store, { by, to, shared, deletedAt, message }: NewCard): StoredCard {
  return {
    ...{ id: String(cards.length), senderId: by, receiverId: to, senderShares: shared, sentAt: now },
    ...{ state: deletedAt ? 'deleted' : 'pending', answeredAt: deletedAt, endedAt: null, answeredContactId: null },
    ...{ receiverShares: null, messageSealed: message, receiverMessageSealed: null, faceToFace: false },
  };
}

function answer(store: Store, act: Answering): string {
  const { people, cards, now } = store;
  const { by, actingFor: ownerId = by } = act;
  const why = ownerId === by ? undefined : modes.whyCannotAct(store, by, ownerId);
  if (why) return why;
  const card = cards[act.card];
  if (card?.receiverId !== ownerId) return 'notFound';
  const answeredContactId = ownerId === by ? null : (modes.contactOf(store, ownerId)?.id ?? null);
  const answering = answeringOf(card, stateAfter[act.do], answeredContactId);
  if ('refusal' in answering) return answering.refusal.name;
  if (!answering.isNew) return 'done';
  if (act.do === 'accept') {
    const refusal = whyCardCannotBeAccepted(people[ownerId], people[card.senderId as Name]);
    if (refusal) return refusal.name;
    const shares = given(store, ownerId, act.share);
    if ('refusal' in shares) return shares.refusal.name;
    card.receiverShares = shares.shared;
  }
  Object.assign(card, { state: stateAfter[act.do], answeredAt: now, answeredContactId });
  return 'done';
}

function withdraw({ now }: Store, by: Name, card: StoredCard | undefined): string {
  if (card?.senderId !== by) return 'notFound';
  const withdrawal = withdrawalOf(card, now);
  if ('refusal' in withdrawal) return withdrawal.refusal.name;
  Object.assign(card, withdrawal.change);
  return 'done';
}

function deleteFriend({ now }: Store, by: Name, card: StoredCard | undefined): string {
  if (!card || !isOneOf(by, card.senderId, card.receiverId)) return 'notFound';
  if (card.state !== 'accepted') return card.state === 'ended' ? 'done' : 'notFound';
  Object.assign(card, { state: 'ended', endedAt: now });
  return 'done';
}

/** As the store reads them: of a deleted card only its sender hears. */
function cardsOf({ cards }: Store, name: Name): StoredCard[] {
  return cards.filter(({ senderId, receiverId, state, endedAt }) => {
    if (state === 'deleted') return senderId === name && endedAt === null;
    return isOneOf(name, senderId, receiverId) && state !== 'withdrawn' && state !== 'ended';
  });
}

function viewOf(store: Store, name: Name): View {
  const own = cardsOf(store, name);
  const lists = listsOf(own, { ownerId: name, isActing: false, now: store.now });
  const view = {
    received: linesOf(lists.received, ({ senderId }) => `from ${senderId}`),
    sent: linesOf(lists.sent, ({ receiverId }) => `to ${receiverId}`),
    friends: linesOf(lists.friends, (card) => {
      const other = card.senderId === name ? card.receiverId : card.senderId;
      const shared = modes.sharedInWords(store, sharedWith(card, name), other);
      return `${other}: ${shared}; ${messageTo(card, name).sealed || 'no message'}`;
    }),
    answered: linesOf(
      lists.answered.map(({ card }) => card),
      ({ receiverId, state, answeredContactId: by }) =>
        `${receiverId === name ? 'received' : 'sent'} ${state}${by ? ` by ${store.rows[Number(by)]?.contact}` : ''}`,
    ),
    mode: modes.modeInWords(store, name),
    acting: names
      .filter((delegate) => delegate !== name && !modes.whyCannotAct(store, name, delegate))
      .map((delegate) => actingInWords(store, delegate)),
  };
  const mine = Object.values(statesOf(own, name)).map(({ length }) => length);
  const seen = [view.sent, view.received, view.friends].map(({ length }) => length);
  if (mine.join() !== seen.join()) throw new Error(`getMine counts ${mine.join()}, the lists ${seen.join()}`);
  return view;
}

function actingInWords(store: Store, delegate: Name): string {
  const { received } = listsOf(cardsOf(store, delegate), { ownerId: delegate, isActing: true, now: store.now });
  return `${delegate}: ${linesOf(received, ({ senderId }) => `from ${senderId}`).join(', ')}`;
}

/** The id of a card is its number. */
function linesOf(cards: readonly StoredCard[], inWords: (card: StoredCard) => string): string[] {
  return cards
    .toSorted((one, other) => Number(one.id) - Number(other.id))
    .map((card) => `${Number(card.id)} ${inWords(card)}`);
}
