import { appVersion } from 'contract/app-version';
import { element, xmlDocument } from '../../platform/xml.rules.ts';
import type { ScheduleEvent, VersionedSchedule } from './calendars-schedule.rules.ts';

const generator = { name: 'Forum Companion', version: appVersion };
/** The format's word for the forum. */
const wholeEvent = 'conference';
/** The shortest step between the times of two meetings. */
const timeslot = '00:05';

/** The order of the elements is part of the format. */
export function scheduleXml({ version, days, tracks, ...about }: VersionedSchedule): string {
  const texts = (all: Record<string, string>) => Object.entries(all).map(([name, text]) => element(name, {}, text));
  return xmlDocument(
    element('schedule', {}, [
      element('generator', generator),
      element('version', {}, version),
      element(wholeEvent, {}, [
        ...texts({ title: about.title, acronym: about.acronym, start: about.start }),
        ...texts({ end: about.end, days: String(days.length), timeslot_duration: timeslot }),
        ...texts({ base_url: about.baseUrl, time_zone_name: about.timeZone }),
        ...tracks.map(({ name, slug }) => element('track', { name, slug })),
      ]),
      ...days.map(({ index, date, start, end, rooms }) =>
        element(
          'day',
          { index, date, start, end },
          rooms.map(({ name, guid, events }) => element('room', { name, guid }, events.map(eventElement))),
        ),
      ),
    ]),
  );
}

function eventElement({ id, guid, description, persons, ...event }: ScheduleEvent) {
  const { date, start, duration, room, slug, url, title, type, abstract } = event;
  const texts = { date, start, duration, room, slug, url, title, subtitle: '', track: type, type, abstract };
  return element('event', { id, guid }, [
    ...Object.entries(texts).map(([name, text]) => element(name, {}, text)),
    ...(description ? [element('description', {}, description)] : []),
    element(
      'persons',
      {},
      persons.map((name) => element('person', {}, name)),
    ),
  ]);
}

export function scheduleJson({ version, days, tracks, ...about }: VersionedSchedule): string {
  const { title, acronym, start, end, timeZone, baseUrl } = about;
  const rooms = new Map(days.flatMap((day) => day.rooms).map(({ name, guid }) => [name, { name, guid }]));
  return JSON.stringify({
    $schema: 'https://c3voc.de/schedule/schema.json',
    generator,
    schedule: {
      version,
      base_url: baseUrl,
      [wholeEvent]: {
        ...{ title, acronym, start, end, daysCount: days.length, timeslot_duration: timeslot },
        ...{ time_zone_name: timeZone, url: baseUrl, tracks, rooms: [...rooms.values()] },
        days: days.map((day) => ({
          ...{ index: day.index, date: day.date, day_start: day.start, day_end: day.end },
          rooms: Object.fromEntries(day.rooms.map(({ name, events }) => [name, events.map(eventObject)])),
        })),
      },
    },
  });
}

function eventObject({ type, persons, ...event }: ScheduleEvent) {
  // Older apps read the second name.
  const named = persons.map((name) => ({ name, public_name: name }));
  return { ...event, type, track: type, subtitle: '', language: null, persons: named, links: [] };
}
