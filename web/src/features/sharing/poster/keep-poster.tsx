import { useState } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { downloadIcon, shareIcon } from '../../../kit/icon/action-icons.ts';
import { infoIcon } from '../../../kit/icon/map-icons.ts';
import { Note } from '../../../kit/note/note.tsx';
import { saveToAlbum } from '../../../lib/call/upload-and-download.ts';
import { saveFile } from '../../../lib/downloads/save-file.ts';
import { opensNoFiles } from '../../../lib/browsers/opens-no-files.ts';
import { useWords } from '../../../lib/words.ts';
import { useAppContext } from '../../../shell/app-context.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { posterWords } from './poster.words.ts';

/** Specification §8: a page cannot write to the phone's album, so it says so and offers what it can. */
export function KeepPoster({ file }: { file: File }) {
  const say = useWords(posterWords);
  const { inHostApp } = useAppContext();
  const [refused, setRefused] = useState(false);
  // They block files, and a long press works in them.
  const blocksFiles = inHostApp || opensNoFiles();

  function keep() {
    saveFile(file, file.name);
    overlay.toast(say.downloaded);
  }
  return (
    <>
      {!blocksFiles && (
        <Button block icon={downloadIcon} onClick={keep}>
          {say.download}
        </Button>
      )}
      {canShareFiles(file) && (
        <Button block look="secondary" icon={shareIcon} onClick={() => void sharePicture(file)}>
          {say.sharePicture}
        </Button>
      )}
      <Button block look="quiet" onClick={() => void saveToAlbum().catch(() => setRefused(true))}>
        {say.saveToAlbum}
      </Button>
      <div role="status">
        {refused && <Note icon={infoIcon}>{blocksFiles ? say.notSupportedHere : say.notSupported}</Note>}
      </div>
    </>
  );
}

const canShareFiles = (file: File) => navigator.canShare?.({ files: [file] }) ?? false;

/** Whoever closes the phone's menu again did not want to share. */
const sharePicture = (file: File) => navigator.share({ files: [file] }).catch(() => undefined);
