import './photos.css';
import { useQuery } from '@tanstack/react-query';
import type { AlbumPhoto } from 'contract/calls/album';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { EmptyState } from '../../../kit/empty-state/empty-state.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { loadedLater } from '../../../lib/idle/loaded-later.tsx';
import { whenQuiet } from '../../../lib/idle/idle.ts';
import { useWords } from '../../../lib/words.ts';
import { ListEnd } from '../../../shell/endless/list-end.tsx';
import { Loaded } from '../../../shell/loaded/loaded.tsx';
import { albumQueries, type Photos, type PhotosChoice } from '../album.api.ts';
import { albumWords } from '../album.words.ts';
import type { Selection } from '../select/use-selection.ts';
import type { ConfirmedFirst } from '../viewer/hide-sheet.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { useShownPhotos } from './use-shown-photos.ts';

// Everybody looks at the grid first, and then at a photo.
const PhotoViewer = loadedLater(() => import('../viewer/photo-viewer.tsx'));

const upIcon = 'M12 19V5m-5.5 5.5L12 5l5.5 5.5';

type Props = {
  choice: PhotosChoice;
  /** What is shown, for screen readers. */
  label: string;
  timeZone: string;
  selection: Selection;
  confirmedFirst: ConfirmedFirst;
};

/** The photos of a day or a topic, newest first. */
export function DayPhotos(props: Props) {
  const say = useWords(albumWords);
  const photos = useQuery(albumQueries.photos(props.choice, useLanguage()));
  const nothing = <EmptyState type="e-data" title={say.noPhotos} text={say.noPhotosText} />;
  return (
    <Loaded from={photos} missing={nothing} isEmpty={(list) => list.photos.length === 0} empty={nothing}>
      {(list) => <ShownPhotos {...props} list={list} />}
    </Loaded>
  );
}

function ShownPhotos({ choice, label, timeZone, selection, confirmedFirst, list }: Props & { list: Photos }) {
  const say = useWords(albumWords);
  const { photos, fresh, further, showFresh } = useShownPhotos(choice, list);
  const [opened, open] = useState<string>();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => whenQuiet(PhotoViewer.prepare), []);
  const keepOnly = useEffectEvent(selection.keepOnly);
  useEffect(() => keepOnly(photos), [photos]);
  // The one that was tapped may be hidden while somebody looks at another.
  const first = Math.max(
    0,
    photos.findIndex(({ id }) => id === opened),
  );

  function tap(photo: AlbumPhoto) {
    if (selection.chosen) selection.toggle(photo.id);
    else open(photo.id);
  }
  function lookAtFresh() {
    showFresh();
    top.current?.scrollIntoView({ block: 'end' });
    // The button goes; whoever uses the keyboard goes on with the newest photo.
    top.current?.focus({ preventScroll: true });
  }
  return (
    <>
      <div ref={top} tabIndex={-1} />
      <NewPhotos>
        {fresh > 0 && (
          <button type="button" className="touch-line" onClick={lookAtFresh}>
            <Icon path={upIcon} size={20} />
            {say.fresh(fresh)}
          </button>
        )}
      </NewPhotos>
      <PhotoGrid
        {...{ label, photos }}
        selected={selection.chosen}
        onTap={tap}
        end={<ListEnd {...further} hasMore={list.more} />}
      />
      {opened !== undefined && (
        <PhotoViewer atOnce {...{ photos, first, timeZone, confirmedFirst }} onClose={() => open(undefined)} />
      )}
    </>
  );
}

/** It is told politely, and stays where it is while one scrolls. */
function NewPhotos({ children }: { children: ReactNode }) {
  return (
    <div className="new-photos" role="status">
      {children}
    </div>
  );
}
