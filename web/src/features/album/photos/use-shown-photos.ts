import { useEffect, useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useFurther } from '../../../shell/endless/use-further.ts';
import { albumQueries, type Photos, type PhotosChoice } from '../album.api.ts';
import { mergedPhotos } from './new-photos-rules.ts';

type Shown = readonly Photos['photos'][number][];

/** The photos on the screen, how many wait to be shown, and how the list goes on. */
export function useShownPhotos(choice: PhotosChoice, list: Photos) {
  const further = useFurther(albumQueries.photos(choice, useLanguage()), list);
  const [shown, setShown] = useState<Shown>(list.photos);
  const { photos, fresh, incomplete } = mergedPhotos(shown, list.photos, list.more);
  const changed = !isSame(photos, shown);
  if (changed) setShown(photos);

  const { state, onLoad } = further;
  useEffect(() => {
    if (incomplete && state === 'waiting') onLoad();
  });
  // What is the same stays the same, so that the grid is not laid out anew.
  return { photos: changed ? photos : shown, fresh, further, showFresh: () => setShown(list.photos) };
}

function isSame(some: Shown, others: Shown): boolean {
  return some.length === others.length && some.every((photo, place) => photo === others[place]);
}
