import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { CallFailure } from '../../../lib/call/call-failure.ts';
import { useWords } from '../../../lib/words.ts';
import type { Question } from '../../../shell/overlay/dialogs.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { acceptCard, declineCard, deleteCard, fetchOwnAgain, withdrawCard } from '../cards.api.ts';
import { requestWords } from './requests.words.ts';

/** The delegate for whom the viewer answers. */
export type Principal = { id: string; name: string };
type Waiting = { id: string; person: { name: string } };

/** What can be done with cards. Each act is asked for once more, because the other side learns of it or nobody does. */
export function useCardActs(principal?: Principal) {
  const say = useWords(requestWords);
  const queries = useQueryClient();
  const ask = (question: Question, act: () => Promise<unknown>, done: string) =>
    void askFirst(queries, question, act, done);
  const forWhom = principal?.id;
  return {
    decline: ({ id, person: { name } }: Waiting) =>
      ask(
        { title: say.declineAsk(name), text: say.declineText(name), confirmText: say.decline },
        () => declineCard(id, forWhom),
        say.wasDeclined,
      ),
    remove: ({ id, person: { name } }: Waiting) =>
      ask(
        { title: say.deleteAsk(name), text: say.deleteText(name), confirmText: say.delete, destroys: true },
        () => deleteCard(id, forWhom),
        say.wasDeleted,
      ),
    withdraw: ({ id, person: { name } }: Waiting) =>
      ask(
        { title: say.withdrawAsk(name), text: say.withdrawText(name), confirmText: say.withdraw },
        () => withdrawCard(id),
        say.wasWithdrawn,
      ),
    /** The contact person shares their own data, so there is nothing to tick. */
    acceptFor: ({ id, person: { name } }: Waiting, { id: delegateId, name: delegate }: Principal) =>
      ask(
        { title: say.acceptAsk(name), text: say.seesYours(name, delegate), confirmText: say.accept },
        () => acceptCard(id, null, delegateId),
        say.acceptedFor(delegate),
      ),
  };
}

/** One that was settled meanwhile is refused with the reason, and shown as it is now. */
async function askFirst(queries: QueryClient, question: Question, act: () => Promise<unknown>, done: string) {
  if (!(await overlay.confirm(question))) return;
  try {
    await act();
    overlay.toast(done);
  } catch (failure) {
    // The call has shown why.
    if (!(failure instanceof CallFailure)) throw failure;
  }
  await fetchOwnAgain(queries);
}
