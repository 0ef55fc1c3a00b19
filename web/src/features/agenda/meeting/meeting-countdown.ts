import type { Meeting } from 'contract/calls/agenda';
import { meetingStatus } from 'contract/rules/meeting-status';
import { useDates } from '../../../lib/dates/dates.ts';
import { startsIn } from '../../../lib/dates/how-long.ts';
import { useLanguage } from '../../../lib/language.ts';
import { isAllDay } from '../all-day.ts';
import { isCancelled, msLeft, msUntilStart } from '../meeting-time-rules.ts';

/** "starts in 1 h 3 min", "48 min left", or nothing. */
export function useMeetingCountdown(meeting: Meeting, now: number, timeZone: string): string | undefined {
  const dates = useDates(timeZone);
  const language = useLanguage();
  if (isCancelled(meeting) || isAllDay(meeting, timeZone)) return undefined;
  const status = meetingStatus(meeting, now);
  if (status === 'ongoing') return dates.left(msLeft(meeting, now));
  return status === 'upcoming' ? startsIn(msUntilStart(meeting, now), language) : undefined;
}
