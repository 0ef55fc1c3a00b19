import type { Both } from 'contract/languages';
import type { Say } from '../text-or-other-language.ts';
import { nameInLists } from './name-in-lists.rules.ts';
import { hasPageFor, type DirectoryViewer, type Listing } from './directory-listing.rules.ts';

type NamedPerson = Listing & {
  personId: string;
  name: Both;
  familyName: Both;
  title: Both;
  organisation: Both | null;
  photo: number | null;
};

/** A meeting names its chair and speakers as the printed programme does, also those who have no page to open. */
export function namedInMeeting(viewer: DirectoryViewer | undefined, person: NamedPerson, say: Say) {
  const { personId, title, organisation, badge, photo } = person;
  const inDirectory = hasPageFor(viewer, person);
  return {
    ...{ id: personId, badge, inDirectory },
    name: say(nameInLists(person)),
    title: say(title),
    organisation: organisation && say(organisation),
    photo: inDirectory ? photo : null,
  };
}
