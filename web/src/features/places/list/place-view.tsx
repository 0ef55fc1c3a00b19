import type { PlaceHall, Places } from 'contract/calls/places';
import { useReplaceSearch, useSearchParams } from '../../../shell/router/search-params.ts';
import { PlaceCard } from './place-card.tsx';
import { PlaceList } from './place-list.tsx';
import { PlacePlans } from '../plan/place-plans.tsx';
import { chosenFrom } from '../places-rules.ts';

/** All venues, or the one that the address names, at the hall that it names. */
export function PlaceView({ all }: { all: Places }) {
  const params = useSearchParams();
  const replace = useReplaceSearch();
  const [placeId, hallId] = [params.get('place'), params.get('hall')];
  const chosen = chosenFrom(all, placeId, hallId);
  if (!chosen) return <PlaceList all={all} gone={placeId !== null || hallId !== null} />;

  const { place } = chosen;
  const chooseHall = (hall: PlaceHall | undefined) =>
    replace(new URLSearchParams(hall ? { place: place.id, hall: hall.id } : { place: place.id }));
  return (
    <>
      <PlaceCard place={place} part={all.places.indexOf(place)} />
      {(place.halls.length > 0 || place.plans.length > 0) && (
        <PlacePlans key={place.id} all={all} chosen={chosen} onChooseHall={chooseHall} />
      )}
    </>
  );
}
