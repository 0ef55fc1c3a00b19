import { followDownload } from '../../../lib/downloads/follow-download.ts';
import { useWords } from '../../../lib/words.ts';
import { useDownloadOrLink } from '../../../shell/downloading/use-download-or-link.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { prepare, prepareLink } from '../album.api.ts';
import { albumWords } from '../album.words.ts';

type Ids = readonly { id: string }[];

/** Downloads one photo, or several as one file that comes as a stream: the browser shows how far it is. */
export function usePhotoDownload() {
  const say = useWords(albumWords);
  const { download, link, close } = useDownloadOrLink();

  async function here(photos: Ids) {
    followDownload((await prepare(photos)).address);
    overlay.toast(say.downloaded);
  }
  return {
    download: (photos: Ids) =>
      download(
        () => here(photos),
        () => prepareLink(photos),
      ),
    link,
    close,
  };
}
