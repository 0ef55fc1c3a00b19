import type { Delegate, DelegateRow } from 'contract/calls/delegates';
import type { PartnerPerson } from 'contract/calls/partners';
import type { Language } from 'contract/texts';
import { hasPageFor, type DirectoryViewer } from '../../platform/people/directory-listing.rules.ts';
import type { PictureOf } from '../../platform/pictures/picture-addresses.ts';
import { inLanguage } from '../../platform/texts.ts';
import type { DirectoryRecord } from './delegates.store.ts';

/** The fields of a delegate that may leave the server, in one answer or another. */
type SeenDelegate = Omit<DirectoryRecord, 'badge' | 'listed' | 'rank' | 'familyName' | 'reading'>;

/** The list is the same for everyone who is signed in. */
export const anyoneSignedIn: DirectoryViewer = {};

/**
 * The only function that decides what a viewer may see of a delegate (decisions §4). The privacy mode does not matter
 * here: it limits who may send a card. Mobile, email and birth date are not even loaded.
 */
export function delegateAsSeen(viewer: DirectoryViewer | undefined, person: DirectoryRecord): SeenDelegate | undefined {
  if (!hasPageFor(viewer, person)) return undefined;
  const { id, version, origin, name, title, organisation, profile, organisationProfile, languages, photoId } = person;
  return { id, version, origin, name, title, organisation, profile, organisationProfile, languages, photoId };
}

type OrderInList = Pick<DelegateRow, 'pinyin' | 'letter' | 'nameOrder' | 'rankOrder'>;

export function directoryRow(
  person: SeenDelegate,
  language: Language,
  order: OrderInList,
  photoOf: PictureOf,
): DelegateRow {
  const say = inLanguage(language);
  const { id, origin, name, title, organisation, photoId } = person;
  return {
    ...{ id, origin, ...order },
    name: say(name),
    title: say(title),
    organisation: organisation && say(organisation),
    other: { name: say.other(name), title: say.other(title), organisation: organisation && say.other(organisation) },
    photo: photoOf(photoId),
  };
}

export function personOfOrganisation(person: SeenDelegate, language: Language, photoOf: PictureOf): PartnerPerson {
  const say = inLanguage(language);
  const { id, name, title, photoId } = person;
  return { id, name: say(name), title: say(title), photo: photoOf(photoId) };
}

type AtTheForum = Pick<Delegate, 'meetings' | 'timeZone'>;

export function delegatePage(
  person: SeenDelegate,
  language: Language,
  photoOf: PictureOf,
  atTheForum: AtTheForum,
): Delegate {
  const say = inLanguage(language);
  const { id, version, origin, name, title, organisation, profile, organisationProfile, languages, photoId } = person;
  return {
    ...{ id, version, origin, ...atTheForum },
    name: say(name),
    otherName: say.other(name),
    title: say(title),
    organisation: organisation && say(organisation),
    languages: languages && say(languages),
    profile: say.text(profile),
    organisationProfile: organisationProfile && say.text(organisationProfile),
    photo: photoOf(photoId),
  };
}
