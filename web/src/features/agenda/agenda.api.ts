import { getAgenda, getMeetings, type Meeting } from 'contract/calls/agenda';
import type { Language } from 'contract/languages';
import type { AnswerOf } from 'contract/wire/call';
import { codes } from 'contract/wire/codes';
import { readQuery } from '../../lib/read/read-query.ts';

// Statuses and changes are what delegates look for here, so a page that is shown again asks soon.
const fresh = 30_000;
// A link to a meeting that is gone, or to none, has a page of its own.
const pageShows = [codes.notFound, codes.invalid];

export const agendaQueries = {
  all: (language: Language) => readQuery(getAgenda, {}, { language, fresh }),
  one: (id: string, language: Language) => ({
    ...readQuery(getMeetings, { id }, { language, fresh, pageShows }),
    select: firstMeeting,
  }),
};

/** A meeting with the zone in which its times are shown, and whether the viewer bookmarked it. */
export type ZonedMeeting = Meeting & { timeZone: string; bookmarked: boolean };

function firstMeeting(answer: AnswerOf<typeof getMeetings>): ZonedMeeting | null {
  const { timeZone, bookmarked = false, meetings } = answer;
  return meetings[0] ? { ...meetings[0], timeZone, bookmarked } : null;
}
