import { getNewsItem } from 'contract/calls/news';
import type { Language } from 'contract/languages';
import { codes } from 'contract/wire/codes';
import { readQuery } from '../../lib/read/read-query.ts';

/** The item that is heard, in the language of the interface; the player itself says when it is gone. */
export const playedItem = (id: string, language: Language) =>
  readQuery(getNewsItem, { id }, { language, pageShows: [codes.notFound], quiet: true });
