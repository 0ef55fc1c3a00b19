import { SaxesParser } from 'saxes';
import { expect } from 'vitest';

export type Parsed = { name: string; attributes: Record<string, string>; children: Parsed[]; text: string };

/** Read by somebody else's strict parser, which throws at anything that is not well-formed. */
function parsedXml(text: string): Parsed {
  const parser = new SaxesParser();
  const whole: Parsed = { name: '', attributes: {}, children: [], text: '' };
  const open = [whole];
  const inner = () => open.at(-1) ?? whole;
  parser.on('error', (failure) => {
    throw failure;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const opened = { name, attributes: attributes as Record<string, string>, children: [], text: '' };
    inner().children.push(opened);
    open.push(opened);
  });
  parser.on('text', (part) => void (inner().text += part));
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  return whole.children[0] ?? whole;
}

export const childrenOf = (parent: Parsed, name: string) => parent.children.filter((child) => child.name === name);
export const textOf = (parent: Parsed, name: string) => childrenOf(parent, name)[0]?.text;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const withOffset = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/;
const date = /^\d{4}-\d\d-\d\d$/;
const time = /^([01]\d|2[0-3]):[0-5]\d$/;
const duration = /^\d{1,2}:[0-5]\d$/;
const http = /^https?:\/\/\S+$/;
const slug = /^[a-z0-9_]{4,}-[a-z0-9_-]{3,}[a-z0-9]$/;
// The schema of the JSON form is narrower than that of the XML form.
const acronym = /^[a-z0-9_-][a-z0-9_]{3,}(-2\d{3}-[a-z]+)?$/;

const namesOf = (parent: Parsed) => parent.children.map(({ name }) => name);
function expectOnly(names: readonly string[], allowed: readonly string[], required: readonly string[]) {
  expect(names.filter((name) => !allowed.includes(name))).toEqual([]);
  expect(required.filter((name) => !names.includes(name))).toEqual([]);
}
function expectUnique(values: readonly unknown[]) {
  expect(new Set(values).size).toBe(values.length);
}

const wholeEvent = 'conference';
const forumNames = [
  ...['title', 'acronym', 'start', 'end', 'days', 'timeslot_duration', 'base_url', 'logo', 'url'],
  ...['time_zone_name', 'color'],
];
const eventRequired = ['room', 'title', 'type', 'date', 'start', 'duration', 'abstract', 'track'];
const eventOptional = [
  ...['subtitle', 'slug', 'logo', 'persons', 'language', 'description', 'recording', 'links', 'attachments'],
  ...['url', 'feedback_url', 'origin_url'],
];

/** What shared/formats asks of schedule.xml; returns the events. */
export function checkedScheduleXml(text: string): Parsed[] {
  const schedule = parsedXml(text);
  expect(schedule.name).toBe('schedule');
  const order = namesOf(schedule).join(' ');
  expect(order).toMatch(new RegExp(`^(generator )?(url )?version ${wholeEvent}( day)+$`));
  expect(textOf(schedule, 'version')).not.toBe('');
  for (const { attributes, children } of childrenOf(schedule, 'generator')) {
    expectOnly(Object.keys(attributes), ['name', 'version'], []);
    expect(children).toEqual([]);
  }
  for (const forum of childrenOf(schedule, wholeEvent)) checkForum(forum);
  const days = childrenOf(schedule, 'day');
  expect(days.map(({ attributes }) => Number(attributes['index']))).toEqual(days.map((_, at) => at + 1));
  for (const day of days) {
    expectOnly(Object.keys(day.attributes), ['index', 'start', 'end', 'date'], ['index', 'start', 'end']);
    expect([day.attributes['start'], day.attributes['end'], day.attributes['date']]).toEqual([
      expect.stringMatching(withOffset),
      expect.stringMatching(withOffset),
      expect.stringMatching(date),
    ]);
    expectOnly(namesOf(day), ['room'], []);
    for (const room of day.children) {
      expectOnly(Object.keys(room.attributes), ['name', 'guid'], ['name']);
      expect(room.attributes['guid']).toMatch(uuid);
      expectOnly(namesOf(room), ['event'], []);
    }
  }
  const events = days.flatMap((day) => day.children).flatMap((room) => room.children);
  for (const event of events) checkEvent(event);
  for (const key of ['id', 'guid']) expectUnique(events.map(({ attributes }) => attributes[key]));
  expectUnique(events.map((event) => textOf(event, 'slug')));
  return events;
}

function checkForum(forum: Parsed) {
  const names = namesOf(forum).filter((name) => name !== 'track');
  expectOnly(names, forumNames, ['title', 'acronym']);
  expectUnique(names);
  const forms: Record<string, RegExp> = {
    ...{ acronym, start: date, end: date, days: /^\d+$/, timeslot_duration: /^\d\d:\d\d(:\d\d)?$/ },
    ...{ base_url: http, time_zone_name: /^[A-Z][a-z]+\/[A-Z][a-z_]+$/ },
  };
  for (const [name, form] of Object.entries(forms)) expect(textOf(forum, name)).toMatch(form);
  for (const { attributes } of childrenOf(forum, 'track')) {
    expectOnly(Object.keys(attributes), ['name', 'color', 'slug'], ['name']);
    expect(attributes['slug']).toMatch(/^[a-z][a-z0-9-]+$/);
  }
}

