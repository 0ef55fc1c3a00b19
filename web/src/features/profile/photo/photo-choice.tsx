import './photo.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Icon } from '../../../kit/icon/icon.tsx';
import { cameraIcon, photoIcon } from '../../../kit/icon/sign-in-icons.ts';
import { warningIcon } from '../../../kit/icon/icons.ts';
import { CallFailure } from '../../../lib/call/call-failure.ts';
import { loadedLater } from '../../../lib/idle/loaded-later.tsx';
import { useWords } from '../../../lib/words.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { fetchOwnAgain, sendPhoto } from '../profile.api.ts';
import { photoWords } from './photo.words.ts';
import type { PhotoProblem } from './read-photo.ts';

const CropSheet = loadedLater(() => import('./crop-sheet.tsx'));

/** A photo from the camera or the phone's files, which is cropped before it is sent. */
export function PhotoChoice({ submitted }: { submitted: boolean }) {
  const say = useWords(photoWords);
  const queries = useQueryClient();
  const [file, choose] = useState<File>();
  const [problem, tell] = useState<PhotoProblem>();

  function begin(chosen: File | undefined) {
    if (!chosen) return;
    void CropSheet.prepare();
    tell(undefined);
    choose(chosen);
  }
  async function use(photo: File) {
    try {
      const { waits } = await sendPhoto(photo);
      choose(undefined);
      overlay.toast(waits ? say.waits : say.stored);
      await fetchOwnAgain(queries);
    } catch (failure) {
      // The call has shown why; the photo stays in its sheet.
      if (!(failure instanceof CallFailure)) throw failure;
    }
  }
  return (
    <div className="photo-choice">
      <div className="photo-choice__buttons">
        <FileButton text={say.camera} icon={cameraIcon} fromCamera onFile={begin} />
        <FileButton text={say.choose} icon={photoIcon} onFile={begin} />
      </div>
      {problem && (
        <p className="photo-choice__problem" role="alert">
          <Icon path={warningIcon} size={15} />
          {say[problem]}
        </p>
      )}
      {file && (
        <CropSheet
          atOnce
          {...{ file, submitted }}
          onUse={use}
          onProblem={(found) => {
            choose(undefined);
            tell(found);
          }}
          onClose={() => choose(undefined)}
        />
      )}
    </div>
  );
}

type ButtonProps = { text: string; icon: string; fromCamera?: boolean; onFile: (file: File | undefined) => void };

function FileButton({ text, icon, fromCamera, onFile }: ButtonProps) {
  return (
    <label className="photo-choice__button">
      <input
        type="file"
        accept="image/*"
        className="unseen"
        {...(fromCamera && { capture: 'user' as const })}
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          // The value is cleared, so that choosing the same photo again is a new attempt.
          event.target.value = '';
        }}
      />
      <Icon path={icon} size={18} />
      {text}
    </label>
  );
}
