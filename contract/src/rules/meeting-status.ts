import type { MeetingStatus } from '../calls/agenda.ts';

type Times = { startsAt: Date | string; endsAt: Date | string };

/** The status follows the clock; at the moment of its end a meeting has already concluded. */
export function meetingStatus({ startsAt, endsAt }: Times, now: number): MeetingStatus {
  if (now < new Date(startsAt).getTime()) return 'upcoming';
  return now < new Date(endsAt).getTime() ? 'ongoing' : 'concluded';
}
