import ical, { ICalCalendarMethod, ICalEventStatus, type ICalDayJsStub } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { isoIn } from '../zones.ts';

export type CalendarEvent = {
  /** The same for ever: a calendar knows by it what it already has. */
  id: string;
  /** Counts the changes: the higher one wins. */
  version: number;
  startsAt: Date;
  endsAt: Date;
  title: string;
  place: string;
  description: string;
  url: string;
  cancelled: boolean;
};

/** An iCalendar file (RFC 5545) with the zone's own rules in it: right on a phone that knows no zones, too. */
export function calendarFile(events: readonly CalendarEvent[], zone: string, now: Date): string {
  const calendar = ical({
    prodId: { company: 'Forum Companion', product: 'Agenda' },
    method: ICalCalendarMethod.PUBLISH,
    // Without a name: given one, the generator would write the stamps in local time, and they must be in UTC.
    timezone: { name: null, generator: (name) => [tzlib_get_ical_block(name)].flat()[0] ?? null },
  });
  for (const { id, version, startsAt, endsAt, title, place, description, url, cancelled } of events) {
    calendar.createEvent({
      id: `${id}@forum-companion`,
      sequence: version,
      stamp: now,
      timezone: zone,
      start: wallClock(zone, startsAt),
      end: wallClock(zone, endsAt),
      summary: printable(title),
      location: printable(place),
      description: printable(description),
      url,
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** The zone's wall clock, as the generator takes it from date libraries: with a plain date it takes the machine's. */
function wallClock(zone: string, moment: Date): ICalDayJsStub {
  const digits = isoIn(zone, moment).replace(/\D/g, '');
  const clock: ICalDayJsStub = {
    format: (form) => (form === 'YYYYMMDD' ? digits.slice(0, 8) : digits.slice(8, 14)),
    isValid: () => true,
    toDate: () => moment,
    toJSON: () => moment.toISOString(),
    tz: () => clock,
    utc: () => clock,
  };
  return clock;
}

/** Line breaks are written as the format wants them, also those that only some parsers take for one. */
function printable(text: string) {
  return text
    .toWellFormed()
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\r\n\t]/gu, '');
}
