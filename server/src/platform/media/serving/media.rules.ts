import { idPattern } from 'contract/wire/values';
import { hasPageFor, type Listing } from '../../people/directory-listing.rules.ts';
import type { ContentViewer, Viewer } from '../../viewer.ts';

const fileForm = new RegExp(`^(${idPattern})(?:\\.(w[1-9]\\d{2,3}|p[1-9]\\d{0,3}))?$`);
const photoForm = new RegExp(`^(${idPattern})\\.([1-9]\\d{0,8})$`);

export type FileName = { fileId: string; variant: string | undefined };
export type PhotoName = { personId: string; number: number };

/** What an address names: a file by its id, perhaps in another size or one of its pages, or a photo by its person and number. */
export function mediaNamed(text: string): FileName | PhotoName | undefined {
  const [, fileId, variant] = fileForm.exec(text) ?? [];
  if (fileId) return { fileId, variant };
  const [, personId, number] = photoForm.exec(text) ?? [];
  return personId && number ? { personId, number: Number(number) } : undefined;
}

/** The Forum's media are for every attendee who has agreed to the texts; limited sessions show them too. */
export function mayFetchMedia({ scope }: Viewer): boolean {
  return scope !== 'to agree';
}

/**
 * What the Forum shows is for every attendee, and what it shows to the public for anybody. A contact person who does
 * not attend sees faces on cards, and nothing else.
 */
export function mayFetchFile(viewer: Viewer | undefined, { isPublic }: { isPublic: boolean }): boolean {
  return isPublic || (viewer !== undefined && mayFetchMedia(viewer) && !viewer.contactOnly);
}

/** A photo is for those who may see the delegate, and for its owner. */
export function mayFetchPhoto(viewer: ContentViewer, owner: Listing & { personId: string }): boolean {
  return viewer.id === owner.personId || hasPageFor(viewer, owner);
}

/**
 * How long a browser keeps a copy, in seconds. What shows a person is forgotten sooner, and what anybody's cache may
 * keep is asked for again within minutes, because the item may be withdrawn.
 */
export const keptFor = { photo: 2 * 60 * 60, content: 24 * 60 * 60, public: 5 * 60 };