function checkEvent(event: Parsed) {
  expectOnly(Object.keys(event.attributes), ['id', 'guid', 'code'], ['id', 'guid']);
  expect(event.attributes['id']).toMatch(/^[1-9]\d*$/);
  expect(event.attributes['guid']).toMatch(uuid);
  expectOnly(namesOf(event), [...eventRequired, ...eventOptional], eventRequired);
  expectUnique(namesOf(event));
  const forms: Record<string, RegExp> = { date: withOffset, start: time, duration, slug, url: http };
  for (const [name, form] of Object.entries(forms)) expect(textOf(event, name)).toMatch(form);
  for (const persons of childrenOf(event, 'persons')) {
    expectOnly(namesOf(persons), ['person'], []);
    for (const { attributes } of persons.children) expectOnly(Object.keys(attributes), ['id', 'guid'], []);
  }
}

type Json = Record<string, unknown>;
export type JsonEvent = Json & { guid: string; id: number; slug: string; title: string; persons: { name: string }[] };

function expectKeys(value: object, required: readonly string[], optional: readonly string[] = []) {
  expectOnly(Object.keys(value), [...required, ...optional], required);
}

/** What shared/formats asks of schedule.json; returns the events. */
export function checkedScheduleJson(text: string): JsonEvent[] {
  const file = JSON.parse(text) as { schedule: Json; generator?: object };
  expectKeys(file, ['schedule'], ['$schema', 'generator']);
  expectKeys(file.generator ?? {}, [], ['name', 'version']);
  expectKeys(file.schedule, ['version', wholeEvent], ['base_url']);
  const forum = file.schedule[wholeEvent] as Json & { days: Json[]; rooms: Json[]; tracks: Json[] };
  expectKeys(
    forum,
    ['title', 'acronym', 'days', 'daysCount', 'start', 'end', 'timeslot_duration'],
    ['description', 'time_zone_name', 'logo', 'colors', 'keywords', 'url', 'tracks', 'rooms', 'meta'],
  );
  const forms: Record<string, RegExp> = {
    ...{ acronym, time_zone_name: /^[A-Z][a-z]+\/[A-Z][a-z_]+$/, start: date, end: date, url: http },
    ...{ timeslot_duration: /^\d\d:\d\d$/, title: /./ },
  };
  for (const [name, form] of Object.entries(forms)) expect(forum[name]).toMatch(form);
  expect([file.schedule['version'], file.schedule['base_url']]).toEqual([
    expect.stringMatching(/./),
    expect.stringMatching(http),
  ]);
  expect(forum['daysCount']).toBe(forum.days.length);
  for (const room of forum.rooms) {
    expectKeys(room, ['name', 'guid']);
    expect(room['guid']).toMatch(uuid);
  }
  for (const track of forum.tracks) expectKeys(track, ['name'], ['slug', 'color']);
  const events = forum.days.flatMap((day, at) => {
    expectKeys(day, ['index', 'date', 'day_start', 'day_end', 'rooms']);
    expect([day['index'], day['date'], day['day_start'], day['day_end']]).toEqual([
      at + 1,
      ...[date, withOffset, withOffset].map((form) => expect.stringMatching(form) as unknown),
    ]);
    return Object.entries(day['rooms'] as Record<string, JsonEvent[]>).flatMap(([name, own]) => {
      expect(own.map((event) => event['room'])).toEqual(own.map(() => name));
      return own;
    });
  });
  for (const event of events) checkJsonEvent(event);
  for (const key of ['id', 'guid', 'slug'] as const) expectUnique(events.map((event) => event[key]));
  return events;
}

function checkJsonEvent(event: JsonEvent) {
  expectKeys(
    event,
    [
      ...['guid', 'id', 'date', 'start', 'duration', 'room', 'slug', 'url', 'title', 'subtitle', 'track', 'type'],
      ...['language', 'abstract', 'persons', 'links'],
    ],
    [
      ...['code', 'end', 'logo', 'description', 'recording_license', 'do_not_record', 'do_not_stream'],
      ...['feedback_url', 'origin_url', 'attachments'],
    ],
  );
  expect(Number.isInteger(event.id) && event.id >= 1).toBe(true);
  const forms: Record<string, RegExp> = { guid: uuid, date: withOffset, start: time, duration, slug, url: http };
  for (const [name, form] of Object.entries(forms)) expect(event[name]).toMatch(form);
  for (const name of ['title', 'room', 'type']) expect(event[name]).toBeTypeOf('string');
  for (const name of ['subtitle', 'track', 'language', 'abstract', 'description'])
    expect(event[name] === null || typeof event[name] === 'string').toBe(true);
  for (const person of event.persons) {
    expectKeys(person, ['name'], ['public_name', 'guid', 'id', 'url']);
    // The schema knows two kinds of people, and nobody may be of both: one has a name, the other a number as well.
    expect('public_name' in person && 'id' in person).toBe(false);
  }
}
