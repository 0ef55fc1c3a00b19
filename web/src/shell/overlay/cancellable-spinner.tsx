import './cancellable-spinner.css';
import { type CSSProperties, useEffect, useState } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { onTop } from '../../kit/on-top.ts';
import { Spinner } from '../../kit/spinner/spinner.tsx';
import { useWords } from '../../lib/words.ts';
import { shellWords } from '../shell.words.ts';

/** A call that is answered sooner than this shows no spinner. */
export const spinnerShownAfter = 120;
/** Decisions §7: the spinner never holds a user. */
export const cancelAfter = 10_000;

const delayed = { '--spinner-delay': `${spinnerShownAfter}ms` } as CSSProperties;

/** The spinner lies over the page without blocking it: Back and everything else can still be tapped. */
export function CancellableSpinner({ onCancel }: { onCancel: () => void }) {
  const say = useWords(shellWords);
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), cancelAfter);
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
