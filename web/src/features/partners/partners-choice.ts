import type { MediaType } from 'contract/calls/partners';
import { useReplaceSearch, useSearchParams } from '../../shell/router/search-params.ts';

export const partnersTabs = ['partner', 'patron', 'media'] as const;
export type PartnersTab = (typeof partnersTabs)[number];
export const mediaTypes = ['broadcast', 'agency', 'print', 'online'] as const satisfies MediaType[];

export type PartnersChoice = { tab: PartnersTab; type: MediaType | undefined };

/** An address may be typed by hand: what is no known value counts as not chosen. */
export function choiceIn(params: URLSearchParams): PartnersChoice {
  return {
    tab: partnersTabs.find((known) => known === params.get('kind')) ?? 'partner',
    type: mediaTypes.find((known) => known === params.get('type')),
  };
}

/** The choice stands in the address, so that Back, a reload and the other language keep it. */
export function usePartnersChoice() {
  const choice = choiceIn(useSearchParams());
  const replaceSearch = useReplaceSearch();
  return {
    ...choice,
    chooseTab: (tab: PartnersTab) => replaceSearch(new URLSearchParams({ kind: tab })),
    chooseType: (type: MediaType | undefined) =>
      replaceSearch(new URLSearchParams({ kind: 'media', ...(type && { type }) })),
  };
}
