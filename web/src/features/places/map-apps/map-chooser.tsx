import './map-apps.css';
import type { Place } from 'contract/calls/places';
import { Button } from '../../../kit/button/button.tsx';
import { Card } from '../../../kit/card/card.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { placeIcon } from '../../../kit/icon/icons.ts';
import { infoIcon } from '../../../kit/icon/map-icons.ts';
import { Note } from '../../../kit/note/note.tsx';
import { Sheet } from '../../../kit/sheet/sheet.tsx';
import { useWords } from '../../../lib/words.ts';
import { CopyAddress } from '../copy-address.tsx';
import { MapAppRow } from './map-app-row.tsx';
import { chooserWords } from './map-chooser.words.ts';
import { mapApps, recommendedMap } from './offered-maps.ts';
import type { Outside } from './wait-for-map-app.ts';
import { PlaceAddress } from '../list/place-address.tsx';
import { useOpenMap } from './use-open-map.ts';

type Props = { place: Place; onClose: () => void; outside?: Outside };

export function MapChooser({ place, onClose, outside }: Props) {
  const say = useWords(chooserWords);
  const { opening, open } = useOpenMap({ place, onDone: onClose, outside });
  return (
    <Sheet title={say.title} closeText={say.close} onClose={onClose}>
      <div className="map-chooser__place">
        <span className="map-chooser__pin">
          <Icon path={placeIcon} />
        </span>
        <div className="grows">
          <p className="map-chooser__name">{place.name}</p>
          <PlaceAddress place={place} inEnglishToo={false} />
        </div>
        <CopyAddress place={place} />
      </div>
      <Card className="map-chooser__apps">
        <ul>
          {mapApps.map((app) => (
            <li key={app}>
              <MapAppRow app={app} recommended={app === recommendedMap} onChoose={() => open(app)} />
            </li>
          ))}
        </ul>
      </Card>
      <div className="map-chooser__note" role="status">
        <Note icon={infoIcon}>{opening ? say.opening(say[opening]) : say.driverNote}</Note>
      </div>
      <Button block look="secondary" onClick={onClose}>
        {say.cancel}
      </Button>
    </Sheet>
  );
}
