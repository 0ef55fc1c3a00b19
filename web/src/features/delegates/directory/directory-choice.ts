import type { Origin } from 'contract/calls/delegates';
import type { Language } from 'contract/texts';
import { useEffect } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useReplaceSearch, useSearchParams } from '../../../shell/router/search-params.ts';
import type { Order } from './directory-rules.ts';

const sides = ['chinese', 'international'] as const satisfies Origin[];

export type DirectoryChoice = {
  side: Origin;
  order: Order;
  query: string;
  /** While searching one looks on both sides, unless one is chosen. */
  within: Origin | undefined;
};

/** An address may be typed by hand: what is no known value counts as not chosen. Each language opens its own side. */
export function choiceIn(params: URLSearchParams, language: Language): DirectoryChoice {
  const sideIn = (name: string) => sides.find((known) => known === params.get(name));
  return {
    side: sideIn('side') ?? (language === 'zh' ? 'chinese' : 'international'),
    order: params.get('order') === 'rank' ? 'rank' : 'name',
    query: params.get('q') ?? '',
    within: sideIn('within'),
  };
}

export function paramsOf({ side, order, query, within }: DirectoryChoice): URLSearchParams {
  const params = new URLSearchParams({ side });
  if (order !== 'name') params.set('order', order);
  if (query) params.set('q', query);
  if (query && within) params.set('within', within);
  return params;
}

/** Side, order and search stand in the address, so that Back, a reload and the other language keep them. */
export function useDirectoryChoice() {
  const params = useSearchParams();
  const replaceSearch = useReplaceSearch();
  const choice = choiceIn(params, useLanguage());
  const choose = (change: Partial<DirectoryChoice>) => replaceSearch(paramsOf({ ...choice, ...change }));

  const written = params.has('side');
  useEffect(() => {
    // Once the other language is chosen the side would else be the other one, too.
    if (!written) choose({});
  });
  return [choice, choose] as const;
}
