import type { FileRow } from 'contract/calls/files';
import { useState } from 'react';
import { downloadIcon } from '../../../kit/icon/action-icons.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { onceWithin } from '../../../lib/double-tap.ts';
import { followDownload } from '../../../lib/downloads/follow-download.ts';
import { useWords } from '../../../lib/words.ts';
import { TimedLinkSheet } from '../../../shell/downloading/timed-link-when-barred.ts';
import { useDownloadOrLink } from '../../../shell/downloading/use-download-or-link.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { prepare, prepareLink } from '../files.api.ts';
import { filesWords } from '../files.words.ts';

/** Downloads a file from its row; the browser shows how far it is. */
export function DownloadFile({ file: { id, title } }: { file: FileRow }) {
  const say = useWords(filesWords);
  const { download, link, close } = useDownloadOrLink();
  // Two taps must not fetch the file twice.
  const [once] = useState(() => onceWithin());

  async function here() {
    followDownload((await prepare(id)).address);
    overlay.toast(say.begun);
  }
  return (
    <>
      <button
        type="button"
        className="touch-square"
        aria-label={say.download(title)}
        onClick={() => void once(() => download(here, () => prepareLink(id)))}
      >
        <Icon path={downloadIcon} />
      </button>
      {link && <TimedLinkSheet atOnce {...{ link }} onClose={close} />}
    </>
  );
}
