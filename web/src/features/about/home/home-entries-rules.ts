import {
  bookIcon,
  handsIcon,
  heartIcon,
  mapIcon,
  newsIcon,
  peopleIcon,
  questionIcon,
  starIcon,
} from '../../../kit/icon/entry-icons.ts';
import { listIcon } from '../../../kit/icon/icons.ts';
import { personIcon } from '../../../kit/icon/tab-icons.ts';

/** The specification's eight, in the order of the design: two rows of four. */
const entries = [
  { id: 'introduction', icon: bookIcon, path: '/pages/intro/intro' },
  { id: 'agenda', icon: listIcon, path: '/pages/meeting/meeting' },
  { id: 'delegates', icon: peopleIcon, path: '/pages/guest/guest' },
  { id: 'partners', icon: handsIcon, path: '/pages/partner/partner', search: '?kind=partner' },
  { id: 'patrons', icon: starIcon, path: '/pages/partner/partner', search: '?kind=patron' },
  { id: 'map', icon: mapIcon, path: '/pages/map/map' },
  { id: 'favourites', icon: heartIcon, path: '/pages/collection/collection' },
  { id: 'updates', icon: newsIcon, path: '/pages/forum/forum' },
] as const;
/** Where a row has room left. About leads to the questions in any case, and Info to privacy once there is Info. */
const fillers = [
  { id: 'questions', icon: questionIcon, path: '/pages/question/question' },
  { id: 'privacy', icon: personIcon, path: '/pages/conf/private', until: '/pages/mine/mine' },
] as const;
const inARow = 4;

export type HomeEntry = { id: (typeof entries | typeof fillers)[number]['id']; icon: string; to: string };

/** Those whose page exists. */
export function entriesToShow(paths: ReadonlySet<string>): HomeEntry[] {
  const existing = entries.filter(({ path }) => paths.has(path));
  const room = (inARow - (existing.length % inARow)) % inARow;
  const filling = fillers.filter(({ path, ...more }) => paths.has(path) && !('until' in more && paths.has(more.until)));
  return [...existing, ...filling.slice(0, room)].map(({ id, icon, path, ...more }) => ({
    id,
    icon,
    to: path + ('search' in more ? more.search : ''),
  }));
}
