import './photos.css';
import type { AlbumPhoto } from 'contract/calls/album';
import { type ReactNode, useMemo, useRef } from 'react';
import { PhotoTile } from './photo-tile.tsx';
import { useTilesInSight } from './use-tiles-in-sight.ts';

type Props = {
  label: string;
  photos: readonly AlbumPhoto[];
  /** The selected ones; undefined while a tap opens a photo. */
  selected: ReadonlySet<string> | undefined;
  onTap: (photo: AlbumPhoto) => void;
  /** What stands below the last photo. It moves on with the list, which is no shift of what one looks at. */
  end: ReactNode;
};

/** Photos in columns. Only those near the screen exist, and every one has its place from the start. */
export function PhotoGrid({ label, photos, selected, onTap, end }: Props) {
  const box = useRef<HTMLUListElement>(null);
  const sizes = useMemo(() => photos.map(({ picture }) => picture), [photos]);
  const { tiles, height } = useTilesInSight(box, sizes);
  return (
    <div className="photo-grid__frame">
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
      <div className="photo-grid__end" style={{ transform: `translateY(${height}px)` }}>
        {end}
      </div>
    </div>
  );
}
