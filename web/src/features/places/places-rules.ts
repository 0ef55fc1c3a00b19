import type { FloorPlan, Place, PlaceHall, Places } from 'contract/calls/places';

export type Chosen = { place: Place; hall: PlaceHall | undefined };

/** What the address asks for. A hall alone is enough; a hall that is gone still leads to its place. */
export function chosenFrom({ places }: Places, placeId?: string, hallId?: string): Chosen | undefined {
  const ofHall = places.find(({ halls }) => halls.some(({ id }) => id === hallId));
  const place = ofHall ?? places.find(({ id }) => id === placeId);
  return place && { place, hall: place.halls.find(({ id }) => id === hallId) };
}

export type HallGroup = { plan: FloorPlan | undefined; halls: PlaceHall[] };

/** The halls floor by floor, in the order of the plans; halls without a plan come last. */
export function hallsByPlan({ plans, halls }: Pick<Place, 'plans' | 'halls'>): HallGroup[] {
  const known = new Set(plans.map(({ id }) => id));
  const groups: HallGroup[] = plans.map((plan) => ({ plan, halls: halls.filter(({ planId }) => planId === plan.id) }));
  const elsewhere = halls.filter(({ planId }) => planId === null || !known.has(planId));
  return [...groups, { plan: undefined, halls: elsewhere }].filter((group) => group.halls.length > 0);
}

export type MarkedHall = PlaceHall & { mark: NonNullable<PlaceHall['mark']> };

export function hallsOn(plan: FloorPlan, halls: readonly PlaceHall[]): MarkedHall[] {
  return halls.filter((hall): hall is MarkedHall => hall.planId === plan.id && hall.mark !== null);
}
