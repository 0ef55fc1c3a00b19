import './partners.css';
import type { PartnerRow } from 'contract/calls/partners';
import { pictureAddress } from 'contract/wire/media';
import { ServerPicture } from '../../kit/server-picture/server-picture.tsx';
import { emblemLetters } from './emblem-rules.ts';

type Props = { of: Pick<PartnerRow, 'name' | 'emblem'>; large?: boolean };

/** The name stands beside it, so the picture is silent for screen readers. If it does not load, letters stand in. */
export function Emblem({ of: { name, emblem }, large }: Props) {
  return (
    <span className={large ? 'emblem emblem--large' : 'emblem'} aria-hidden="true">
      {emblem ? (
        <ServerPicture
          src={pictureAddress(emblem)}
          width={emblem.width}
          height={emblem.height}
          loading="lazy"
          decoding="async"
          instead={emblemLetters(name)}
        />
      ) : (
        emblemLetters(name)
      )}
    </span>
  );
}
