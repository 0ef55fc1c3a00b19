import { describe, expect, test } from 'vitest';
import { whyItemCannotBeSaved } from '../../src/features/favourites/favourites-own-items.rules.ts';
import { addDays } from '../../src/platform/time-zones.ts';
import { meetings } from '../agenda.ts';
import { forum } from '../forum.ts';
import { halls } from '../halls.ts';
import { people, signInAs } from '../people.ts';
import { timelines } from './timelines.ts';

const firstDay = '2027-03-21';
const days = { firstDay, lastDay: addDays(firstDay, 2), timeZone: forum.timeZone };
const meetingBy = new Map(meetings.map((meeting) => [meeting.key, meeting]));
const personBy = new Map(people.map((person) => [person.key, person]));
const hallKeys = new Set(halls.map(({ key }) => key));

describe.each(Object.values(signInAs))('the timeline of %s', (key) => {
  const { meetings: bookmarked, delegates, ownItems } = timelines[key];

  test('has meetings that everybody may see, and delegates who have a page', () => {
    const seen = bookmarked.map((meeting) => meetingBy.get(meeting)?.type ?? 'none');
    expect(seen.filter((type) => type === 'closed' || type === 'none')).toEqual([]);
    expect(bookmarked.length).toBeGreaterThanOrEqual(4);
    expect(delegates.filter((one) => !personBy.get(one)?.listed || one === key)).toEqual([]);
    expect(new Set(bookmarked).size + new Set(delegates).size).toBe(bookmarked.length + delegates.length);
  });

  test('has entries that the app itself would have saved', () => {
    for (const { day, venue, ...typed } of ownItems) {
      const isHall = venue !== null && hallKeys.has(venue);
      const item = { ...typed, venue: venue ?? 'other', date: addDays(firstDay, day - 1) };
      expect(whyItemCannotBeSaved(item, { forum: days, isHall })).toEqual([]);
    }
    expect(ownItems.length).toBeGreaterThanOrEqual(2);
  });

  test('has an entry that overlaps with a meeting of theirs', () => {
    const own = meetings.filter(
      (one) => bookmarked.includes(one.key) || one.chair === key || one.speakers.some(({ person }) => person === key),
    );
    const overlaps = ownItems.filter((item) =>
      own.some((one) => one.day === item.day && one.from < item.to && item.from < one.to),
    );
    expect(overlaps.length).toBeGreaterThanOrEqual(1);
  });
});
