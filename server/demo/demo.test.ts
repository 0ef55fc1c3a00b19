import { describe, expect, test } from 'vitest';
import { meetings } from './agenda.ts';
import { forum } from './forum.ts';
import { contactPersonOf, people, signInAs } from './people.ts';
import type { Both, DemoMeeting, DemoPerson } from './shapes.ts';
import { venues } from './venues.ts';

const DAY = 24 * 60;
const person = new Map(people.map((each) => [each.key, each]));
const venueKeys = venues.map((venue) => venue.key);
const red = people.filter((each) => each.badge === 'red');
const held = meetings.filter((meeting) => meeting.change?.kind !== 'cancelled');

function minutes(time: string): number {
  const [hours = 0, minute = 0] = time.split(':').map(Number);
  return hours * 60 + minute;
}

/** Minutes since the first day's midnight. */
function span(meeting: DemoMeeting): { from: number; to: number } {
  const from = (meeting.day - 1) * DAY + minutes(meeting.from);
  const to = (meeting.day - 1) * DAY + minutes(meeting.to);
  return { from, to: to <= from ? to + DAY : to };
}

function overlapping(list: DemoMeeting[]): string[] {
  return list.flatMap((a, i) =>
    list
      .slice(i + 1)
      .filter((b) => span(a).from < span(b).to && span(b).from < span(a).to)
      .map((b) => `${a.key} / ${b.key}`),
  );
}

function repeated(values: string[]): string[] {
  return values.filter((value, i) => values.indexOf(value) !== i);
}

function onStage(meeting: DemoMeeting): string[] {
  return [...(meeting.chair ? [meeting.chair] : []), ...meeting.speakers.map((speaker) => speaker.person)];
}

function count(list: DemoPerson[], by: (each: DemoPerson) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const each of list) counts[by(each)] = (counts[by(each)] ?? 0) + 1;
  return counts;
}

/** Every text a delegate may read, with where it stands. */
function textsOf(value: unknown, path: string): { path: string; text: Both }[] {
  if (isBoth(value)) return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, `${path}.${name}`));
}

function isBoth(value: unknown): value is Both {
  return typeof value === 'object' && value !== null && 'zh' in value && 'en' in value;
}

const allTexts = [
  ...textsOf(forum, 'forum'),
  ...venues.flatMap((venue) => textsOf(venue, venue.key)),
  ...people.flatMap((each) => textsOf(each, each.key)),
  ...meetings.flatMap((meeting) => textsOf(meeting, meeting.key)),
];

describe('the demo forum speaks both languages', () => {
  test('every text is there in both', () => {
    const missing = allTexts.filter(({ text }) => !text.zh.trim() || !text.en.trim());
    expect(missing).toEqual([]);
  });

  test('Chinese texts are written in Han characters, English ones without any', () => {
    const wrong = allTexts.filter(({ text }) => !/\p{Script=Han}/u.test(text.zh) || /\p{Script=Han}/u.test(text.en));
    expect(wrong).toEqual([]);
  });

  test('Chinese texts keep to full-width punctuation, English ones to half-width', () => {
    const wrong = allTexts.filter(({ text }) => /[,;?!]|\.$/.test(text.zh) || /[，。；：、（）]/.test(text.en));
    expect(wrong).toEqual([]);
  });

  test('every profile and summary ends as a sentence does, and no sentence is left with a gap', () => {
    const sentences = [...people.map((each) => each.profile), ...meetings.map((meeting) => meeting.summary)];
    expect(
      sentences.filter(({ zh, en }) => !zh.endsWith('。') || !/[.?]$/.test(en) || /…|undefined/.test(zh + en)),
    ).toEqual([]);
  });
});

