import '../../../kit/list-row/list-row.css';
import { Icon } from '../../../kit/icon/icon.tsx';
import { onwardIcon, placeIcon } from '../../../kit/icon/icons.ts';
import { mapIcon, navigateIcon } from '../../../kit/icon/map-icons.ts';
import { Pill } from '../../../kit/pill/pill.tsx';
import { useWords } from '../../../lib/words.ts';
import { chooserWords } from './map-chooser.words.ts';
import type { MapApp } from './offered-maps.ts';

const marks: Record<MapApp, string> = { baidu: placeIcon, gaode: navigateIcon, google: mapIcon };

type Props = { app: MapApp; recommended: boolean; onChoose: () => void };

export function MapAppRow({ app, recommended, onChoose }: Props) {
  const say = useWords(chooserWords);
  return (
    <button type="button" className="map-app-row row divided" onClick={onChoose}>
      <span className={`map-app-row__mark map-app-row__mark--${app}`}>
        <Icon path={marks[app]} />
      </span>
      <span className="grows">
        <span className="map-app-row__name row">
          {say[app]}
          {recommended && <Pill look="gold">{say.recommended}</Pill>}
        </span>
        <span className="map-app-row__note text-caption">{say[`${app}Note`]}</span>
      </span>
      <span className="map-app-row__onward">
        <Icon path={onwardIcon} size={18} />
      </span>
    </button>
  );
}
