import type { PlaceHall, Places } from 'contract/calls/places';
import { freeText, useAddressChoice } from '../../../shell/router/choices-in-address.ts';
import { PlaceCard } from './place-card.tsx';
import { PlaceList } from './place-list.tsx';
import { PlacePlans } from '../plan/place-plans.tsx';
import { chosenFrom } from '../chosen-place.ts';

const placeChoice = { place: freeText, hall: freeText };

/** All places, or the place that the address names, at the hall that it names. */
export function PlaceView({ all }: { all: Places }) {
  const [{ place: placeId, hall: hallId }, choose] = useAddressChoice(placeChoice);
  const chosen = chosenFrom(all, placeId, hallId);
  if (!chosen) return <PlaceList all={all} gone={placeId !== undefined || hallId !== undefined} />;

  const { place } = chosen;
  const chooseHall = (hall: PlaceHall | undefined) => choose({ place: place.id, hall: hall?.id });
  return (
    <>
      <PlaceCard place={place} part={all.places.indexOf(place)} />
      {(place.halls.length > 0 || place.plans.length > 0) && (
        <PlacePlans key={place.id} all={all} chosen={chosen} onChooseHall={chooseHall} />
      )}
    </>
  );
}