describe('the people of the demo forum', () => {
  test('are 320: 250 red, 25 blue, 20 green, 25 grey', () => {
    expect(people).toHaveLength(320);
    expect(count(people, (each) => each.badge)).toEqual({ red: 250, blue: 25, green: 20, grey: 25 });
    expect(count(red, (each) => each.group)).toEqual({ chinese: 130, international: 120 });
  });

  test('are told apart by key, by either name, by mobile, by e-mail and by rank', () => {
    expect(repeated(people.map((each) => each.key))).toEqual([]);
    expect(repeated(people.map((each) => each.name.zh))).toEqual([]);
    expect(repeated(people.map((each) => each.name.en))).toEqual([]);
    expect(repeated(people.map((each) => each.mobile))).toEqual([]);
    expect(repeated(people.map((each) => each.email))).toEqual([]);
    expect(repeated(people.map((each) => String(each.rank)))).toEqual([]);
  });

  test('all have a profile of their own', () => {
    expect(repeated(people.map((each) => each.profile.zh))).toEqual([]);
    expect(repeated(people.map((each) => each.profile.en))).toEqual([]);
  });

  test('carry their family name within their name', () => {
    const wrong = people.filter(
      ({ name, familyName }) => !name.zh.includes(familyName.zh) || !name.en.includes(familyName.en),
    );
    expect(wrong).toEqual([]);
    expect(people.filter((each) => each.familyName.zh === each.name.zh)).toEqual([]);
  });

  test('use all three modes, most of them social', () => {
    expect(count(red, (each) => each.mode)).toEqual({ social: 195, privacy: 30, assistant: 25 });
  });

  test('stand in the directory only with a red badge, and two of those are kept out', () => {
    expect(people.filter((each) => each.listed && each.badge !== 'red')).toEqual([]);
    expect(red.filter((each) => !each.listed)).toHaveLength(2);
  });

  test('are verified but for three', () => {
    expect(people.filter((each) => !each.verified)).toHaveLength(3);
  });

  test('have mobiles in ranges that are nobody’s', () => {
    const nobodys: [string, RegExp][] = [
      ['+86', /^\+86129\d{8}$/],
      ['+1', /^\+1[2-9]\d{2}55501\d{2}$/],
      ['+44', /^\+447700900\d{3}$/],
      ['+33', /^\+3363998\d{4}$/],
      ['+46', /^\+467017406\d{2}$/],
      ['+49', /^\+49176040690\d{2}$/],
      ['+61', /^\+61491570\d{3}$/],
      ['+353', /^\+35320915\d{4}$/],
    ];
    const shortOf = /^\+[1-9]\d{0,2}55501\d{2}$/;
    const wrong = people.filter(
      ({ mobile }) => !(nobodys.find(([code]) => mobile.startsWith(code))?.[1] ?? shortOf).test(mobile),
    );
    expect(wrong).toEqual([]);
    expect(people.filter(({ group, mobile }) => (group === 'chinese') !== mobile.startsWith('+86129'))).toEqual([]);
  });

  test('have e-mail addresses that lead nowhere', () => {
    const form = /^[A-Za-z0-9][A-Za-z0-9._-]*@[a-z0-9-]+(\.[a-z0-9-]+){1,3}$/;
    const wrong = people.filter(
      ({ email }) => !form.test(email) || email !== email.toLowerCase() || !email.endsWith('.example'),
    );
    expect(wrong).toEqual([]);
  });

  test('were born on days that exist, between 1940 and 1998', () => {
    const wrong = people.filter(({ birthDate }) => {
      const date = new Date(`${birthDate}T00:00:00Z`);
      return (
        date.toISOString().slice(0, 10) !== birthDate || date.getUTCFullYear() < 1940 || date.getUTCFullYear() > 1998
      );
    });
    expect(wrong).toEqual([]);
  });

  test('include one without organisation, one with a very long one and one with a very long name', () => {
    expect(people.filter((each) => each.organisation === null)).toHaveLength(1);
    expect(people.filter((each) => (each.organisation?.en.length ?? 0) >= 120)).toHaveLength(1);
    expect(people.filter((each) => each.name.en.length > 50 && each.name.zh.length > 25)).toHaveLength(1);
  });

  test('offer one to sign in as for every badge and mode', () => {
    const as = Object.fromEntries(
      Object.entries(signInAs).map(([role, key]) => {
        const { badge, group, mode, verified } = person.get(key) ?? {};
        return [role, `${badge} ${group} ${mode} ${verified ? 'verified' : 'unverified'}`];
      }),
    );
    expect(as).toEqual({
      red: 'red chinese social verified',
      international: 'red international social verified',
      privacy: 'red chinese privacy verified',
      assistantMode: 'red chinese assistant verified',
      assistant: 'grey chinese social verified',
      blue: 'blue chinese social verified',
      green: 'green chinese social verified',
      unverified: 'red chinese social unverified',
    });
  });

  test('have a grey contact person for everybody in assistant mode', () => {
    expect(Object.keys(contactPersonOf).toSorted()).toEqual(
      red
        .filter((each) => each.mode === 'assistant')
        .map((each) => each.key)
        .toSorted(),
    );
    expect(Object.values(contactPersonOf).filter((key) => person.get(key)?.badge !== 'grey')).toEqual([]);
    expect(contactPersonOf[signInAs.assistantMode]).toBe(signInAs.assistant);
  });
});

