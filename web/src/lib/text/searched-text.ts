import { longestSearch } from 'contract/search-limits';

/** What is searched for: without a letter or a digit there is nothing to find. */
export function searchedText(typed: string | undefined): string | undefined {
  const text = typed?.trim().slice(0, longestSearch) ?? '';
  return /[\p{L}\p{N}]/u.test(text) ? text : undefined;
}
