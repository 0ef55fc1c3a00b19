import './photos.css';
import type { AlbumPhoto } from 'contract/calls/album';
import { useMemo, useRef } from 'react';
import { PhotoTile } from './photo-tile.tsx';
import { useTilesInSight } from './use-tiles-in-sight.ts';

type Props = {
  label: string;
  photos: readonly AlbumPhoto[];
  /** The selected ones; undefined while a tap opens a photo. */
  selected: ReadonlySet<string> | undefined;
  onTap: (photo: AlbumPhoto) => void;
};

/** Photos in columns. Only those near the screen exist, and every one has its place from the start. */
export function PhotoGrid({ label, photos, selected, onTap }: Props) {
  const box = useRef<HTMLUListElement>(null);
  const sizes = useMemo(() => photos.map(({ picture }) => picture), [photos]);
  const { tiles, height } = useTilesInSight(box, sizes);
  return (
    <ul ref={box} className="photo-grid" aria-label={label} style={{ height }}>
      {tiles.map(({ index, x, y, width, height: high }) => {
        const photo = photos[index];
        return (
          photo && (
            <li
              key={photo.id}
              aria-setsize={photos.length}
              aria-posinset={index + 1}
              style={{ width, height: high, transform: `translate(${x}px, ${y}px)` }}
            >
              <PhotoTile {...{ photo, width, onTap }} selected={selected?.has(photo.id)} />
            </li>
          )
        );
      })}
    </ul>
  );
}
