import './viewer.css';
import { useQuery } from '@tanstack/react-query';
import type { AlbumPhoto } from 'contract/calls/album';
import { pictureAddress } from 'contract/wire/media';
import { useMemo, useState } from 'react';
import { useDates } from '../../../lib/dates/dates.ts';
import { loadedLater } from '../../../lib/idle/loaded-later.tsx';
import { useWords } from '../../../lib/words.ts';
import { TimedLinkSheet } from '../../../shell/downloading/timed-link-when-barred.ts';
import { albumQueries } from '../album.api.ts';
import { usePhotoDownload } from '../select/use-photo-download.ts';
import { type ConfirmedFirst, HideSheet } from './hide-sheet.tsx';
import { PhotoTools } from './photo-tools.tsx';
import { viewerWords } from './viewer.words.ts';

// Articles open their pictures with the same code, so that it is a file of its own.
const Lightbox = loadedLater(() => import('../../../kit/lightbox/lightbox.tsx'));
void Lightbox.prepare();

type Props = {
  photos: readonly AlbumPhoto[];
  /** The one that was tapped. */
  first: number;
  timeZone: string;
  confirmedFirst: ConfirmedFirst;
  onClose: () => void;
};

/** A photo as large as the screen, with what can be done with it. The sheets lie over it, not in it. */
export default function PhotoViewer({ photos, first, timeZone, confirmedFirst, onClose }: Props) {
  const say = useWords(viewerWords);
  const dates = useDates(timeZone);
  const { download, link, close } = usePhotoDownload();
  const { data } = useQuery(albumQueries.hideRequests());
  const [hidden, hide] = useState<AlbumPhoto>();
  // An album of thousands would format as many times at every step.
  const pictures = useMemo(
    () =>
      photos.map(({ picture, caption, takenAt }) => ({
        ...{ src: pictureAddress(picture, 2048), preview: pictureAddress(picture, 640) },
        ...{ width: picture.width, height: picture.height, alt: caption },
        // A moment that breaks in the middle reads as two.
        caption: say.caption(caption, `${dates.shortDate(takenAt)} ${dates.time(takenAt)}`.replaceAll(' ', '\u00a0')),
      })),
    [photos, say, dates],
  );
  const tools = (index: number) => {
    const photo = photos[index];
    const asked = data?.requests.find(({ photoId }) => photoId === photo?.id)?.state;
    return (
      photo && (
        <PhotoTools key={photo.id} asked={asked} onDownload={() => void download([photo])} onHide={() => hide(photo)} />
      )
    );
  };
  return (
    <>
      <Lightbox atOnce {...{ pictures, first, tools, onClose }} texts={say} />
      {hidden && <HideSheet photo={hidden} confirmedFirst={confirmedFirst} onClose={() => hide(undefined)} />}
      {link && <TimedLinkSheet atOnce {...{ link }} onClose={close} />}
    </>
  );
}
