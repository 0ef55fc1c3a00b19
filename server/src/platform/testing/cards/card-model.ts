import { hasMobile, names, type Act, type Name, type Share, type View, type Views } from './card-people.ts';
import * as modeModel from './mode-model.ts';

const day = 24 * 60;

/**
 * `hidden` is a card that its receiver deleted: its sender goes on reading that it was sent. It is `gone` once the
 * sender withdrew it or sent another.
 */
type Standing = 'waits' | 'hidden' | 'gone' | 'friends' | 'declined' | 'withdrawn' | 'ended';
type Card = {
  from: Name;
  to: Name;
  standing: Standing;
  /** What each side gives, in words. */
  gives: Partial<Record<Name, string>>;
  /** What each side wrote; an empty text is none. */
  wrote: Partial<Record<Name, string>>;
  /** What became of it, and who did it: the receiver, or whom the receiver had named. Once more is harmless. */
  answer?: { is: Answering['do']; by: Name | modeModel.Naming };
};
type Answering = Extract<Act, { do: 'accept' | 'decline' | 'delete' }>;
type Sending = Extract<Act, { do: 'send' }>;

/**
 * What decisions §4 and the page about cards and modes say, independent of how the server does it: it has no rows with
 * times, only who waits for whom, and until when a receiver is left in peace.
 */
export type CardModel = {
  modes: modeModel.Modes;
  cards: Card[];
  /** Until when a sender has to leave a receiver in peace, and whether the sender knows. */
  peace: Map<string, { until: number; told: boolean }>;
};

export function newCardModel(): CardModel {
  return { modes: modeModel.newModes(), cards: [], peace: new Map() };
}

const way = (from: Name, to: Name) => `${from} to ${to}`;

function cardFrom({ cards }: CardModel, from: Name, to: Name, ...standings: Standing[]): Card | undefined {
  return cards.find((card) => card.from === from && card.to === to && standings.includes(card.standing));
}

function inPeace({ peace, modes }: CardModel, from: Name, to: Name) {
  const left = peace.get(way(from, to));
  return left && modes.now < left.until ? left : undefined;
}

function whyNotShared({ modes }: CardModel, by: Name, share: Share): string[] {
  if ((modes.people[by].mode === 'assistant') !== (share === null)) return ['sharingChanged'];
  if (!share) return [];
  if (!share.mobile && !share.email) return ['nothingShared'];
  return share.mobile && !hasMobile(by) ? ['notOnRecord'] : [];
}

function inWords({ modes }: CardModel, by: Name, share: Share): string {
  if (!share) return `${modeModel.currentNaming(modes, by)?.contact} for ${by}`;
  return [share.mobile && 'mobile', share.email && 'email', 'of', by].filter(Boolean).join(' ');
}

function whyNotSent(model: CardModel, { by, to, share }: Sending): string[] {
  const { people } = model.modes;
  const why = whyNotShared(model, by, share);
  if (people[by].badge !== 'red' || people[to].badge !== 'red') why.push('redBadgeOnly');
  if (!people[to].verified) why.push('senderCannotExchange');
  if (by === to) return [...why, 'ownCard'];
  if (cardFrom(model, by, to, 'friends') ?? cardFrom(model, to, by, 'friends')) return [...why, 'alreadyFriends'];
  // It waits, at least as its sender sees it: otherwise a crossing would tell that it was deleted.
  if (cardFrom(model, to, by, 'waits', 'hidden')) return why;
  if (cardFrom(model, by, to, 'waits')) return [...why, 'cardAlreadySent'];
  if (people[to].mode === 'privacy') why.push('cardsKeptPrivate');
  const left = inPeace(model, by, to);
  if (left?.told) why.push('tooSoonAfterDecline');
  if (left && !left.told && cardFrom(model, by, to, 'hidden')) why.push('cardAlreadySent');
  return why;
}

function whyNotAnswered(model: CardModel, act: Answering): string[] {
  const { modes, cards } = model;
  const { by, actingFor: receiver = by } = act;
  if (receiver !== by && !modeModel.actsFor(modes, by, receiver))
    return modeModel.everAgreed(modes, by, receiver) ? ['actingEnded'] : ['notFound'];
  const card = cards[act.card];
  if (card?.to !== receiver) return ['notFound'];
  if (card.standing === 'withdrawn') return ['cardWithdrawn'];
  if (isSaidAgain(model, card, act)) return [];
  if (card.standing !== 'waits') return ['cardAlreadyAnswered'];
  if (act.do !== 'accept') return [];
  return [
    ...whyNotShared(model, receiver, act.share),
    ...(modeModel.mayExchange(modes, receiver) ? [] : ['redBadgeOnly']),
    ...(modeModel.mayExchange(modes, card.from) ? [] : ['senderCannotExchange']),
  ];
}

function isSaidAgain(model: CardModel, { answer, standing }: Card, act: Answering): boolean {
  return answer?.is === act.do && answer.by === answererOf(model, act) && standing !== 'ended';
}

/** An assistant answers as the one who is named now: who is named anew answers as somebody else. */
function answererOf({ modes }: CardModel, { by, actingFor = by }: Answering): Name | modeModel.Naming {
  return (actingFor !== by && modeModel.currentNaming(modes, actingFor)) || by;
}

