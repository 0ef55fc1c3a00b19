import './cover.css';
import { pictureAddress } from 'contract/wire/media';
import { newsIcon } from '../../../kit/icon/entry-icons.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { ServerPicture } from '../../../kit/server-picture/server-picture.tsx';
import type { Track } from '../player-state.ts';

/** The picture of an item; a sign stands in for one that is missing. */
export function Cover({ cover }: Pick<Track, 'cover'>) {
  const mark = <Icon path={newsIcon} size={20} />;
  return (
    <span className="player-cover">
      {cover ? <ServerPicture key={cover.id} src={pictureAddress(cover, 320)} instead={mark} /> : mark}
    </span>
  );
}
