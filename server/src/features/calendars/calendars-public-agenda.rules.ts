import type { Language } from 'contract/languages';
import { calendarFile, type CalendarEvent } from '../../platform/downloads/calendar-file.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { momentIn } from '../../platform/time-zones.ts';
import { calendarEvent } from '../agenda/agenda-calendar.rules.ts';
import {
  publicMeetings,
  publicNames,
  type AgendaForFeed,
  type PublicMeeting,
} from './calendars-public-meetings.rules.ts';

type EventWords = Parameters<typeof calendarEvent>[2];
type PeopleWords = { people: (chair: string | undefined, speakers: readonly string[]) => string };
type FeedWords = { meeting: EventWords; feed: PeopleWords };

/** Calendars ask often enough by themselves to show a move within the hour. */
const refreshAfterSeconds = 15 * 60;

/** The public agenda as one calendar. Nothing in it depends on the time at which it is fetched. */
export function publicCalendar(
  { forum, meetings }: AgendaForFeed,
  language: Language,
  words: FeedWords,
  publicUrl: string,
): string {
  const events = publicMeetings(meetings).map((meeting) => publicEvent(meeting, language, words, publicUrl));
  const name = inLanguage(language)(forum.name);
  const published = momentIn(forum.timeZone, forum.firstDay, '00:00');
  return calendarFile(events, forum.timeZone, published, { name, refreshAfterSeconds });
}

function publicEvent(meeting: PublicMeeting, language: Language, words: FeedWords, publicUrl: string): CalendarEvent {
  // The reason of a change is left out, because it is written for delegates and may name people.
  const change = meeting.change && { ...meeting.change, reason: { zh: '', en: '' } };
  const event = calendarEvent({ ...meeting, change }, language, words.meeting, publicUrl);
  const { chair, speakers } = publicNames(meeting, inLanguage(language));
  const people = words.feed.people(chair, speakers);
  // An alarm for each meeting of three days would make people remove the calendar.
  return { ...event, reminders: [], description: people ? `${people}\n\n${event.description}` : event.description };
}
