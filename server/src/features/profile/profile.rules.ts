import type { Info, Profile } from 'contract/calls/profile';
import type { Both } from 'contract/languages';
import { hasPageFor } from '../../platform/people/directory-listing.rules.ts';
import type { Say } from '../../platform/text-or-other-language.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { PersonOnRecord } from './profile.store.ts';

/** What the badge says of its owner; whoever found it may read this much. */
export function asTheBadgeSays(person: PersonOnRecord, { scope }: Pick<Viewer, 'scope'>, say: Say): Omit<Info, 'own'> {
  const { id, name, title, organisation, badge, badgeNumber, photo } = person;
  return {
    ...{ userId: id, name: say(name), title: say(title), badge, badgeNumber },
    organisation: organisation && say(organisation),
    // A limited session fetches only the photos that the directory has.
    photo: scope === 'full' || hasPageFor({}, person) ? photo : null,
  };
}

const missing: Both = { zh: '', en: '' };

type Opened = Pick<Profile, 'mobile' | 'email' | 'submittedAt' | 'timeZone' | 'corrections'>;

export function profileOf(person: PersonOnRecord, opened: Opened): Profile {
  const { name, organisation, title, profile, photo } = person;
  return { ...opened, ...{ name, title, profile, photo }, organisation: organisation ?? missing };
}
