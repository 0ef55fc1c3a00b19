import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { getMe } from 'contract/calls/session';
import { wrongCode } from 'contract/refusals';
import type { AnswerOf } from 'contract/wire/call';
import { useLanguage } from '../../../lib/language.ts';
import { newRequestId } from '../../../lib/call/request-id.ts';
import { storage } from '../../../lib/storage/storage.ts';
import type { CodeWay } from '../code/address.ts';
import { isAnswer, placeOf, retryAfterOf } from '../code/refusal-place.ts';
import { meQueries } from '../../../shell/session/me.api.ts';
import { askForConfirmation, confirmByCode } from './confirm.api.ts';
import { confirmDraft, type SentCode } from './confirm-draft.ts';

/** Beside the code, or about all of it. */
export type ConfirmProblems = { code?: string; form?: string };
export type Outcome = { problems: ConfirmProblems; done: boolean };

// After the server's own wait another code may be asked for; until then a repeat must count once.
const repeatWithin = 2 * 60_000;

/** Asks for a code. A request whose answer got lost is sent again with the same id, so one code goes out. */
export async function sendCodeTo(way: CodeWay): Promise<Outcome> {
  const requestId = requestIdFor(way);
  confirmDraft.set({ unanswered: { way, requestId, at: Date.now() } });
  try {
    const { flowId, digits, resendAfter } = await askForConfirmation(way, requestId);
    noteSent(way, { flowId, digits, resendAt: Date.now() + resendAfter * 1000 });
    confirmDraft.set({ code: '', unanswered: undefined });
    return { problems: {}, done: true };
  } catch (failure) {
    if (!isAnswer(failure)) return told({});
    confirmDraft.set({ unanswered: undefined });
    const wait = retryAfterOf(failure);
    const known = confirmDraft.get().sent[way] ?? { flowId: '', digits: 0 };
    if (wait) noteSent(way, { ...known, resendAt: Date.now() + wait * 1000 });
    return told(problemsOf(failure));
  }
}

function requestIdFor(way: CodeWay): string {
  const { unanswered } = confirmDraft.get();
  const sameAsBefore = unanswered?.way === way && Date.now() - unanswered.at < repeatWithin;
  return sameAsBefore ? unanswered.requestId : newRequestId();
}

function noteSent(way: CodeWay, code: SentCode) {
  confirmDraft.set({ sent: { ...confirmDraft.get().sent, [way]: code } });
}

/** Trades the code that went to `way` for a session without limits. */
export function useConfirm() {
  const queries = useQueryClient();
  const language = useLanguage();
  return async (way: CodeWay): Promise<Outcome> => {
    const { code, sent } = confirmDraft.get();
    const flowId = sent[way]?.flowId;
    if (!code || !flowId) return told({ code: wrongCode.says[language] });
    try {
      const { token } = await confirmByCode(flowId, code);
      goOnWith(token, queries);
      return { problems: {}, done: true };
    } catch (failure) {
      return told(isAnswer(failure) ? problemsOf(failure) : {});
    }
  };
}

/** The old token is worth nothing any more, and whatever was refused for the limits may be asked again. */
function goOnWith(token: string, queries: QueryClient) {
  storage.token.set(token);
  confirmDraft.clear();
  queries.setQueriesData<AnswerOf<typeof getMe>>({ queryKey: meQueries.key }, (me) => me && { ...me, limited: false });
  void queries.invalidateQueries();
}

type Failure = Parameters<typeof placeOf>[0];
const problemsOf = (failure: Failure): ConfirmProblems =>
  placeOf(failure) === 'code' ? { code: failure.msg } : { form: failure.msg };
const told = (problems: ConfirmProblems): Outcome => ({ problems, done: false });
