import type { Both } from 'contract/texts';
import type { PictureOf } from '../pictures/pictures.ts';
import type { Say } from '../texts.ts';
import type { Viewer } from '../viewer.ts';

/** Without an id it is any signed-in person, so that an answer for many contains nothing personal. */
export type DirectoryViewer = Partial<Pick<Viewer, 'id'>>;
type Listing = { badge: Viewer['badge']; listed: boolean };
type NamedPerson = Listing & {
  personId: string;
  name: Both;
  title: Both;
  organisation: Both | null;
  photoId: string | null;
};

/** The directory lists red badges for everyone who is signed in. The secretariat can exclude a person. */
export function hasPageFor(viewer: DirectoryViewer | undefined, { badge, listed }: Listing): boolean {
  return viewer !== undefined && badge === 'red' && listed;
}

/** A meeting names its chair and speakers as the printed programme does, also those who have no page to open. */
export function namedInMeeting(viewer: DirectoryViewer | undefined, person: NamedPerson, say: Say, photoOf: PictureOf) {
  const { personId, name, title, organisation, badge, photoId } = person;
  const inDirectory = hasPageFor(viewer, person);
  return {
    ...{ id: personId, badge, inDirectory },
    name: say(name),
    title: say(title),
    organisation: organisation && say(organisation),
    photo: inDirectory ? photoOf(photoId) : null,
  };
}
