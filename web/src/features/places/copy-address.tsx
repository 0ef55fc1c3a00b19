import './copy-address.css';
import type { Place } from 'contract/calls/places';
import { useEffect, useState } from 'react';
import { toastDuration } from 'contract/rules/limits';
import { copyIcon } from '../../kit/icon/map-icons.ts';
import { copyText } from '../../lib/copy-text.ts';
import { useWords } from '../../lib/words.ts';
import { PlacePill } from './place-pill.tsx';
import { chineseAddress } from './places-rules.ts';
import { placeWords } from './places.words.ts';

/** Says itself what happened: a toast would lie behind a sheet. */
export function CopyAddress({ place }: { place: Place }) {
  const say = useWords(placeWords);
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();

  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), toastDuration);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    setOutcome((await copyText(chineseAddress(place))) ? 'copied' : 'notCopied');
  }

  return (
    <div className="copy-address">
      <PlacePill icon={copyIcon} aria-label={say.copyLabel} onClick={() => void copy()}>
        {outcome === 'copied' ? say.copied : say.copy}
      </PlacePill>
      <p role="status" className={outcome === 'notCopied' ? 'copy-address__failed' : 'unseen'}>
        {outcome && say[outcome]}
      </p>
    </div>
  );
}
