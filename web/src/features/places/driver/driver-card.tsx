import './driver-card.css';
import type { Place } from 'contract/calls/places';
import { useId } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { closeIcon } from '../../../kit/icon/icons.ts';
import { useModal } from '../../../kit/use-modal.ts';
import { useWords } from '../../../lib/words.ts';
import { CopyAddress } from '../copy-address.tsx';
import { driverWords, toDriver } from './driver-card.words.ts';
import { driverTextSize } from './driver-text-size.ts';
import { useAwakeScreen } from './use-awake-screen.ts';

type Props = {
  /** A venue, or any other place that a driver may be asked to find. */
  place: Pick<Place, 'nameZh' | 'addressZh' | 'nameEn' | 'addressEn' | 'dropOffZh'>;
  onClose: () => void;
};

/**
 * The delegate shows this card to the driver: Chinese in large type, black on white in every theme, English below for
 * the delegate.
 */
export function DriverCard({ place, onClose }: Props) {
  const say = useWords(driverWords);
  const modal = useModal(onClose);
  const titleId = useId();
  useAwakeScreen();

  return (
    <dialog {...modal} className="driver-card" aria-labelledby={titleId}>
      <div className="driver-card__head row">
        <h2 id={titleId}>{say.forDriver}</h2>
        <button type="button" className="touch-square" aria-label={say.done} onClick={onClose}>
          <Icon path={closeIcon} />
        </button>
      </div>
      <div className={`driver-card__words driver-card__words--${driverTextSize(place)}`} lang="zh-CN">
        <p className="driver-card__greeting">{toDriver.greeting}</p>
        <p className="driver-card__name">{place.nameZh}</p>
        <p className="driver-card__address">{place.addressZh}</p>
        {place.dropOffZh && (
          <p className="driver-card__arrival">
            <b>{toDriver.arrival}</b>
            {place.dropOffZh}
          </p>
        )}
      </div>
      <div className="driver-card__foot row">
        <p className="driver-card__english" lang="en">
          <b>{place.nameEn}</b>
          {place.addressEn}
        </p>
        <CopyAddress place={place} />
      </div>
      <Button block look="secondary" onClick={onClose}>
        {say.done}
      </Button>
    </dialog>
  );
}
