import type { QueryFunctionContext } from '@tanstack/react-query';
import { getNews, getNewsItem, type NewsKind, prepareNewsDocument } from 'contract/calls/news';
import type { Language } from 'contract/languages';
import type { NewsCategory } from 'contract/news-categories';
import type { AnswerOf } from 'contract/wire/call';
import { codes, transportCodes } from 'contract/wire/codes';
import { call } from '../../lib/call/call.ts';
import { readQuery } from '../../lib/read/read-query.ts';

export type NewsPages = AnswerOf<typeof getNews>;
export type NewsPageItem = AnswerOf<typeof getNewsItem>;
/** What a list is narrowed to; without a kind it has both. */
export type NewsChoice = { kind?: NewsKind | undefined; category?: NewsCategory | undefined };

// The page itself says that an item was withdrawn or never existed.
const pageShows = [codes.notFound, codes.invalid];
// The end of the list itself says that it could not be continued.
const listShows = [transportCodes.network, undefined, codes.notFound];

export const newsQueries = {
  list: (choice: NewsChoice, language: Language, { quiet = false } = {}) => {
    const first = readQuery(getNews, bodyOf(choice), { language, quiet });
    return { ...first, queryFn: (context: QueryFunctionContext) => asFarAsBefore(choice, first, context) };
  },
  one: (id: string, language: Language) => readQuery(getNewsItem, { id }, { language, pageShows }),
};

/** The items after the last one. Only the first page has the overlay. */
export function olderNews(choice: NewsChoice, olderThan: string, signal?: AbortSignal): Promise<NewsPages> {
  return call(getNews, { ...bodyOf(choice), olderThan }, { overlay: false, pageShows: listShows, signal });
}

export function continued(shown: NewsPages, older: NewsPages): NewsPages {
  return { ...older, items: [...shown.items, ...older.items] };
}

/** A list that was continued is read again as far as it was read, so that nothing disappears from the screen. */
async function asFarAsBefore(
  choice: NewsChoice,
  { queryKey, queryFn }: ReturnType<typeof readQuery<typeof getNews>>,
  context: QueryFunctionContext,
): Promise<NewsPages> {
  const before = context.client.getQueryData<NewsPages>(queryKey)?.items.length ?? 0;
  let list = await queryFn(context);
  while (list.more && list.items.length < before) {
    list = continued(list, await olderNews(choice, list.items.at(-1)?.id ?? '', context.signal));
  }
  return list;
}

/** What is not chosen is left out, so that every way to the same list has the same key. */
function bodyOf({ kind, category }: NewsChoice) {
  return { ...(kind && { kind }), ...(category && { category }) };
}

/** The address of the file, which works once and for one minute. */
export const prepareDocument = (id: string, file: string) => call(prepareNewsDocument, { id, file });
