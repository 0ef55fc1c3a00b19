import type { MeetingStatus, MeetingType } from 'contract/calls/agenda';
import { useReplaceSearch, useSearchParams } from '../../../shell/router/search-params.ts';
import type { MeetingFilter } from '../agenda-rules.ts';

export const meetingTypes = ['plenary', 'symposium', 'closed', 'reception', 'other'] as const satisfies MeetingType[];
export const meetingStatuses = ['upcoming', 'ongoing', 'concluded'] as const satisfies MeetingStatus[];

export type AgendaChoice = MeetingFilter & { day: string | undefined };

/** An address may be typed by hand: what is no known value counts as not chosen. */
export function choiceIn(params: URLSearchParams): AgendaChoice {
  return {
    day: params.get('day') ?? undefined,
    type: meetingTypes.find((known) => known === params.get('type')),
    status: meetingStatuses.find((known) => known === params.get('status')),
    mine: params.get('mine') === '1',
  };
}

/** Day and filters stand in the address, so that Back, a reload and the other language keep them. */
export function useAgendaChoice() {
  const params = useSearchParams();
  const replaceSearch = useReplaceSearch();

  function choose(change: Partial<AgendaChoice>) {
    const { mine, ...others } = { ...choiceIn(params), ...change };
    const chosen = Object.entries({ ...others, mine: mine ? '1' : undefined });
    replaceSearch(new URLSearchParams(chosen.filter((entry): entry is [string, string] => !!entry[1])));
  }

  return [choiceIn(params), choose] as const;
}
