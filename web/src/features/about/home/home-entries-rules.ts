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
import {
  agendaPath,
  directoryPath,
  favouritesPath,
  introductionPath,
  mapPath,
  newsPath,
  partnersPath,
  partnersTabPath,
  privacyPath,
  profilePath,
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
/**
 * These fill a row that has room left. The questions can be reached from About, too; privacy comes first, because
 * until there is an Info page nothing else leads to it.
 */
const fillers = [
  { id: 'privacy', icon: personIcon, path: privacyPath, until: profilePath },
  { id: 'questions', icon: questionIcon, path: questionsPath },
] as const;
const inARow = 4;

export type HomeEntry = { id: (typeof entries | typeof fillers)[number]['id']; icon: string; to: string };

/** Only entries whose page exists are shown. */
export function entriesToShow(paths: ReadonlySet<string>): HomeEntry[] {
  const existing = entries.filter(({ path }) => paths.has(path));
  const room = (inARow - (existing.length % inARow)) % inARow;
  const filling = fillers.filter(({ path, ...more }) => paths.has(path) && !('until' in more && paths.has(more.until)));
  return [...existing, ...filling.slice(0, room)].map(({ id, icon, path, ...more }) => ({
    id,
    icon,
    to: 'to' in more ? more.to : path,
  }));
}
