import { getBrief, getNewsItem } from 'contract/calls/news';
import type { Language } from 'contract/languages';
import { codes } from 'contract/wire/codes';
import { readQuery } from '../../lib/read/read-query.ts';

/** The item that is heard, in the language of the interface; the player itself says when it is gone. */
export const playedItem = (id: string, language: Language) =>
  readQuery(getNewsItem, { id }, { language, pageShows: [codes.notFound], quiet: true });

/** The brief is an offer: where there is none, nothing is said. */
export const briefQuery = (language: Language) =>
  readQuery(getBrief, {}, { language, quiet: true, pageShows: [codes.notFound] });
