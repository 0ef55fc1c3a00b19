import { longestSearch } from 'contract/search-limits';

/** What is searched for: without a letter or a digit there is nothing to find. */
export function searchedText(typed: string | undefined): string | undefined {
  // Half a sign, which a cut may leave at the end, is none.
  const text = (typed ?? '')
    .trim()
    .slice(0, longestSearch)
    .replace(/\p{Cs}/gu, '')
    .trim();
  return /[\p{L}\p{N}]/u.test(text) ? text : undefined;
}
