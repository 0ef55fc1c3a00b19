import type { Mode } from 'contract/calls/modes';
import * as no from 'contract/refusals/cards';
import { notFound } from 'contract/refusals/wire';
import type { Refusal } from 'contract/wire/refusal';
import type { Viewer } from '../../platform/viewer.ts';
import type { StoredCard } from './cards.store.ts';

export const day = 24 * 60 * 60 * 1000;
/** Nobody hands out more in a day, and a script would. */
const mostCardsADay = 50;

type Exchanging = { badge: Viewer['badge']; verified: boolean };
type Judged = Pick<StoredCard, 'id' | 'senderId' | 'state' | 'answeredAt' | 'endedAt'>;

export type Attempt<Card extends Judged = Judged> = {
  viewerId: string;
  receiverId: string;
  sender: Exchanging;
  /** Undefined if there is no such delegate. */
  receiver: (Exchanging & { mode: Mode; hasPage: boolean }) | undefined;
  /** All that ever were between the two. */
  cards: readonly Card[];
  sentToday: number;
  now: Date;
};

type Sending<Card> =
  | { refusal: Refusal }
  | { becomes: 'friends'; card: Card }
  | {
      becomes: 'sent';
      /** When the receiver deleted a card that was then withdrawn: the new one is hidden from the receiver, too. */
      deletedAt: Date | null;
      /** A deleted card that its sender took for one that waits. */
      replaces: Card | null;
    };

export function mayExchange({ badge, verified }: Exchanging): boolean {
  return badge === 'red' && verified;
}

/** Waits or was accepted, at least as its sender sees it: who sent a deleted card reads “already sent”. */
export function isOpen({ state, endedAt }: Pick<Judged, 'state' | 'endedAt'>): boolean {
  return state === 'pending' || state === 'accepted' || (state === 'deleted' && endedAt === null);
}

/** What becomes of a card that somebody wants to send. */
export function sendingOf<Card extends Judged>(attempt: Attempt<Card>): Sending<Card> {
  const { viewerId, receiverId, sender, receiver, now } = attempt;
  if (!mayExchange(sender)) return { refusal: no.redBadgeOnly };
  if (receiverId === viewerId) return { refusal: no.ownCard };
  const open = attempt.cards.find(isOpen);
  const own = open?.senderId === viewerId ? open : undefined;
  if (open?.state === 'accepted') return { refusal: no.alreadyFriends };
  if (own && (own.state === 'pending' || isWithinADay(own.answeredAt, now))) return { refusal: no.cardAlreadySent };
  // Somebody who is not in the directory can be answered, but is not told of to others.
  if (!receiver || (receiver.badge === 'red' && !receiver.hasPage && !open)) return { refusal: notFound };
  if (receiver.badge !== 'red') return { refusal: no.redBadgeOnly };
  if (!receiver.verified) return { refusal: no.senderCannotExchange };
  // The other's card waits, at least as the other sees it, so that this one is an acceptance, whatever the modes.
  if (open && !own) return { becomes: 'friends', card: open };
  return whyNewCardCannotBeSent(attempt, receiver) ?? newCard(attempt, own ?? null);
}

function whyNewCardCannotBeSent({ cards, viewerId, sentToday, now }: Attempt, { mode }: { mode: Mode }) {
  if (mode === 'privacy') return { refusal: no.cardsKeptPrivate };
  if (lastAnswer(cards, viewerId, 'declined', now)) return { refusal: no.tooSoonAfterDecline };
  return sentToday >= mostCardsADay ? { refusal: no.tooManyCards } : undefined;
}

function newCard<Card extends Judged>({ cards, viewerId, now }: Attempt<Card>, replaces: Card | null): Sending<Card> {
  return { becomes: 'sent', deletedAt: lastAnswer(cards, viewerId, 'deleted', now), replaces };
}

/** When the other last declined or deleted a card of the viewer, if that is less than a day ago. */
function lastAnswer(cards: readonly Judged[], viewerId: string, answer: 'declined' | 'deleted', now: Date) {
  const own = cards.filter(({ senderId, state }) => senderId === viewerId && state === answer);
  const last = newest(own.map(({ answeredAt }) => answeredAt));
  // Two who were friends since then begin anew.
  const ended = newest(cards.filter(({ state }) => state === 'ended').map(({ endedAt }) => endedAt));
  return last && isWithinADay(last, now) && !(ended && ended > last) ? last : null;
}

function newest(moments: readonly (Date | null)[]): Date | undefined {
  return moments
    .filter((moment) => moment !== null)
    .toSorted((a, b) => a.getTime() - b.getTime())
    .at(-1);
}

function isWithinADay(moment: Date | null, now: Date): boolean {
  return moment !== null && now.getTime() - moment.getTime() < day;
}

/** Marks that turn the direction of all text after them, and half characters. */
const turning = /[\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/gu;
const control = /[^\P{Cc}\n]/gu;

/** What somebody typed, without what would disturb the lines around it. */
export function plainText(typed: string): string {
  return typed.normalize('NFC').replace(/\r\n?/g, '\n').replace(turning, '').replace(control, ' ').trim();
}
