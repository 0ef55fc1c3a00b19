import type { getAsOthersSee, getInfo, getProfile, Info } from 'contract/calls/profile';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import type { Sealing } from '../../platform/security/sealing.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { isoIn } from '../../platform/time-zones.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { asOthersSee } from '../delegates/delegates.actions.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { asTheBadgeSays, profileOf } from './profile.rules.ts';
import { recordOf, type PersonOnRecord } from './profile.store.ts';

/** A found badge opens a limited session, which learns nothing beyond what is printed on it. */
export async function showInfo({ viewer, db, language }: Context<typeof getInfo>): Promise<Info> {
  const person = await ownRecord(db, viewer);
  const printed = asTheBadgeSays(person, viewer, inLanguage(language));
  if (viewer.scope === 'limited') return { ...printed, own: null };
  const submitted = person.profileSubmittedAt !== null;
  return { ...printed, own: { submitted, correction: null, mode: person.mode } };
}

export async function showProfile({ viewer, db, services }: Context<typeof getProfile>) {
  const [person, { timeZone }] = [await ownRecord(db, viewer), await currentForum(db)];
  const submittedAt = person.profileSubmittedAt && isoIn(timeZone, person.profileSubmittedAt);
  return profileOf(person, { submittedAt, timeZone, ...openedAddresses(person, services.sealing), corrections: [] });
}

export async function showAsOthersSee(context: Context<typeof getAsOthersSee>) {
  return { delegate: (await asOthersSee(context)) ?? null };
}

/** What a limited session is told of its owner's record, for the mark of what such a session can read. */
export async function printedOnBadge({ db, viewer }: { db: Database; viewer: Viewer }) {
  const person = await ownRecord(db, viewer);
  return (['zh', 'en'] as const).map((language) => asTheBadgeSays(person, viewer, inLanguage(language)));
}

async function ownRecord(db: Database, { id }: Pick<Viewer, 'id'>): Promise<PersonOnRecord> {
  const found = await recordOf(db, id);
  if (!found) throw new Error('a session without its person');
  return found;
}

type Sealed = Pick<PersonOnRecord, 'mobileSealed' | 'emailSealed'>;

function openedAddresses({ mobileSealed, emailSealed }: Sealed, sealing: Sealing) {
  return {
    mobile: mobileSealed ? sealing.open(mobileSealed, 'mobile') : '',
    email: emailSealed ? sealing.open(emailSealed, 'email') : '',
  };
}
