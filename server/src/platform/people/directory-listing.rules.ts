import type { Viewer } from '../viewer.ts';
import { fieldsSeen, type Relation, type Sight } from './who-sees-what.rules.ts';

/** Without an id it is any signed-in person, so that an answer for many contains nothing personal. */
export type DirectoryViewer = Partial<Pick<Viewer, 'id'>>;
export type Listing = { badge: Viewer['badge']; listed: boolean };

/** The directory shows the same to every signed-in person, and of every mode. */
export function sightOf(viewer: DirectoryViewer | undefined, { badge, listed }: Listing): Sight {
  const relation: Relation = viewer === undefined ? 'nobody' : 'stranger';
  return { relation, badge, listed, mode: 'social' };
}

/** The directory lists red badges for everyone who is signed in. The secretariat can exclude a person. */
export function hasPageFor(viewer: DirectoryViewer | undefined, listing: Listing): boolean {
  return fieldsSeen('Delegate', sightOf(viewer, listing)).id;
}
