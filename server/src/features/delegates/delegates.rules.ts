import type { Delegate, DelegateRow } from 'contract/calls/delegates';
import type { PartnerPerson } from 'contract/calls/partners';
import type { Language } from 'contract/languages';
import { sightOf, type DirectoryViewer } from '../../platform/people/directory-listing.rules.ts';
import { nameInLists } from '../../platform/people/name-in-lists.rules.ts';
import { onlySeen } from '../../platform/people/who-sees-what.rules.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import type { ContentViewer } from '../../platform/viewer.ts';
import type { DirectoryRecord } from './delegates.store.ts';

/** The list is the same for everyone who is signed in. */
export const anyoneSignedIn: DirectoryViewer = {};

/** A red badge that has no part anywhere. */
export const anotherDelegate: ContentViewer = { badge: 'red' };

/**
 * What a viewer may see of a delegate in this answer, by the one table. Mobile, email and birth date are not even
 * loaded.
 */
export function delegateAsSeen<Name extends 'DelegateRow' | 'Delegate' | 'PartnerPerson'>(
  answer: Name,
  viewer: DirectoryViewer | undefined,
  person: DirectoryRecord,
) {
  return onlySeen(answer, { ...person, name: nameInLists(person) }, sightOf(viewer, person));
}
type SeenIn<Name extends 'DelegateRow' | 'Delegate' | 'PartnerPerson'> = NonNullable<
  ReturnType<typeof delegateAsSeen<Name>>
>;

type OrderInList = Pick<DelegateRow, 'pinyin' | 'letter' | 'nameOrder' | 'rankOrder'>;

export function directoryRow(person: SeenIn<'DelegateRow'>, language: Language, order: OrderInList): DelegateRow {
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

export function personOfOrganisation(person: SeenIn<'PartnerPerson'>, language: Language): PartnerPerson {
  const say = inLanguage(language);
  const { id, name, title, photo } = person;
  return { id, name: say(name), title: say(title), photo };
}

type AtTheForum = Pick<Delegate, 'meetings' | 'timeZone'>;

export function delegatePage(person: SeenIn<'Delegate'>, language: Language, atTheForum: AtTheForum): Delegate {
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
