import type { MeetingRow } from 'contract/calls/agenda';

// What is open round the clock is always on, so it is not what a reader looks for.
const longestSession = 12 * 60 * 60 * 1000;

export function isSession({ startsAt, endsAt }: Pick<MeetingRow, 'startsAt' | 'endsAt'>) {
  return Date.parse(endsAt) - Date.parse(startsAt) <= longestSession;
}
