import { getAgenda } from 'contract/calls/agenda';
import type { Language } from 'contract/languages';
import type { AnswerOf } from 'contract/wire/call';
import { readQuery } from '../../lib/read/read-query.ts';

/** The zone in which a car's time is shown; the agenda has it, which most phones have already. */
export const forumZone = (language: Language) => ({
  ...readQuery(getAgenda, {}, { language, quiet: true }),
  select: ({ forum }: AnswerOf<typeof getAgenda>) => forum.timeZone,
});
