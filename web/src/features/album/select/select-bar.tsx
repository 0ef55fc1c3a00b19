import '../photos/photos.css';
import { Button } from '../../../kit/button/button.tsx';
import { downloadIcon } from '../../../kit/icon/action-icons.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { closeIcon } from '../../../kit/icon/icons.ts';
import { useWords } from '../../../lib/words.ts';
import { TimedLinkSheet } from '../../../shell/downloading/timed-link-when-barred.ts';
import { albumWords } from '../album.words.ts';
import { usePhotoDownload } from './use-photo-download.ts';
import type { Selection } from './use-selection.ts';

/** How many are chosen, and what is done with them; it takes the place of the tab bar. */
export function SelectBar({ selection: { chosen, cancel } }: { selection: Selection }) {
  const say = useWords(albumWords);
  const { download, link, close } = usePhotoDownload();
  const photos = Array.from(chosen ?? [], (id) => ({ id }));
  return (
    <section className="select-bar" aria-label={say.select}>
      <button type="button" className="touch-square" aria-label={say.cancel} onClick={cancel}>
        <Icon path={closeIcon} />
      </button>
      <p className="num" role="status">
        {say.chosen(photos.length)}
      </p>
      <Button
        icon={downloadIcon}
        aria-disabled={photos.length === 0}
        onClick={() => photos.length > 0 && void download(photos)}
      >
        {photos.length > 1 ? say.downloadSeveral : say.download}
      </Button>
      {link && <TimedLinkSheet atOnce {...{ link }} onClose={close} />}
    </section>
  );
}
