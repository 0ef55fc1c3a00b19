import ical, { ICalAlarmType, ICalEventStatus, type ICalDayJsStub } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { isoIn } from '../time-zones.ts';

export type CalendarEvent = {
  /** It never changes, so that a calendar recognises the event that it already has. */
  id: string;
  /** Counts the changes; calendars take the event with the higher number. */
  version: number;
  /** When it came to be as it is; null if that is not known. */
  changedAt: Date | null;
  startsAt: Date;
  /** What has only a moment has no end. */
  endsAt: Date | null;
  title: string;
  place: string;
  description: string;
  url: string | null;
  cancelled: boolean;
  /** Seconds before the start. */
  reminders: readonly number[];
};

/** A calendar that apps fetch again and again shows its name; a file that is added once has none. */
type Subscription = { name: string; refreshAfterSeconds: number };

/**
 * An iCalendar file (RFC 5545) with the rules of the time zone, so that it is also right on phones that know no zones.
 * It has no METHOD: that would be a message about scheduling, which needs an organiser (RFC 5546).
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  zone: string,
  now: Date,
  subscription?: Subscription,
): string {
  const calendar = ical({
    prodId: { company: 'Forum Companion', product: 'Agenda' },
    ...(subscription && { name: escapedName(subscription.name), ttl: subscription.refreshAfterSeconds }),
    // The calendar gets no zone name, because the generator would then write the stamps in local time instead of UTC.
    timezone: { name: null, generator: (name) => [tzlib_get_ical_block(name)].flat()[0] ?? null },
  });
  for (const event of events) {
    const { id, version, changedAt, startsAt, endsAt, title, place, description, url, cancelled, reminders } = event;
    calendar.createEvent({
      id: `${id}@forum-companion`,
      sequence: version,
      // The same event is the same bytes however often it is fetched.
      stamp: changedAt ?? now,
      lastModified: changedAt,
      timezone: zone,
      start: wallClock(zone, startsAt),
      end: endsAt && wallClock(zone, endsAt),
      summary: printable(title),
      location: printable(place),
      description: printable(description),
      url,
      alarms: reminders.map((triggerBefore) => ({
        ...{ type: ICalAlarmType.display, triggerBefore },
        description: printable(title),
      })),
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return `${propertiesFirst(calendar.toString())}\r\n`;
}

/** The generator writes some properties of the calendar after its time zone, which the grammar forbids. */
function propertiesFirst(text: string): string {
  return text.replace(
    /(BEGIN:VTIMEZONE\r\n[^]*?END:VTIMEZONE\r\n)((?!BEGIN:|END:)[^]*?)(?=BEGIN:|END:VCALENDAR)/,
    '$2$1',
  );
}

/**
 * The wall clock of the zone in the form of a date library, because the generator reads a plain Date in the machine's
 * zone.
 */
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

/** The generator escapes every text but this one. */
function escapedName(name: string) {
  return printable(name)
    .replace(/\s+/g, ' ')
    .replace(/[\\;,]/g, '\\$&');
}

/** Escapes every line break, including those that only some parsers recognise. */
function printable(text: string) {
  return text
    .toWellFormed()
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\r\n\t]/gu, '');
}
