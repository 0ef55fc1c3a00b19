import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Icon } from '../../kit/icon/icon.tsx';
import { mapIcon, navigateIcon } from '../../kit/icon/map-icons.ts';
import { useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { Link } from '../../shell/router/link.tsx';
import { MapChooser } from './map-apps/map-chooser.tsx';
import { PlacePill } from './place-pill.tsx';
import { placePath } from '../../lib/paths.ts';
import { placeQueries } from './places.api.ts';
import { placeWords } from './places.words.ts';

/** Offers directions to a place whose id is known; until the place has loaded, its room is kept free. */
export function NavigateButton({ placeId }: { placeId: string }) {
  const say = useWords(placeWords);
  const { data, isLoading } = useQuery(placeQueries.all(useLanguage(), { quiet: true }));
  const [open, setOpen] = useState(false);
  const place = data?.places.find(({ id }) => id === placeId);
  if (!place && !isLoading) return null;
  return (
    <>
      <PlacePill icon={navigateIcon} hidden={!place} onClick={() => setOpen(true)}>
        {say.navigate}
      </PlacePill>
      {place && open && <MapChooser place={place} onClose={() => setOpen(false)} />}
    </>
  );
}

export function HallOnPlan({ placeId, hallId }: { placeId: string; hallId: string }) {
  const say = useWords(placeWords);
  return (
    <Link to={placePath(placeId, hallId)} className="place-actions__plan">
      <Icon path={mapIcon} size={18} />
      {say.whereIsHall}
    </Link>
  );
}
