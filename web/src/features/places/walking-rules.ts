import type { Place, PlaceHall, Places } from 'contract/calls/places';
import { minutesOnFoot } from 'contract/rules/walking-time';

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
