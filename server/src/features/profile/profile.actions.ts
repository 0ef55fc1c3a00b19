import type { getAsOthersSee, getInfo, getProfile, Info, submitProfile } from 'contract/calls/profile';
import { profileSubmitted } from 'contract/refusals/profile';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import { insertPersonalNotice } from '../../platform/messages/sending.store.ts';
import { familyNameIn } from '../../platform/people/family-name.rules.ts';
import { storedNames } from '../../platform/people/stored-names.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { isoIn } from '../../platform/time-zones.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { asOthersSee } from '../delegates/delegates.actions.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { openedAddresses, checkedAddress, replacedAddress, spendClaim } from './profile-addresses.actions.ts';
import { newestCorrection, ownCorrections } from './profile-corrections.actions.ts';
import { ownRecord, changeRecord, recordToChange } from './profile-record.actions.ts';
import { submittedTexts } from './profile-texts.rules.ts';
import { asTheBadgeSays, profileOf } from './profile.rules.ts';
import type { PersonOnRecord, RecordChange } from './profile.store.ts';

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

type Submitting = Context<typeof submitProfile>;

/** Once; from then on the Secretariat applies corrections. */
export async function submitOwnProfile(context: Submitting) {
  const { viewer, db, now } = context;
  const person = await recordToChange(db, viewer.id);
  if (person.profileSubmittedAt) refuse(profileSubmitted);
  const { texts, addresses } = await checked(context, person);
  const { name, organisation, title, profile } = texts;
  const change: RecordChange = {
    ...storedNames(name, familyNameIn(name, person)),
    ...{ organisation, title, profile, profileSubmittedAt: now },
  };
  for (const { channel, address, claimId, provenAt } of addresses) {
    await spendClaim(db, claimId, now);
    Object.assign(change, await replacedAddress(context, person, { channel, address, provenAt }));
    // The person's other sessions learn of it, like the address that was replaced.
    const facts = { of: 'address' as const, channel };
    await insertPersonalNotice(db, { personId: person.id, key: `address ${claimId}`, facts }, now);
  }
  await changeRecord(context, person, change);
  const { timeZone } = await currentForum(db);
  return { submittedAt: isoIn(timeZone, now) };
}

/** Every field that is wrong says its own, and the first of them is the refusal. */
async function checked(context: Submitting, person: PersonOnRecord) {
  const { body, language } = context;
  const { texts, missing } = submittedTexts(body, language, person);
  const found = [];
  for (const channel of ['mobile', 'email'] as const)
    found.push({ channel, checked: await checkedAddress(context, person, channel, body[channel]) });
  const wrong = found.flatMap(({ checked }) => (checked && 'refusal' in checked ? [checked.refusal] : []));
  const [first, ...others] = [...missing, ...wrong];
  if (first) {
    const fields = [first, ...others].map(({ field, says }) => [field, says[language]] as const);
    refuse(first, { fields: Object.fromEntries(fields) });
  }
  const addresses = found.flatMap(({ channel, checked }) =>
    checked && 'address' in checked ? [{ channel, ...checked }] : [],
  );
  return { texts, addresses };
}
