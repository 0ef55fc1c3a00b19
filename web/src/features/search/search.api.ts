import { find, type FindGroup } from 'contract/calls/search';
import type { Language } from 'contract/languages';
import type { AnswerOf } from 'contract/wire/call';
import { codes } from 'contract/wire/codes';
import { readQuery } from '../../lib/read/read-query.ts';

export type FindAnswer = AnswerOf<typeof find>;

export const searchQueries = {
  /** What was found before stays until the next answer is there, so that nothing flickers while one types. */
  found: (text: string, only: FindGroup | undefined, language: Language) => ({
    ...readQuery(find, { text, ...(only && { only }) }, { language, pageShows: [codes.invalid] }),
    placeholderData: (shown: FindAnswer | undefined) => shown,
  }),
};
