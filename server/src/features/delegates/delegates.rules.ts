import type { Delegate, DelegateRow } from 'contract/calls/delegates';
import type { PartnerPerson } from 'contract/calls/partners';
import type { Language } from 'contract/languages';
import { hasPageFor, type DirectoryViewer } from '../../platform/people/directory-listing.rules.ts';
import { nameInLists } from '../../platform/people/name-in-lists.rules.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import type { ContentViewer } from '../../platform/viewer.ts';
import type { DirectoryRecord } from './delegates.store.ts';

/** The fields of a delegate that may leave the server, in one answer or another. */
type SeenDelegate = Omit<DirectoryRecord, 'badge' | 'listed' | 'rank' | 'familyName' | 'reading'>;

/** The list is the same for everyone who is signed in. */
export const anyoneSignedIn: DirectoryViewer = {};

/** A red badge that has no part anywhere. */
export const anotherDelegate: ContentViewer = { badge: 'red' };

/**
 * The only function that decides what a viewer may see of a delegate (decisions §4). The privacy mode does not matter
 * here: it limits who may send a card. Mobile, email and birth date are not even loaded.
 */
export function delegateAsSeen(viewer: DirectoryViewer | undefined, person: DirectoryRecord): SeenDelegate | undefined {
  if (!hasPageFor(viewer, person)) return undefined;
  const { id, version, origin, title, organisation, profile, organisationProfile, languages, photo } = person;
  const name = nameInLists(person);
  return { id, version, origin, name, title, organisation, profile, organisationProfile, languages, photo };
}

type OrderInList = Pick<DelegateRow, 'pinyin' | 'letter' | 'nameOrder' | 'rankOrder'>;

export function directoryRow(person: SeenDelegate, language: Language, order: OrderInList): DelegateRow {
  const say = inLanguage(language);
  const { id, origin, name, title, organisation, photo } = person;
  return {
    ...{ id, origin, photo, ...order },
    name: say(name),
    title: say(title),
    organisation: organisation && say(organisation),
    other: { name: say.other(name), title: say.other(title), organisation: organisation && say.other(organisation) },
  };
}

export function personOfOrganisation(person: SeenDelegate, language: Language): PartnerPerson {
  const say = inLanguage(language);
  const { id, name, title, photo } = person;
  return { id, name: say(name), title: say(title), photo };
}

type AtTheForum = Pick<Delegate, 'meetings' | 'timeZone'>;

export function delegatePage(person: SeenDelegate, language: Language, atTheForum: AtTheForum): Delegate {
  const say = inLanguage(language);
  const { id, version, origin, name, title, organisation, profile, organisationProfile, languages, photo } = person;
  return {
    ...{ id, version, origin, photo, ...atTheForum },
    name: say(name),
    otherName: say.other(name),
    title: say(title),
    organisation: organisation && say(organisation),
    languages: languages && say(languages),
    profile: say.text(profile),
    organisationProfile: organisationProfile && say.text(organisationProfile),
  };
}
