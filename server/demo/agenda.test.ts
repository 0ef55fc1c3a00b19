import { describe, expect, test } from 'vitest';
import { meetings } from './agenda.ts';
import { sixLanguages } from './agenda/draft.ts';
import { people } from './people.ts';
import type { Both, DemoMeeting } from './shapes.ts';
import { halls } from './halls.ts';

const DAY = 24 * 60;
const person = new Map(people.map((each) => [each.key, each]));
const hallKeys = halls.map((hall) => hall.key);
const held = meetings.filter((meeting) => meeting.change?.kind !== 'cancelled');

function minutes(time: string): number {
  const [hours = 0, minute = 0] = time.split(':').map(Number);
  return hours * 60 + minute;
}

/** Start and end in minutes after midnight of the first day. */
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

function entryOf(meeting: DemoMeeting): Both {
  return meeting.entry ?? { zh: '', en: '' };
}

describe('the agenda of the demo forum', () => {
  test('has 63 meetings over three days', () => {
    expect(meetings.length).toBe(63);
    expect([1, 2, 3].map((day) => meetings.filter((meeting) => meeting.day === day).length)).toEqual([19, 26, 18]);
    expect(repeated(meetings.map((meeting) => meeting.key))).toEqual([]);
  });

  test('uses every hall, every type and every rule for the press', () => {
    expect(new Set(meetings.map((meeting) => meeting.hall))).toEqual(new Set(hallKeys));
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

  test('lets speakers take the floor by rank, a minister before a company', () => {
    const late = meetings.filter(({ speakers }) => {
      const ranks = speakers.map((speaker) => person.get(speaker.person)?.rank ?? 0);
      return ranks.some((rank, i) => i > 0 && rank < (ranks[i - 1] ?? 0));
    });
    expect(late.map(({ key }) => key)).toEqual([]);
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
    expect(hallKeys.flatMap((hall) => overlapping(held.filter((meeting) => meeting.hall === hall)))).toEqual([]);
  });

  test('ends every meeting before the doors of the next plenary close', () => {
    const doors = held.flatMap((plenary) => {
      const [zh, en] = [
        /(\d\d:\d\d)停止入场/.exec(entryOf(plenary).zh),
        /close at (\d\d:\d\d)/.exec(entryOf(plenary).en),
      ];
      expect(zh?.[1]).toBe(en?.[1]);
      return zh?.[1] ? [{ plenary, close: (plenary.day - 1) * DAY + minutes(zh[1]) }] : [];
    });
    expect(doors.map(({ plenary }) => plenary.type)).toEqual(Array.from({ length: 5 }, () => 'plenary'));
    const late = doors.flatMap(({ plenary, close }) =>
      held
        .filter((meeting) => meeting.hall !== 'press-centre' && span(meeting).from < close && close < span(meeting).to)
        .map((meeting) => `${meeting.key} / ${plenary.key}`),
    );
    expect(late).toEqual([]);
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
        .filter((meeting) => span(meeting).from < DAY && span(meeting).to > DAY && meeting.hall !== 'press-centre')
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
        change.fromHall === meeting.hall &&
        change.fromDay === meeting.day &&
        change.fromTime === meeting.from &&
        change.toTime === meeting.to,
    );
    expect(unmoved).toEqual([]);
    expect(moved.filter(({ change }) => !hallKeys.includes(change.fromHall))).toEqual([]);
  });

  test('interprets the plenaries into six languages, each on the same channel everywhere', () => {
    const plenaries = meetings.filter((meeting) => meeting.type === 'plenary');
    expect(new Set(plenaries.map((meeting) => meeting.channels.length))).toEqual(new Set([6]));
    const channels = meetings.flatMap((meeting) =>
      meeting.channels.map(({ number, language }) => `${number} ${language.en}`),
    );
    expect(new Set(channels)).toEqual(new Set(sixLanguages.map(({ number, language }) => `${number} ${language.en}`)));
  });

  test('has a meeting with twelve speakers, some without any, and a person who speaks often', () => {
    expect(Math.max(...meetings.map((meeting) => meeting.speakers.length))).toBe(12);
    expect(meetings.some((meeting) => meeting.speakers.length === 0 && meeting.chair === null)).toBe(true);
    const often = meetings.filter((meeting) =>
      meeting.speakers.some((speaker) => speaker.person === 'amadou-kouressy'),
    );
    expect(often.length).toBeGreaterThanOrEqual(3);
  });
});
