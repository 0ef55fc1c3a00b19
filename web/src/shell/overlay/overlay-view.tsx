import './overlay-view.css';
import { overlayCancelAfter, spinnerDelay } from 'contract/rules/limits';
import { type CSSProperties, useEffect, useState } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { onTop } from '../../kit/on-top.ts';
import { Spinner } from '../../kit/spinner/spinner.tsx';
import { loadedLater } from '../../lib/idle/loaded-later.tsx';
import { useStore } from '../../lib/store.ts';
import { useWords } from '../../lib/words.ts';
import { shellWords } from '../shell.words.ts';
import type { Overlay } from './overlay.ts';

// A call that is answered sooner than this shows no spinner.
const delayed = { '--spinner-delay': `${spinnerDelay}ms` } as CSSProperties;

const OverlayMessages = loadedLater(() => import('./overlay-messages.tsx'));

export function OverlayView({ from }: { from: Overlay }) {
  const cancel = useStore(from.spinner);
  const [toast, { length: questions }] = [useStore(from.toasts), useStore(from.dialogs)];
  return (
    <>
      {cancel && <OverlayLoading onCancel={cancel} />}
      <OverlayMessages from={from} atOnce={questions > 0 || toast !== undefined} />
    </>
  );
}

/** The spinner lies over the page without blocking it: Back and everything else can still be tapped. */
export function OverlayLoading({ onCancel }: { onCancel: () => void }) {
  const say = useWords(shellWords);
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), overlayCancelAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={onTop} className="overlay-loading" popover="manual">
      <div className="overlay-loading__card" style={delayed}>
        <Spinner label={say.loading} />
        {long && (
          <Button look="quiet" small onClick={onCancel}>
            {say.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}
