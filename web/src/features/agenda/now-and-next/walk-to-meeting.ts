import type { MeetingRow } from 'contract/calls/agenda';
import { useWords } from '../../../lib/words.ts';
import { isSession } from '../open-round-the-clock.ts';
import { takesPart } from '../taking-part.ts';
import { nowAndNextWords } from './now-and-next.words.ts';

type Hall = NonNullable<MeetingRow['hall']>;
export type Walk = { from: HallNow | undefined; minutesOnFoot: MinutesOnFoot | undefined };
type HallNow = { hall: Hall; certain: boolean };

/**
 * The hall where the viewer probably is. It is certain if they have a part or if only one meeting is on; otherwise it
 * is the first one named.
 */
export function hallNow(on: readonly MeetingRow[]): HallNow | undefined {
  const sessions = on.filter(isSession);
  const own = sessions.find(takesPart)?.hall;
  if (own) return { hall: own, certain: true };
  const halls = sessions.flatMap(({ hall }) => hall ?? []);
  return halls[0] && { hall: halls[0], certain: halls.every(({ id }) => id === halls[0]?.id) };
}

export type MinutesOnFoot = (fromHallId: string, toHallId: string) => number | undefined;

/** The minutes on foot, except within one hall. */
export function walkTo(hall: Hall | null, from: HallNow | undefined, minutesOnFoot: MinutesOnFoot | undefined) {
  const minutes = hall && from && minutesOnFoot?.(from.hall.id, hall.id);
  return minutes || undefined;
}

/** The hall, with the walk to it; if it is not certain where the viewer is, the walk says from where. */
export function useWalkTo({ hall }: MeetingRow, walk: Walk | undefined): string | undefined {
  const say = useWords(nowAndNextWords);
  const minutes = walkTo(hall, walk?.from, walk?.minutesOnFoot);
  if (!hall || !walk?.from || !minutes) return hall?.name;
  return walk.from.certain ? say.walk(hall.name, minutes) : say.walkFrom(hall.name, minutes, walk.from.hall.name);
}
