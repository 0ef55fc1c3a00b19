import { dayOne } from './agenda/day-1.ts';
import { dayThree } from './agenda/day-3.ts';
import { dayTwo } from './agenda/day-2.ts';
import { people } from './people.ts';
import type { DemoMeeting } from './shapes.ts';

const rankOf = new Map(people.map(({ key, rank }) => [key, rank]));

/** Speakers take the floor by rank, as the directory lists them. */
function byRank(meeting: DemoMeeting): DemoMeeting {
  const rank = ({ person }: DemoMeeting['speakers'][number]) => rankOf.get(person) ?? Infinity;
  return { ...meeting, speakers: meeting.speakers.toSorted((a, b) => rank(a) - rank(b)) };
}

export const meetings: DemoMeeting[] = [...dayOne, ...dayTwo, ...dayThree].map(byRank);
