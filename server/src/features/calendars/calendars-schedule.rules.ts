import type { Language } from 'contract/languages';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { addDays, dateIn, datesBetween, isoIn, momentIn } from '../../platform/time-zones.ts';
import {
  publicMeetings,
  publicNames,
  type AgendaForFeed,
  type PublicMeeting,
} from './calendars-public-meetings.rules.ts';

type TypeWords = { types: Record<PublicMeeting['type'], string> };

export type ScheduleEvent = ReturnType<typeof eventOf>;
type Schedule = ReturnType<typeof scheduleOf>;
/** The version tells apart what differs for the public, and counts nothing. */
export type VersionedSchedule = Schedule & { version: string };

type Making = { language: Language; words: TypeWords; publicUrl: string; guidFrom: (name: string) => string };

/** The public agenda as programme apps understand it; both forms of the file are written from it. */
export function scheduleOf({ forum, meetings }: AgendaForFeed, making: Making) {
  const say = inLanguage(making.language);
  const { timeZone, firstDay, lastDay } = forum;
  // Programme apps know no cancelled meetings: one that is left out disappears from them.
  const shown = publicMeetings(meetings).filter(({ change }) => change?.kind !== 'cancelled');
  const days = datesBetween(firstDay, lastDay).map((date, at) => {
    const own = shown.filter(({ startsAt }) => dateIn(timeZone, startsAt) === date);
    return { index: at + 1, date, ...boundsOf(date, timeZone, own), rooms: roomsOf(own, timeZone, making) };
  });
  return {
    title: say(forum.name),
    // A hyphen before the year is refused by the published schema of one of the two forms.
    acronym: `forum${firstDay.slice(0, 4)}`,
    ...{ start: firstDay, end: lastDay, timeZone, days },
    baseUrl: `${making.publicUrl}/cdfH5/`,
    tracks: [...new Set(shown.map(({ type }) => type))].map((slug) => ({ slug, name: making.words.types[slug] })),
  };
}

/** The day is over at midnight, or with the last meeting that goes on after it. */
function boundsOf(date: string, zone: string, meetings: readonly PublicMeeting[]) {
  const midnight = momentIn(zone, addDays(date, 1), '00:00');
  const last = Math.max(midnight.getTime(), ...meetings.map(({ endsAt }) => endsAt.getTime()));
  return { start: isoIn(zone, momentIn(zone, date, '00:00')), end: isoIn(zone, new Date(last)) };
}

/** Rooms are told apart by their names alone in one of the two forms. */
function roomsOf(meetings: readonly PublicMeeting[], zone: string, making: Making) {
  const say = inLanguage(making.language);
  const inHalls = meetings.toSorted((a, b) => a.hall.position - b.hall.position);
  return Array.from(
    Map.groupBy(inHalls, ({ hall }) => say(hall.name)),
    ([name, own]) => ({
      name,
      guid: making.guidFrom(`hall ${own[0]?.hall.id}`),
      events: own.map((meeting) => eventOf(meeting, zone, making)),
    }),
  );
}

function eventOf(meeting: PublicMeeting, zone: string, { language, words, publicUrl, guidFrom }: Making) {
  const say = inLanguage(language);
  const { id, feedNumber, startsAt, endsAt, type, hall, summary, entry } = meeting;
  const date = isoIn(zone, startsAt);
  const { chair, speakers } = publicNames(meeting, say);
  return {
    id: feedNumber,
    guid: guidFrom(`meeting ${id}`),
    slug: `meeting-${id}`,
    date,
    start: date.slice('2027-03-22T'.length).slice(0, 'HH:MM'.length),
    duration: hoursAndMinutes(endsAt.getTime() - startsAt.getTime()),
    room: say(hall.name),
    title: say.text(meeting.title),
    type: words.types[type],
    abstract: say.text(summary),
    description: entry && say.text(entry),
    persons: [...new Set([...(chair ? [chair] : []), ...speakers])],
    url: `${publicUrl}/cdfH5/pages/meeting/detail?id=${id}`,
  };
}

function hoursAndMinutes(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
