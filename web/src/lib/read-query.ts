import type { Query, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import type { Hint } from 'contract/calls/live';
import { otherLanguage, type Language } from 'contract/texts';
import type { AnswerOf, BodyOf, Call } from 'contract/wire/call';
import type { Shown } from 'contract/wire/topics';
import { call as callServer } from './call/call.ts';

/** Changes come as hints of the live stream; this is for a phone that missed one. */
const usuallyFresh = 5 * 60_000;

type ReadOptions<C extends Call> = {
  /** None where the answer has no words. */
  language: Language | null;
  /** How long an answer counts as new, in milliseconds. */
  fresh?: number;
  /** Codes of refusals that the page itself shows. */
  pageShows?: readonly number[];
  /** For versioned answers: what is asked while a copy is there, and how the answer completes that copy. */
  renew?: { body(kept: AnswerOf<C>): BodyOf<C>; completed(kept: AnswerOf<C>, answer: AnswerOf<C>): AnswerOf<C> };
  /** Without the overlay the first time too: the page shows something else meanwhile. */
  quiet?: boolean;
};

/**
 * The one way to read: key, first and later fetches, the copy in the other language, and what a hint makes stale all
 * come from the call's declaration.
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
    // The same in the other language stays on screen until the new one is there; another item never does.
    placeholderData: (shown: AnswerOf<C> | undefined, query: { queryKey: QueryKey } | undefined) =>
      query && isTwin(query.queryKey, queryKey) ? shown : undefined,
    async queryFn({ client, signal }: QueryFunctionContext): Promise<AnswerOf<C>> {
      const kept = client.getQueryData<AnswerOf<C>>(queryKey);
      const asked = kept !== undefined && renew ? renew.body(kept) : body;
      // A screen that shows something already is brought up to date without the overlay.
      const overlay = call.overlay && !quiet && kept === undefined;
      const answer = await callServer(call, asked, { signal, pageShows, overlay });
      return kept !== undefined && renew ? renew.completed(kept, answer) : answer;
    },
  };
}

/** The key of the same read in the other language. */
export function twinOf(key: QueryKey): QueryKey {
  return [...key.slice(0, -1), otherLanguage(key.at(-1) as Language)];
}

function isTwin(one: QueryKey, other: QueryKey): boolean {
  return JSON.stringify(one.slice(0, -1)) === JSON.stringify(other.slice(0, -1));
}

/** Is this query's answer another one after the change? */
export function isAffected(
  { queryKey, meta }: Pick<Query, 'queryKey' | 'meta'>,
  change: { topic: Shown; itemId: Hint['itemId'] },
) {
  const shows = meta?.shows ?? [];
  const { id } = (queryKey[1] ?? {}) as { id?: string };
  // An id in the body names an item of the first topic: a change of another item is none of its business.
  if (shows[0] === change.topic && id !== undefined && change.itemId !== null) return id === change.itemId;
  return shows.includes(change.topic);
}

/** Does this query show content that changes are told of? */
export function showsContent({ meta }: Pick<Query, 'meta'>): boolean {
  return (meta?.shows ?? []).length > 0;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { shows: Call['shows'] };
  }
}
