import { Icon } from '../../kit/icon/icon.tsx';
import { photoIcon } from '../../kit/icon/sign-in-icons.ts';
import { useWords } from '../../lib/words.ts';
import { overlay } from '../overlay/overlay.ts';
import { codeInPhoto } from './code-in-photo.ts';
import { scanWords } from './scan.words.ts';

export type PhotoProblem = 'unscannable' | 'reader';
type Props = { onCode: (text: string) => Promise<void>; onProblem: (problem: PhotoProblem | undefined) => void };

/** Offers a photo of the code instead of the camera. */
export function PhotoButton({ onCode, onProblem }: Props) {
  const say = useWords(scanWords);

  function tell(problem: PhotoProblem) {
    overlay.toast(say[problem]);
    onProblem(problem);
  }

  async function readPhoto(photo: File | undefined) {
    if (!photo) return;
    onProblem(undefined);
    try {
      const text = await codeInPhoto(photo);
      if (text) await onCode(text);
      else tell('unscannable');
    } catch {
      tell('reader');
    }
  }

  return (
    <label className="scan-view__photo">
      <input
        type="file"
        accept="image/*"
        className="unseen"
        onChange={(event) => {
          void readPhoto(event.target.files?.[0]);
          // The value is cleared, so that choosing the same photo again is a new attempt.
          event.target.value = '';
        }}
      />
      <Icon path={photoIcon} />
      {say.fromPhoto}
    </label>
  );
}
