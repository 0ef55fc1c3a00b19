import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { getMe } from 'contract/calls/session';
import type { AnswerOf } from 'contract/wire/call';
import { isRefusal } from '../../../lib/call/call-failure.ts';
import { storage } from '../../../lib/storage/storage.ts';
import { useWords } from '../../../lib/words.ts';
import type { CodeChannel } from '../code/code-address.ts';
import { meQueries } from '../../../shell/session/me.api.ts';
import { signInWords } from '../sign-in.words.ts';
import { askForConfirmation, confirmByCode } from './confirm.api.ts';
import { confirmDraft, type SentCode } from './confirm-draft.ts';

export async function sendCodeTo(channel: CodeChannel): Promise<void> {
  try {
    const { flowId, digits, resendAfter } = await askForConfirmation(channel);
    noteSent(channel, { flowId, digits, resendAt: Date.now() + resendAfter * 1000 });
    confirmDraft.set({ code: '' });
  } catch (failure) {
    const known = confirmDraft.get().sent[channel] ?? { flowId: '', digits: 0 };
    if (isRefusal(failure) && failure.retryAfter)
      noteSent(channel, { ...known, resendAt: Date.now() + failure.retryAfter * 1000 });
    throw failure;
  }
}

function noteSent(channel: CodeChannel, code: SentCode) {
  confirmDraft.set({ sent: { ...confirmDraft.get().sent, [channel]: code } });
}

/**
 * Trades the code that went by `channel` for a session without limits; returns the problems that prevent the attempt.
 */
export function useConfirm() {
  const queries = useQueryClient();
  const say = useWords(signInWords);
  return async (channel: CodeChannel) => {
    const { code, sent } = confirmDraft.get();
    const flowId = sent[channel]?.flowId;
    if (!code || !flowId) return { code: say.wrongCode };
    const { token } = await confirmByCode(flowId, code);
    goOnWith(token, queries);
    return undefined;
  };
}

/** The same with a code from the Secretariat's desk. */
export function useConfirmAtDesk() {
  const queries = useQueryClient();
  const say = useWords(signInWords);
  return async (code: string) => {
    if (!code) return { code: say.wrongCode };
    goOnWith((await confirmByCode(undefined, code)).token, queries);
    return undefined;
  };
}

/** The old token is void, and everything that was refused for the limits may be requested again. */
function goOnWith(token: string, queries: QueryClient) {
  storage.token.set(token);
  confirmDraft.clear();
  queries.setQueriesData<AnswerOf<typeof getMe>>({ queryKey: meQueries.key }, (me) => me && { ...me, limited: false });
  void queries.invalidateQueries();
}
