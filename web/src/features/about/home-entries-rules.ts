import {
  bookIcon,
  handsIcon,
  heartIcon,
  mapIcon,
  newsIcon,
  peopleIcon,
  questionIcon,
  starIcon,
} from '../../kit/icon/entry-icons.ts';
import { listIcon } from '../../kit/icon/icons.ts';

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
const questions = { id: 'questions', icon: questionIcon, path: '/pages/question/question' } as const;
const inARow = 4;

export type HomeEntry = { id: (typeof entries)[number]['id'] | 'questions'; icon: string; to: string };

/** Those whose page exists. The questions fill a row that has room left; About leads to them in any case. */
export function entriesToShow(paths: ReadonlySet<string>): HomeEntry[] {
  const existing = entries.filter(({ path }) => paths.has(path));
  const withRoom = existing.length % inARow !== 0 && paths.has(questions.path);
  return [...existing, ...(withRoom ? [questions] : [])].map(({ id, icon, path, ...more }) => ({
    id,
    icon,
    to: path + ('search' in more ? more.search : ''),
  }));
}
