import type { QueryClient } from '@tanstack/react-query';
import { cardLengths } from 'contract/card-lengths';
import { CallFailure, isRefusal } from '../../../lib/call/call-failure.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { fetchOwnAgain, sendCard, type Share } from '../cards.api.ts';
import { typeMessage } from './send-draft.ts';

type Card = { delegateId: string; share: Share; message: string };
type Words = Record<'confirmToSubmit' | 'notSent' | 'sent' | 'exchanged' | 'nothingTicked', string> & {
  tooLong: (most: number) => string;
};

/** After these no card can be sent, so the sheet has nothing left to ask. */
const settled = ['cardAlreadySent', 'alreadyFriends', 'cardsKeptPrivate'] as const;

/** Sends the card after a question; returns the problems that prevent it. */
export async function sendOnce(queries: QueryClient, card: Card, say: Words, done: () => void) {
  const problems = problemsIn(card, say);
  if (problems) return problems;
  if (!(await overlay.confirm({ title: say.confirmToSubmit }))) return undefined;
  const { delegateId, share, message } = card;
  const close = () => {
    typeMessage(delegateId, '');
    done();
  };
  try {
    const { became } = await sendCard({ delegateId, share, ...(message && { message }) });
    overlay.toast(became === 'friends' ? say.exchanged : say.sent);
  } catch (failure) {
    // The button and the ticks then show how it stands by now.
    if (isRefusal(failure)) await fetchOwnAgain(queries);
    if (failure instanceof CallFailure && failure.code === undefined) return { form: say.notSent };
    if (settled.some((refusal) => isRefusal(failure, refusal))) return close();
    throw failure;
  }
  void fetchOwnAgain(queries);
  return close();
}

function problemsIn({ share, message }: Card, say: Words) {
  if (message.length > cardLengths.message) return { message: say.tooLong(cardLengths.message) };
  return share && !share.mobile && !share.email ? { share: say.nothingTicked } : undefined;
}
