import './place-list.css';
import type { Place } from 'contract/calls/places';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { Card } from '../../../kit/card/card.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { carIcon, navigateIcon } from '../../../kit/icon/map-icons.ts';
import { useWords } from '../../../lib/words.ts';
import { CopyAddress } from '../copy-address.tsx';
import { DriverCard } from '../driver/driver-card.tsx';
import { MapArt } from './map-art.tsx';
import { MapChooser } from '../map-apps/map-chooser.tsx';
import { PlaceAddress } from './place-address.tsx';
import { placeWords } from '../places.words.ts';

type Props = {
  place: Place;
  part: number;
  /** A screen has at most one primary button, so a card among several has none. */
  listed?: boolean;
  children?: ReactNode;
};

/** A place: where it is, how to get there, and what to show the driver. */
export function PlaceCard({ place, part, listed = false, children }: Props) {
  const say = useWords(placeWords);
  const [open, setOpen] = useState<'chooser' | 'driver'>();
  const close = () => setOpen(undefined);
  return (
    <Card className="place-card">
      <div className="place-card__art">
        <MapArt part={part} />
      </div>
      <div className="place-card__body">
        <div className="place-card__head">
          <div className="place-card__where">
            <h2>{place.name}</h2>
            <PlaceAddress place={place} />
          </div>
          <CopyAddress place={place} />
        </div>
        {place.arrival && (
          <p className="place-card__arrival text-note">
            <Icon path={carIcon} size={20} />
            <span>{place.arrival}</span>
          </p>
        )}
        <div className="place-card__actions">
          <Button look={listed ? 'secondary' : 'primary'} icon={navigateIcon} onClick={() => setOpen('chooser')}>
            {say.navigate}
          </Button>
          <Button look="secondary" icon={carIcon} onClick={() => setOpen('driver')}>
            {say.showDriver}
          </Button>
        </div>
      </div>
      {children}
      {open === 'chooser' && <MapChooser place={place} onClose={close} />}
      {open === 'driver' && <DriverCard place={place} onClose={close} />}
    </Card>
  );
}
