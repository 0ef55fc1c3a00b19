import './preview.css';
import type { FileRow } from 'contract/calls/files';
import { useEffect, useRef } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { downloadIcon } from '../../../kit/icon/action-icons.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { closeIcon, refreshIcon } from '../../../kit/icon/icons.ts';
import { Progress } from '../../../kit/progress/progress.tsx';
import { fileSize } from '../../../lib/text/file-size.ts';
import { useWords } from '../../../lib/words.ts';
import { TimedLinkSheet } from '../../../shell/downloading/timed-link-when-barred.ts';
import { useDownloadOrLink } from '../../../shell/downloading/use-download-or-link.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { prepareLink } from '../files.api.ts';
import { downloadWords } from './download.words.ts';
import { nameToSave } from './name-to-save.ts';
import { useFileDownload } from './use-file-download.ts';

/** The download at the foot of the page: what, how much of how much, and a way to stop it or to try again. */
export function DownloadBar({ file }: { file: FileRow }) {
  const say = useWords(downloadWords);
  const { download: byWay, link, close } = useDownloadOrLink();
  const { download, start, cancel } = useFileDownload(file.id, nameToSave(file), () => overlay.toast(say.downloaded));
  const bar = useFocusOf(download.state);
  const begin = () => void byWay(start, () => prepareLink(file.id));
  return (
    <section ref={bar} className="download-bar" aria-label={say.download(fileSize(file.size))}>
      {download.state === 'running' && <Running received={download.received} size={file.size} onCancel={cancel} />}
      <p role="status" className={download.state === 'cut' ? 'download-bar__cut text-note' : 'unseen'}>
        {download.state === 'cut' && say.cut}
        {download.state === 'running' && say.downloading}
      </p>
      {download.state !== 'running' && (
        <Button block icon={download.state === 'cut' ? refreshIcon : downloadIcon} onClick={begin}>
          {download.state === 'cut' ? say.tryAgain : say.download(fileSize(file.size))}
        </Button>
      )}
      {link && <TimedLinkSheet atOnce {...{ link }} onClose={close} />}
    </section>
  );
}

/** A button that goes with its state leaves the focus to the one that comes. */
function useFocusOf(state: string) {
  const bar = useRef<HTMLElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (document.activeElement === document.body) bar.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [state]);
  return bar;
}

type RunningProps = { received: number; size: number; onCancel: () => void };

function Running({ received, size, onCancel }: RunningProps) {
  const say = useWords(downloadWords);
  return (
    <div className="row">
      <div className="grows">
        <p className="download-bar__words">
          <b>{say.downloading}</b>
          <span className="num">{`${fileSize(received)} / ${fileSize(size)}`}</span>
        </p>
        <Progress value={size > 0 ? received / size : 0} label={say.downloading} />
      </div>
      <button type="button" className="touch-square" aria-label={say.cancel} onClick={onCancel}>
        <Icon path={closeIcon} />
      </button>
    </div>
  );
}
