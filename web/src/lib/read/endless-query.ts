import type { QueryFunctionContext } from '@tanstack/react-query';
import type { AnswerOf, BodyOf, Call } from 'contract/wire/call';
import { codes, transportCodes } from 'contract/wire/codes';
import { call as callServer } from '../call/call.ts';
import { readQuery } from './read-query.ts';

/** How a list that comes in pieces goes on. */
export type Continuing<C extends Call> = {
  count: (list: AnswerOf<C>) => number;
  hasMore: (list: AnswerOf<C>) => boolean;
  /** What asks for the rows after its last one. */
  after: (list: AnswerOf<C>) => Partial<BodyOf<C>>;
  joined: (list: AnswerOf<C>, further: AnswerOf<C>) => AnswerOf<C>;
};
export type EndlessQuery<List> = {
  queryKey: readonly unknown[];
  further: (list: List, signal?: AbortSignal) => Promise<List>;
  joined: (list: List, further: List) => List;
};

// The end of the list itself says that it could not be continued.
const listShows = [transportCodes.network, undefined, codes.notFound];

/**
 * A list of which the first piece is asked as any read. One that was continued is read again as far as it was read, so
 * that nothing disappears from the screen.
 */
export function endlessQuery<C extends Call>(
  call: C,
  body: BodyOf<C>,
  options: Parameters<typeof readQuery<C>>[2],
  { count, hasMore, after, joined }: Continuing<C>,
) {
  const first = readQuery(call, body, options);
  const further = (list: AnswerOf<C>, signal?: AbortSignal) =>
    callServer(call, { ...body, ...after(list) }, { overlay: false, pageShows: listShows, signal });

  async function asFarAsBefore(context: QueryFunctionContext): Promise<AnswerOf<C>> {
    const kept = context.client.getQueryData<AnswerOf<C>>(first.queryKey);
    const before = kept === undefined ? 0 : count(kept);
    let list: AnswerOf<C> = await first.queryFn(context);
    while (hasMore(list) && count(list) < before) list = joined(list, await further(list, context.signal));
    return list;
  }
  return { ...first, queryFn: asFarAsBefore, further, joined };
}
