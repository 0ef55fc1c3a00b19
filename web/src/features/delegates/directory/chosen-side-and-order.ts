import type { Origin } from 'contract/calls/delegates';
import type { Language } from 'contract/languages';
import { useEffect } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { choiceIn, freeText, oneOf, searchOf, useReplaceSearch } from '../../../shell/router/choices-in-address.ts';
import { useSearchParams } from '../../../shell/router/search-params.ts';
import type { Order } from './order-and-letters.ts';

const side = oneOf<Origin>(['chinese', 'international']);
const params = { side, order: oneOf<Order>(['name', 'rank']), q: freeText, within: side };

export type DirectoryChoice = {
  side: Origin;
  order: Order;
  query: string;
  /** A search looks on both sides, unless one is chosen. */
  within: Origin | undefined;
};

/** Each language opens its own side. */
export function directoryChoiceIn(search: URLSearchParams, language: Language): DirectoryChoice {
  const { side, order = 'name', q = '', within } = choiceIn(params, search);
  return { side: side ?? (language === 'zh' ? 'chinese' : 'international'), order, query: q, within };
}

/** The address stays short: default values are not written, except for the side. */
export function directorySearchOf({ side, order, query, within }: DirectoryChoice): URLSearchParams {
  return searchOf(params, {
    ...{ side, q: query },
    order: order === 'name' ? undefined : order,
    within: query ? within : undefined,
  });
}

/** Side, order and search stand in the address, so that Back, a reload and the other language keep them. */
export function useDirectoryChoice() {
  const search = useSearchParams();
  const replaceSearch = useReplaceSearch();
  const choice = directoryChoiceIn(search, useLanguage());
  const choose = (change: Partial<DirectoryChoice>) => replaceSearch(directorySearchOf({ ...choice, ...change }));

  const written = search.has('side');
  useEffect(() => {
    // The side is written at once; otherwise the other language would open the other side.
    if (!written) choose({});
  });
  return [choice, choose] as const;
}
