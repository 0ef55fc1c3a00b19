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
import {
  agendaPath,
  directoryPath,
  favouritesPath,
  introductionPath,
  mapPath,
  newsPath,
  partnersPath,
  partnersTabPath,
  questionsPath,
} from '../../../lib/paths.ts';

/** The eight entries of the specification, in the order of the design: two rows of four. */
const entries = [
  { id: 'introduction', icon: bookIcon, path: introductionPath },
  { id: 'agenda', icon: listIcon, path: agendaPath },
  { id: 'delegates', icon: peopleIcon, path: directoryPath },
  { id: 'partners', icon: handsIcon, path: partnersPath, to: partnersTabPath('partner') },
  { id: 'patrons', icon: starIcon, path: partnersPath, to: partnersTabPath('patron') },
  { id: 'map', icon: mapIcon, path: mapPath },
  { id: 'favourites', icon: heartIcon, path: favouritesPath },
  { id: 'updates', icon: newsIcon, path: newsPath },
] as const;
/** It fills a row that has room left; About and Info lead to it, too. */
const filler = { id: 'questions', icon: questionIcon, path: questionsPath } as const;
const inARow = 4;

export type HomeEntry = { id: (typeof entries)[number]['id'] | typeof filler.id; icon: string; to: string };

/** Only entries whose page exists are shown. */
export function entriesToShow(paths: ReadonlySet<string>): HomeEntry[] {
  const existing = entries.filter(({ path }) => paths.has(path));
  const hasRoom = existing.length % inARow > 0 && paths.has(filler.path);
  return [...existing, ...(hasRoom ? [filler] : [])].map(({ id, icon, path, ...more }) => ({
    id,
    icon,
    to: 'to' in more ? more.to : path,
  }));
}
