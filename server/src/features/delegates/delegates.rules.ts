import type { Delegate, DelegateRow } from 'contract/calls/delegates';
import type { PartnerPerson } from 'contract/calls/partners';
import type { Both, Language } from 'contract/texts';
import type { Picture } from 'contract/wire/values';
import { inLanguage, type Say } from '../../platform/texts.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { DirectoryRecord } from './delegates.store.ts';

type Seer = Pick<Viewer, 'id'>;
type Listing = Pick<DirectoryRecord, 'badge' | 'listed'>;
/** What leaves the server of a delegate, in one answer or another. */
type SeenDelegate = Omit<DirectoryRecord, 'badge' | 'listed' | 'rank' | 'familyName'>;

/** The list is the same for all of them. */
export const anyoneSignedIn: Seer = { id: '' };

/**
 * What a viewer may see of a delegate: the one function (decisions §4). A mode changes what can be asked of
 * somebody, not what is seen; of mobile, e-mail and birth date nothing is known here at all.
 */
export function delegateAsSeen(viewer: Seer | undefined, person: DirectoryRecord): SeenDelegate | undefined {
  if (!hasPageFor(viewer, person)) return undefined;
  const { id, version, origin, name, title, organisation, profile, organisationProfile, languages, photoId } = person;
  return { id, version, origin, name, title, organisation, profile, organisationProfile, languages, photoId };
}

/** The directory is of red badges, for whoever is signed in; the secretariat can keep somebody out of it. */
function hasPageFor(viewer: Seer | undefined, { badge, listed }: Listing): boolean {
  return viewer !== undefined && badge === 'red' && listed;
}

export type Photos = ReadonlyMap<string, Picture>;
type Named = Listing & Pick<SeenDelegate, 'name' | 'title' | 'organisation' | 'photoId'> & { personId: string };

/** A meeting names its chair and speakers as the printed programme does; not everybody has a page to open. */
export function namedInMeeting(viewer: Seer | undefined, person: Named, say: Say, photos: Photos) {
  const { personId, name, title, organisation, badge, photoId } = person;
  const inDirectory = hasPageFor(viewer, person);
  return {
    ...{ id: personId, badge, inDirectory },
    name: say(name),
    title: say(title),
    organisation: organisation && say(organisation),
    photo: inDirectory ? photoOf(photoId, photos) : null,
  };
}

type Place = Pick<DelegateRow, 'pinyin' | 'letter' | 'nameOrder' | 'rankOrder'>;

export function directoryRow(person: SeenDelegate, language: Language, place: Place, photos: Photos): DelegateRow {
  const say = inLanguage(language);
  const other = otherThan(language);
  const { id, origin, name, title, organisation, photoId } = person;
  return {
    ...{ id, origin, ...place },
    name: say(name),
    title: say(title),
    organisation: organisation && say(organisation),
    other: { name: other(name), title: other(title), organisation: organisation && other(organisation) },
    photo: photoOf(photoId, photos),
  };
}

export function personOfOrganisation(person: SeenDelegate, language: Language, photos: Photos): PartnerPerson {
  const say = inLanguage(language);
  const { id, name, title, photoId } = person;
  return { id, name: say(name), title: say(title), photo: photoOf(photoId, photos) };
}

/** An organisation is known by its name, in either language. */
export function isOf(organisation: Both, { organisation: own }: Pick<SeenDelegate, 'organisation'>): boolean {
  return (
    own !== null && ((own.zh !== '' && own.zh === organisation.zh) || (own.en !== '' && own.en === organisation.en))
  );
}

type AtTheForum = Pick<Delegate, 'meetings' | 'timeZone'>;

export function delegatePage(
  person: SeenDelegate,
  language: Language,
  photos: Photos,
  atTheForum: AtTheForum,
): Delegate {
  const say = inLanguage(language);
  const { id, version, origin, name, title, organisation, profile, organisationProfile, languages, photoId } = person;
  return {
    ...{ id, version, origin, ...atTheForum },
    name: say(name),
    otherName: otherThan(language)(name),
    title: say(title),
    organisation: organisation && say(organisation),
    languages: languages && say(languages),
    profile: say.text(profile),
    organisationProfile: organisationProfile && say.text(organisationProfile),
    photo: photoOf(photoId, photos),
  };
}

/** The other language's text, where there is one and it is another. */
function otherThan(language: Language): (text: Both) => string | null {
  return (text) => {
    const other = text[language === 'zh' ? 'en' : 'zh'];
    return other && other !== inLanguage(language)(text) ? other : null;
  };
}

function photoOf(id: string | null, photos: Photos): Picture | null {
  return (id !== null && photos.get(id)) || null;
}
