import './photos.css';
import type { AlbumPhoto } from 'contract/calls/album';
import { pictureAddress } from 'contract/wire/media';
import { memo } from 'react';
import { Icon } from '../../../kit/icon/icon.tsx';
import { ServerPicture } from '../../../kit/server-picture/server-picture.tsx';
import { useWords } from '../../../lib/words.ts';
import { albumWords } from '../album.words.ts';
import { blurOf } from './blur.ts';

const tickIcon = 'm6 12.5 4 4 8-9';

type Props = {
  photo: AlbumPhoto;
  width: number;
  /** Whether it is selected; undefined while a tap opens it. */
  selected: boolean | undefined;
  onTap: (photo: AlbumPhoto) => void;
};

/** A photo in its reserved place, with its colours until it is here. */
export const PhotoTile = memo(function PhotoTile({ photo, width, selected, onTap }: Props) {
  const say = useWords(albumWords);
  const blur = blurOf(photo.blur);
  const sharp = width * window.devicePixelRatio > 320 ? 640 : 320;
  return (
    <button
      type="button"
      className="photo-tile"
      style={blur ? { backgroundImage: `url(${blur})` } : {}}
      aria-label={selected === undefined ? say.open(photo.caption) : photo.caption}
      aria-pressed={selected}
      onClick={() => onTap(photo)}
    >
      <ServerPicture src={pictureAddress(photo.picture, sharp)} decoding="async" instead={<span>{say.missing}</span>} />
      {selected !== undefined && (
        <span className="photo-tile__tick">{selected && <Icon path={tickIcon} size={18} />}</span>
      )}
    </button>
  );
});
