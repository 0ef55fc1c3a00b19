import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { navigateIcon } from '../../kit/icon/map-icons.ts';
import { useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { MapChooser } from './map-apps/map-chooser.tsx';
import { PlacePill } from './place-pill.tsx';
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
