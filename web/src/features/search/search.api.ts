import { find, type FindGroup } from 'contract/calls/search';
import type { Language } from 'contract/languages';
import type { AnswerOf } from 'contract/wire/call';
import { codes } from 'contract/wire/codes';
import { readQuery } from '../../lib/read/read-query.ts';

export type FindAnswer = AnswerOf<typeof find>;

const pageShows = [codes.invalid];

export const searchQueries = {
  /** What was found before stays until the next answer is there, so that nothing flickers while one types. */
  found: (text: string, language: Language) => ({
    ...readQuery(find, { text }, { language, pageShows }),
    placeholderData: (shown: FindAnswer | undefined) => (shown && hasAny(shown) ? shown : undefined),
  }),
  /** One group alone begins with what is known of it from all of them. */
  foundIn: (only: FindGroup, text: string, language: Language, everything: FindAnswer) => ({
    ...readQuery(find, { text, only }, { language, pageShows }),
    placeholderData: everything,
  }),
};

const hasAny = ({ found }: FindAnswer) => Object.values(found).some((group) => group && group.total > 0);
