import type { FloorPlan, Place, PlaceHall } from 'contract/calls/places';

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
