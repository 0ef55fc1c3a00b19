import { useQuery } from '@tanstack/react-query';
import { PlaceView } from '../../features/places/list/places-view.tsx';
import { placeQueries } from '../../features/places/places.api.ts';
import { placeWords } from '../../features/places/places.words.ts';
import { EmptyState } from '../../kit/empty-state/empty-state.tsx';
import { useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';

export default function MapPage() {
  const say = useWords(placeWords);
  const places = useQuery(placeQueries.all(useLanguage()));
  return (
    <Page title={say.venueMap}>
      <Loaded
        from={places}
        isEmpty={(all) => all.places.length === 0}
        empty={<EmptyState type="e-data" title={say.noPlaces} />}
      >
        {(all) => <PlaceView all={all} />}
      </Loaded>
    </Page>
  );
}
