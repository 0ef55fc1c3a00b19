import './partners.css';
import type { PartnerRow } from 'contract/calls/partners';
import { pictureAddress } from 'contract/wire/media';
import { useState } from 'react';
import { emblemLetters } from './emblem-rules.ts';

type Props = { of: Pick<PartnerRow, 'name' | 'emblem'>; large?: boolean };

/** The name stands beside it, so the picture is silent for screen readers. If it does not load, letters stand in. */
export function Emblem({ of: { name, emblem }, large }: Props) {
  const [failed, setFailed] = useState<string>();
  return (
    <span className={large ? 'emblem emblem--large' : 'emblem'} aria-hidden="true">
      {emblem && emblem.id !== failed ? (
        <img
          src={pictureAddress(emblem)}
          width={emblem.width}
          height={emblem.height}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(emblem.id)}
        />
      ) : (
        emblemLetters(name)
      )}
    </span>
  );
}
