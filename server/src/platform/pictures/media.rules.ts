import { hasPageFor, type Listing } from '../people/directory-listing.rules.ts';
import type { ContentViewer, Viewer } from '../viewer.ts';

const id = '[0-9a-hjkmnp-tv-z]{20}';
const pictureForm = new RegExp(`^${id}$`);
const photoForm = new RegExp(`^(${id})\\.([1-9]\\d{0,8})$`);

export type MediaName = { picture: string } | { personId: string; number: number };

/** What an address names: a picture by its id, a photo by its person and number. */
export function mediaNamed(text: string): MediaName | undefined {
  if (pictureForm.test(text)) return { picture: text };
  const [, personId, number] = photoForm.exec(text) ?? [];
  return personId && number ? { personId, number: Number(number) } : undefined;
}

/** The Forum's pictures are for every attendee who has agreed to the texts; limited sessions show them too. */
export function mayFetchMedia({ scope }: Viewer): boolean {
  return scope !== 'to agree';
}

/** A contact person who does not attend sees faces on cards, and nothing of what the Forum shows. */
export function mayFetchPicture({ contactOnly }: Viewer): boolean {
  return !contactOnly;
}

/** A photo is for those who may see the delegate, and for its owner. */
export function mayFetchPhoto(viewer: ContentViewer, owner: Listing & { personId: string }): boolean {
  return viewer.id === owner.personId || hasPageFor(viewer, owner);
}

/** How long a browser keeps a copy, in seconds. What shows a person is forgotten sooner. */
export const keptFor = { photo: 2 * 60 * 60, content: 24 * 60 * 60 };
