import type { Place, PlaceHall, Places } from 'contract/calls/places';

/** For longer distances the forum provides cars. */
const farthestWalk = 15;

/** The minutes on foot between two halls; undefined if nobody has measured them or people would rather drive. */
export function minutesOnFoot({ walks }: Pick<Places, 'walks'>, fromHallId: string, toHallId: string) {
  if (fromHallId === toHallId) return 0;
  return walks.find(
    ({ fromId, toId, minutes }) =>
      minutes <= farthestWalk &&
      ((fromId === fromHallId && toId === toHallId) || (fromId === toHallId && toId === fromHallId)),
  )?.minutes;
}

type Halls = Pick<Places, 'walks'> & { places: readonly Pick<Place, 'halls'>[] };
export type NearHall = { hall: PlaceHall; minutes: number };

/** The halls within walking distance, the nearest first. */
export function hallsNear(all: Halls, from: PlaceHall): NearHall[] {
  return all.places
    .flatMap(({ halls }) => halls)
    .filter(({ id }) => id !== from.id)
    .map((hall) => ({ hall, minutes: minutesOnFoot(all, from.id, hall.id) }))
    .filter((near): near is NearHall => near.minutes !== undefined)
    .toSorted((a, b) => a.minutes - b.minutes);
}
