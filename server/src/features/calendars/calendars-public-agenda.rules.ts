import type { CalendarEvent } from '../../platform/downloads/calendar-file.ts';
import type { PublicMeeting } from './calendars-public-meetings.rules.ts';

/** The reason of a change is left out, because it is written for delegates and may name people. */
export function withoutReason(meeting: PublicMeeting): PublicMeeting {
  return { ...meeting, change: meeting.change && { ...meeting.change, reason: { zh: '', en: '' } } };
}

/** An alarm for each meeting of three days would make people remove the calendar. */
export function publicEvent(event: CalendarEvent, people: string): CalendarEvent {
  return { ...event, reminders: [], description: people ? `${people}\n\n${event.description}` : event.description };
}
