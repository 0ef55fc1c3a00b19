import { createHash } from 'node:crypto';
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
export type Schedule = ReturnType<typeof scheduleOf>;

type Making = { language: Language; words: TypeWords; publicUrl: string };

/** The public agenda as conference apps understand it; both forms of the file are written from it. */
export function scheduleOf({ forum, meetings }: AgendaForFeed, making: Making) {
  const say = inLanguage(making.language);
  const { timeZone, firstDay, lastDay } = forum;
  // Conference apps know no cancelled meetings: one that is left out disappears from them.
  const shown = publicMeetings(meetings).filter(({ change }) => change?.kind !== 'cancelled');
  const days = datesBetween(firstDay, lastDay).map((date, at) => {
    const own = shown.filter(({ startsAt }) => dateIn(timeZone, startsAt) === date);
    return { index: at + 1, date, ...boundsOf(date, timeZone, own), rooms: roomsOf(own, timeZone, making) };
  });
  const content = {
    title: say(forum.name),
    acronym: `forum-${firstDay.slice(0, 4)}`,
    ...{ start: firstDay, end: lastDay, timeZone, days },
    baseUrl: `${making.publicUrl}/cdfH5/`,
    tracks: [...new Set(shown.map(({ type }) => type))].map((slug) => ({ slug, name: making.words.types[slug] })),
  };
  // It tells apart what differs for the public, and counts nothing.
  const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  return { ...content, version };
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
      guid: guidFrom(`hall ${own[0]?.hall.id}`),
      events: own.map((meeting) => eventOf(meeting, zone, making)),
    }),
  );
}

function eventOf(meeting: PublicMeeting, zone: string, { language, words, publicUrl }: Making) {
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

const namespace = Buffer.from('6f1b7f0c5d0e4b8e9d5a2c7e31f4a906', 'hex');

/** A UUID that is always the same for the same name (RFC 9562, version 5); our id cannot be found from it. */
export function guidFrom(name: string): string {
  const bytes = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
