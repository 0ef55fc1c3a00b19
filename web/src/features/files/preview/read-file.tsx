import './preview.css';
import { useState } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { focusTitle } from '../../../kit/give-title-focus.ts';
import { infoIcon } from '../../../kit/icon/map-icons.ts';
import { Note } from '../../../kit/note/note.tsx';
import { useWords } from '../../../lib/words.ts';
import type { OpenedFile } from '../files.api.ts';
import { FilePreview } from './file-preview.tsx';
import { previewWords } from './preview.words.ts';

/** Whoever reads a file that is replaced goes on reading, is told, and changes to the new one when they like. */
export function ReadFile({ newest }: { newest: OpenedFile }) {
  const say = useWords(previewWords);
  const [read, setRead] = useState(newest);
  const outdated = isOther(read, newest);
  // The title in the other language, or the pages that were drawn meanwhile, belong to the same version.
  if (!outdated && read !== newest) setRead(newest);

  /** The button goes with the note; whoever uses the keyboard goes on at the heading. */
  function showNewest() {
    focusTitle(document);
    setRead(newest);
  }
  return (
    <>
      <div role="status">
        {outdated && (
          <div className="file-preview__note">
            <Note icon={infoIcon}>
              <div className="file-preview__newer">
                <span>{say.newer}</span>
                <Button look="quiet" small onClick={showNewest}>
                  {say.showNewer}
                </Button>
              </div>
            </Note>
          </div>
        )}
      </div>
      <FilePreview opened={read} outdated={outdated} />
    </>
  );
}

const isOther = (read: OpenedFile, newest: OpenedFile) => read.media !== newest.media;
