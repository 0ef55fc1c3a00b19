import type { Viewer } from '../viewer.ts';

/** Without an id it is any signed-in person, so that an answer for many contains nothing personal. */
export type DirectoryViewer = Partial<Pick<Viewer, 'id'>>;
export type Listing = { badge: Viewer['badge']; listed: boolean };

/** The directory lists red badges for everyone who is signed in. The secretariat can exclude a person. */
export function hasPageFor(viewer: DirectoryViewer | undefined, { badge, listed }: Listing): boolean {
  return viewer !== undefined && badge === 'red' && listed;
}
