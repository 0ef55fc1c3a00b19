import type { getAsOthersSee, getInfo, getProfile, Info } from 'contract/calls/profile';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { isoIn } from '../../platform/time-zones.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { asOthersSee } from '../delegates/delegates.actions.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { openedAddresses } from './profile-addresses.actions.ts';
import { newestCorrection, ownCorrections } from './profile-corrections.actions.ts';
import { ownRecord } from './profile-record.actions.ts';
import { asTheBadgeSays, profileOf } from './profile.rules.ts';

/** A found badge opens a limited session, which learns nothing beyond what is printed on it. */
export async function showInfo({ viewer, db, language }: Context<typeof getInfo>): Promise<Info> {
  const person = await ownRecord(db, viewer.id);
  const printed = asTheBadgeSays(person, viewer, inLanguage(language));
  if (viewer.scope === 'limited') return { ...printed, own: null };
  const submitted = person.profileSubmittedAt !== null;
  const correction = await newestCorrection(db, viewer.id);
  return { ...printed, own: { submitted, correction, mode: person.mode } };
}

export async function showProfile(context: Context<typeof getProfile>) {
  const { viewer, db, services } = context;
  const [person, { timeZone }] = [await ownRecord(db, viewer.id), await currentForum(db)];
  const submittedAt = person.profileSubmittedAt && isoIn(timeZone, person.profileSubmittedAt);
  const corrections = await ownCorrections(context, timeZone);
  return profileOf(person, { submittedAt, timeZone, ...openedAddresses(person, services.sealing), corrections });
}

export async function showAsOthersSee(context: Context<typeof getAsOthersSee>) {
  return { delegate: (await asOthersSee(context)) ?? null };
}

/** What a limited session is told of its owner's record, for the mark of what such a session can read. */
export async function printedOnBadge({ db, viewer }: { db: Database; viewer: Viewer }) {
  const person = await ownRecord(db, viewer.id);
  return (['zh', 'en'] as const).map((language) => asTheBadgeSays(person, viewer, inLanguage(language)));
}
