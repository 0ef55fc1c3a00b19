import type { Places } from 'contract/calls/places';
import { Icon } from '../../../kit/icon/icon.tsx';
import { onwardIcon } from '../../../kit/icon/icons.ts';
import { infoIcon, mapIcon } from '../../../kit/icon/map-icons.ts';
import { Note } from '../../../kit/note/note.tsx';
import { useWords } from '../../../lib/words.ts';
import { Link } from '../../../shell/router/link.tsx';
import { PlaceCard } from './place-card.tsx';
import { placePath } from '../../../lib/paths.ts';
import { placeWords } from '../places.words.ts';

/** All places; `gone` says that the one in the address is not among them. */
export function PlaceList({ all, gone }: { all: Places; gone: boolean }) {
  const say = useWords(placeWords);
  return (
    <div className="place-list">
      {gone && <Note icon={infoIcon}>{say.goneFromForum}</Note>}
      {all.places.map((place, index) => (
        <PlaceCard key={place.id} listed place={place} part={index}>
          {place.halls.length > 0 && (
            <Link to={placePath(place.id)} className="place-list__halls row">
              <Icon path={mapIcon} size={20} />
              <span>{say.plansAndHalls}</span>
              <Icon path={onwardIcon} size={18} />
            </Link>
          )}
        </PlaceCard>
      ))}
    </div>
  );
}
