import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import type { Language } from 'contract/languages';
import type { AnswerOf, BodyOf, Call } from 'contract/wire/call';
import { transportCodes } from 'contract/wire/codes';
import { call as callServer } from '../call/call.ts';
import type { PageShows } from '../call/answer-or-refusal.ts';
import { staysMeanwhile } from './kept-in-old-language.ts';
import { showsSpinner } from './spinner-first-time-only.ts';

/** Changes come as hints of the live stream; this interval is for a phone that missed one. */
const usuallyFresh = 5 * 60_000;

type ReadOptions<C extends Call> = {
  /** `null` for an answer without words. */
  language: Language | null;
  /** How long an answer counts as fresh, in milliseconds. */
  fresh?: number;
  /** Codes of refusals that the page itself shows. */
  pageShows?: PageShows;
  /** For versioned answers: the body while a copy is there, and how the answer completes that copy. */
  renew?: { body(kept: AnswerOf<C>): BodyOf<C>; completed(kept: AnswerOf<C>, answer: AnswerOf<C>): AnswerOf<C> };
  /** Never shows the overlay, because the page shows something else in the meantime. */
  quiet?: boolean;
};

/** The page itself says that it could not be loaded. */
const lost = [transportCodes.network, undefined];

/**
 * Every read goes through this: its key, first and later fetches, the copy in the other language, and what a hint makes
 * stale all come from the declaration of the call.
 */
export function readQuery<C extends Call>(
  call: C,
  body: BodyOf<C>,
  { language, fresh = usuallyFresh, pageShows = [], renew, quiet = false }: ReadOptions<C>,
) {
  const queryKey: QueryKey = [call.path, body, language];
  return {
    queryKey,
    meta: { shows: call.shows },
    staleTime: fresh,
    placeholderData: (shown: AnswerOf<C> | undefined, query: { queryKey: QueryKey } | undefined) =>
      staysMeanwhile(query?.queryKey, queryKey) ? shown : undefined,
    async queryFn({ client, signal }: QueryFunctionContext): Promise<AnswerOf<C>> {
      const kept = client.getQueryData<AnswerOf<C>>(queryKey);
      const asked = kept !== undefined && renew ? renew.body(kept) : body;
      const overlay = showsSpinner(call, { quiet, kept });
      const answer = await callServer(call, asked, { signal, pageShows: [...pageShows, ...lost], overlay });
      return kept !== undefined && renew ? renew.completed(kept, answer) : answer;
    },
  };
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { shows: Call['shows'] };
  }
}
