import type { Place, PlaceHall, Places } from 'contract/calls/places';

export type Chosen = { place: Place; hall: PlaceHall | undefined };

/** What the address asks for. A hall alone is enough; a hall that is gone still leads to its place. */
export function chosenFrom({ places }: Places, placeId?: string, hallId?: string): Chosen | undefined {
  const ofHall = places.find(({ halls }) => halls.some(({ id }) => id === hallId));
  const place = ofHall ?? places.find(({ id }) => id === placeId);
  return place && { place, hall: place.halls.find(({ id }) => id === hallId) };
}
