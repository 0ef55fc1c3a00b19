import './scan-view.css';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { torchIcon } from '../../kit/icon/sign-in-icons.ts';
import { useWords } from '../../lib/words.ts';
import type { Trouble } from './camera-trouble.ts';
import { type PhotoProblem, PhotoButton } from './photo-button.tsx';
import { scanWords } from './scan.words.ts';
import { useCamera } from './use-camera.ts';
import { useScanning } from './use-scanning.ts';
import { useTorch } from './use-torch.ts';

type Props = {
  onCode: (text: string) => Promise<void>;
  /** What to hold into the frame, what the camera is used for, and what to do if it cannot be used. */
  texts: Record<'hold' | 'promise' | `${Trouble | PhotoProblem}Text`, string>;
  /** What is offered beside the light and the photo. */
  children: ReactNode;
};

/** The frame fits the code only. A photo and another way are always offered, whatever happens to the camera. */
export function ScanView({ onCode, texts, children }: Props) {
  const say = useWords(scanWords);
  const camera = useCamera();
  const torch = useTorch(camera.stream);
  const video = useRef<HTMLVideoElement>(null);
  const [readerMissing, setReaderMissing] = useState(false);
  const [photoProblem, setPhotoProblem] = useState<PhotoProblem>();
  const trouble = readerMissing ? 'reader' : camera.trouble;
  useScanning({ video, stream: camera.stream, onCode, onReaderMissing: () => setReaderMissing(true) });

  function retry() {
    setReaderMissing(false);
    camera.retry();
  }

  return (
    <div className="scan-view fills">
      <video ref={video} className="scan-view__camera" playsInline muted aria-hidden="true" />
      {trouble ? (
        <div className="scan-view__trouble" role="alert">
          <h2>{say[trouble]}</h2>
          <p>{texts[`${trouble}Text`]}</p>
          <Button look="secondary" small onClick={retry}>
            {say.tryAgain}
          </Button>
        </div>
      ) : (
        <>
          <ScanFrame />
          <p className="scan-view__hint" aria-live="polite">
            {camera.stream ? texts.hold : say.starting}
          </p>
        </>
      )}
      <div className="scan-view__photo-problem" role="alert">
        {photoProblem && (
          <>
            <b>{say[photoProblem]}</b> {texts[`${photoProblem}Text`]}
          </>
        )}
      </div>
      <div className="scan-view__actions">
        {torch && (
          <button type="button" aria-pressed={torch.on} onClick={torch.toggle}>
            <Icon path={torchIcon} />
            {say.light}
          </button>
        )}
        <PhotoButton onCode={onCode} onProblem={setPhotoProblem} />
        {children}
      </div>
      <p className="scan-view__promise">{texts.promise}</p>
    </div>
  );
}

/** Everything outside the frame is dimmed. */
function ScanFrame() {
  return (
    <div className="scan-view__frame" aria-hidden="true">
      <svg viewBox="0 0 164 164" fill="none" stroke="#F1D48F" strokeWidth="3.5" strokeLinecap="round">
        <path d="M2 34V18A16 16 0 0 1 18 2h16M130 2h16a16 16 0 0 1 16 16v16M162 130v16a16 16 0 0 1-16 16h-16M34 162H18a16 16 0 0 1-16-16v-16" />
      </svg>
      <i />
    </div>
  );
}
