import { cardAlreadyAnswered, cardWithdrawn, redBadgeOnly, senderCannotExchange } from 'contract/refusals/cards';
import type { Refusal } from 'contract/wire/refusal';
import { isOpen, mayExchange } from './cards-send.rules.ts';
import type { StoredCard } from './cards.store.ts';

export type Answer = 'accepted' | 'declined' | 'deleted';
type Judged = Pick<StoredCard, 'state' | 'answeredContactId' | 'endedAt'>;
type Exchanging = Parameters<typeof mayExchange>[0];

/** Whether the answer changes something. One's own once more is harmless; an assistant gives it as a contact person. */
export function answeringOf(
  card: Judged,
  answer: Answer,
  contactId: string | null,
): { refusal: Refusal } | { isNew: boolean } {
  if (card.state === 'pending') return { isNew: true };
  if (card.state === 'withdrawn') return { refusal: cardWithdrawn };
  const isSaidAgain = card.state === answer && card.answeredContactId === contactId;
  return isSaidAgain ? { isNew: false } : { refusal: cardAlreadyAnswered };
}

/** Both must be red and verified at the moment of the exchange. */
export function whyCardCannotBeAccepted(receiver: Exchanging | undefined, sender: Exchanging | undefined) {
  if (!receiver || !mayExchange(receiver)) return redBadgeOnly;
  return sender && mayExchange(sender) ? undefined : senderCannotExchange;
}

/** What a withdrawal changes: a deleted card stays deleted, and its sender cannot tell it from one that waited. */
export function withdrawalOf(card: Judged, now: Date): { refusal: Refusal } | { change: Partial<StoredCard> | null } {
  if (card.state === 'pending') return { change: { state: 'withdrawn', answeredAt: now } };
  if (card.state === 'deleted') return { change: isOpen(card) ? { endedAt: now } : null };
  return card.state === 'withdrawn' ? { change: null } : { refusal: cardAlreadyAnswered };
}
