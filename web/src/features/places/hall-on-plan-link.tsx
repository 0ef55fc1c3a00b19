import { Icon } from '../../kit/icon/icon.tsx';
import { mapIcon } from '../../kit/icon/map-icons.ts';
import { placePath } from '../../lib/paths.ts';
import { useWords } from '../../lib/words.ts';
import { Link } from '../../shell/router/link.tsx';
import { placeWords } from './places.words.ts';

export function HallOnPlanLink({ placeId, hallId }: { placeId: string; hallId: string }) {
  const say = useWords(placeWords);
  return (
    <Link to={placePath(placeId, hallId)} className="hall-on-plan-link row">
      <Icon path={mapIcon} size={18} />
      {say.whereIsHall}
    </Link>
  );
}