/** Why it is refused; nothing where it is done. Of several reasons each may be told. */
export function refusalsOf(model: CardModel, act: Act): string[] {
  switch (act.do) {
    case 'send':
      return whyNotSent(model, act);
    case 'accept':
    case 'decline':
    case 'delete':
      return whyNotAnswered(model, act);
    case 'withdraw': {
      const card = model.cards[act.card];
      if (card?.from !== act.by) return ['notFound'];
      return ['waits', 'hidden', 'gone', 'withdrawn'].includes(card.standing) ? [] : ['cardAlreadyAnswered'];
    }
    case 'delete friend': {
      const card = model.cards[act.card];
      const isFriend = card && [card.from, card.to].includes(act.by) && ['friends', 'ended'].includes(card.standing);
      return isFriend ? [] : ['notFound'];
    }
    case 'change badge':
    case 'change registration':
    case 'wait':
      return [];
    default:
      return modeModel.modeRefusals(model.modes, act);
  }
}

/** Lets it happen, and says what the one who did it is told. */
export function happen(model: CardModel, act: Act): string {
  const { modes, cards } = model;
  switch (act.do) {
    case 'send':
      return send(model, act);
    case 'accept':
    case 'decline':
    case 'delete':
      answer(model, cards[act.card], act);
      break;
    case 'withdraw':
      withdraw(cards[act.card]);
      break;
    case 'delete friend':
      Object.assign(cards[act.card] ?? {}, { standing: 'ended' });
      break;
    case 'change badge':
      modes.people[act.of].badge = act.badge;
      break;
    case 'change registration':
      modes.people[act.of].verified = act.verified;
      break;
    case 'wait':
      modes.now += act.minutes;
      break;
    default:
      modeModel.modesAfter(modes, act);
  }
  return 'done';
}

function send(model: CardModel, { by, to, share, message }: Sending): string {
  const crossing = cardFrom(model, to, by, 'waits', 'hidden');
  if (crossing) {
    crossing.answer = { is: 'accept', by };
    crossing.wrote[by] = message;
    befriend(model, crossing, share);
    return 'friends';
  }
  const old = cardFrom(model, by, to, 'hidden');
  if (old) old.standing = 'gone';
  const card: Card = {
    from: by,
    to,
    standing: 'waits',
    gives: { [by]: inWords(model, by, share) },
    wrote: { [by]: message },
  };
  // The receiver is left in peace, and the sender cannot tell.
  if (inPeace(model, by, to)) Object.assign(card, { standing: 'hidden', answer: { is: 'delete', by: to } });
  model.cards.push(card);
  return 'sent';
}

function answer(model: CardModel, card: Card | undefined, act: Answering) {
  if (!card || isSaidAgain(model, card, act)) return;
  card.answer = { is: act.do, by: answererOf(model, act) };
  if (act.do === 'accept') befriend(model, card, act.share);
  else {
    card.standing = act.do === 'decline' ? 'declined' : 'hidden';
    model.peace.set(way(card.from, card.to), { until: model.modes.now + day, told: act.do === 'decline' });
  }
}

/** Two who were friends begin anew. */
function befriend(model: CardModel, card: Card, share: Share) {
  card.standing = 'friends';
  card.gives[card.to] = inWords(model, card.to, share);
  model.peace.delete(way(card.from, card.to));
  model.peace.delete(way(card.to, card.from));
}

function withdraw(card: Card | undefined) {
  if (card?.standing === 'hidden') card.standing = 'gone';
  if (card?.standing === 'waits') card.standing = 'withdrawn';
}

/** What everybody who is logged in sees. */
export function viewsOf(model: CardModel): Views {
  const verified = names.filter((name) => model.modes.people[name].verified);
  return Object.fromEntries(verified.map((name) => [name, viewOf(model, name)]));
}

function viewOf(model: CardModel, name: Name): View {
  const { modes } = model;
  const delegates = names.filter((delegate) => modeModel.actsFor(modes, name, delegate));
  return {
    received: receivedBy(model, name),
    sent: linesOf(model, ({ from, to, standing }) =>
      from === name && (standing === 'waits' || standing === 'hidden') ? `to ${to}` : undefined,
    ),
    friends: linesOf(model, ({ from, to, standing, gives, wrote }) => {
      if (standing !== 'friends' || (from !== name && to !== name)) return undefined;
      const other = from === name ? to : from;
      return `${other}: ${gives[other]}; ${wrote[other] || 'no message'}`;
    }),
    answered: linesOf(model, (card) => answeredInWords(card, name)),
    mode: modeModel.modeSeenBy(modes, name),
    acting: delegates.map((delegate) => `${delegate}: ${receivedBy(model, delegate).join(', ')}`),
  };
}

function linesOf({ cards }: CardModel, inWordsOf: (card: Card) => string | undefined): string[] {
  return cards.flatMap((card, number) => {
    const words = inWordsOf(card);
    return words === undefined ? [] : [`${number} ${words}`];
  });
}

const receivedBy = (model: CardModel, name: Name) =>
  linesOf(model, ({ from, to, standing }) => (to === name && standing === 'waits' ? `from ${from}` : undefined));

function answeredInWords({ from, to, standing, answer: given }: Card, name: Name): string | undefined {
  if ((standing !== 'friends' && standing !== 'declined') || (from !== name && to !== name)) return undefined;
  const said = `${to === name ? 'received' : 'sent'} ${standing === 'friends' ? 'accepted' : 'declined'}`;
  return typeof given?.by === 'object' ? `${said} by ${given.by.contact}` : said;
}
