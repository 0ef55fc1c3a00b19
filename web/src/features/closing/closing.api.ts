import { getAgenda } from 'contract/calls/agenda';
import type { Language } from 'contract/languages';
import type { AnswerOf } from 'contract/wire/call';
import { readQuery } from '../../lib/read/read-query.ts';

/** The last day of the Forum; the agenda has it, which most phones have already. */
export const forumEnd = (language: Language) => ({
  ...readQuery(getAgenda, {}, { language, quiet: true }),
  select: ({ days, forum }: AnswerOf<typeof getAgenda>) => ({ lastDay: days.at(-1)?.date, timeZone: forum.timeZone }),
});
