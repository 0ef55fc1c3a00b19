import { plainSign } from 'contract/rules/plain-letters';

/**
 * A record with the texts by which it is found, in both languages and as `rules/text-search` compares them. What it is
 * called weighs more than what is said of it.
 */
export type Searched<Found> = { found: Found; called: string; said: string };

type Texts = readonly (string | null | undefined)[];

export function searched<Found>(found: Found, texts: { called: Texts; said: Texts }): Searched<Found> {
  return { found, called: plain(texts.called), said: plain(texts.said) };
}

/** Letter by letter it is the same, and takes six times as long. */
function plain(texts: Texts): string {
  return plainSign(texts.filter(Boolean).join('\n'));
}