describe('the agenda of the demo forum', () => {
  test('has 63 meetings over three days', () => {
    expect(meetings.length).toBe(63);
    expect([1, 2, 3].map((day) => meetings.filter((meeting) => meeting.day === day).length)).toEqual([19, 26, 18]);
    expect(repeated(meetings.map((meeting) => meeting.key))).toEqual([]);
  });

  test('uses every venue, every type and every rule for the press', () => {
    expect(new Set(meetings.map((meeting) => meeting.venue))).toEqual(new Set(venueKeys));
    expect(new Set(meetings.map((meeting) => meeting.type))).toEqual(
      new Set(['plenary', 'symposium', 'closed', 'reception', 'other']),
    );
    expect(new Set(meetings.map((meeting) => meeting.press))).toEqual(new Set(['open', 'opening', 'closed']));
  });

  test('gives the stage to verified red badges that exist', () => {
    const strangers = meetings
      .flatMap(onStage)
      .filter((key) => person.get(key)?.badge !== 'red' || !person.get(key)?.verified);
    expect(strangers).toEqual([]);
    expect(meetings.filter((meeting) => repeated(onStage(meeting)).length > 0)).toEqual([]);
  });

  test('invites 8 to 14 red badges to each closed-door seminar and nobody elsewhere', () => {
    const closed = meetings.filter((meeting) => meeting.type === 'closed');
    expect(closed).toHaveLength(9);
    expect(closed.filter((meeting) => meeting.press !== 'closed')).toEqual([]);
    expect(closed.filter(({ invited }) => invited.length < 8 || invited.length > 14)).toEqual([]);
    expect(closed.filter(({ invited }) => repeated(invited).length > 0)).toEqual([]);
    expect(closed.flatMap(({ invited }) => invited).filter((guest) => person.get(guest)?.badge !== 'red')).toEqual([]);
    expect(meetings.filter((meeting) => meeting.type !== 'closed' && meeting.invited.length > 0)).toEqual([]);
  });

  test('has times on the clock', () => {
    expect(
      meetings.filter(({ from, to }) => ![from, to].every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time))),
    ).toEqual([]);
  });

  test('books no hall twice', () => {
    expect(venueKeys.flatMap((venue) => overlapping(held.filter((meeting) => meeting.venue === venue)))).toEqual([]);
  });

  test('asks nobody to be on two stages at once', () => {
    expect(
      people.flatMap((each) => overlapping(held.filter((meeting) => onStage(meeting).includes(each.key)))),
    ).toEqual([]);
  });

  test('invites nobody to a closed-door seminar while they are on another stage', () => {
    const torn = held
      .filter((meeting) => meeting.type === 'closed')
      .flatMap((seminar) =>
        seminar.invited.flatMap((guest) =>
          held
            .filter((meeting) => onStage(meeting).includes(guest) && overlapping([seminar, meeting]).length > 0)
            .map((meeting) => `${guest}: ${seminar.key} / ${meeting.key}`),
        ),
      );
    expect(torn).toEqual([]);
  });

  test('has something going on at every minute of the second day, also besides the Press Centre in the night', () => {
    const quiet = Array.from({ length: DAY }, (_, minute) => DAY + minute).filter(
      (minute) => !held.some((meeting) => span(meeting).from <= minute && minute < span(meeting).to),
    );
    expect(quiet).toEqual([]);
    expect(
      held
        .filter((meeting) => span(meeting).from < DAY && span(meeting).to > DAY && meeting.venue !== 'press-centre')
        .map((meeting) => meeting.key),
    ).toEqual(['drafting-group-1']);
  });

  test('has one cancelled meeting and two moved ones, moved from a place or time they no longer have', () => {
    expect(meetings.filter((meeting) => meeting.change?.kind === 'cancelled')).toHaveLength(1);
    const moved = meetings.flatMap((meeting) =>
      meeting.change?.kind === 'moved' ? [{ meeting, change: meeting.change }] : [],
    );
    expect(moved).toHaveLength(2);
    const unmoved = moved.filter(
      ({ meeting, change }) =>
        change.fromVenue === meeting.venue &&
        change.fromDay === meeting.day &&
        change.fromTime === meeting.from &&
        change.toTime === meeting.to,
    );
    expect(unmoved).toEqual([]);
    expect(moved.filter(({ change }) => !venueKeys.includes(change.fromVenue))).toEqual([]);
  });

  test('interprets the plenaries into six languages', () => {
    const plenaries = meetings.filter((meeting) => meeting.type === 'plenary');
    expect(new Set(plenaries.map((meeting) => meeting.channels.length))).toEqual(new Set([6]));
    expect(meetings.filter(({ channels }) => channels.some((channel, i) => channel.number !== i + 1))).toEqual([]);
  });

  test('has a meeting with twelve speakers, some without any, and somebody who speaks often', () => {
    expect(Math.max(...meetings.map((meeting) => meeting.speakers.length))).toBe(12);
    expect(meetings.some((meeting) => meeting.speakers.length === 0 && meeting.chair === null)).toBe(true);
    const often = meetings.filter((meeting) =>
      meeting.speakers.some((speaker) => speaker.person === 'amadou-kesselbane'),
    );
    expect(often.length).toBeGreaterThanOrEqual(3);
  });
});
