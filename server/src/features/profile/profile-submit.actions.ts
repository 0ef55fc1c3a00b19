import type { submitProfile } from 'contract/calls/profile';
import { profileSubmitted } from 'contract/refusals/profile';
import type { Context } from '../../platform/http/binding.ts';
import { storedNames } from '../../platform/people/stored-names.ts';
import { isoIn } from '../../platform/time-zones.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { checkedAddress, replacedAddress, spendClaim } from './profile-addresses.actions.ts';
import { familyNameIn } from './profile-names.rules.ts';
import { changeRecord, recordToChange } from './profile-record.actions.ts';
import { submittedTexts } from './profile-texts.rules.ts';
import type { PersonOnRecord, RecordChange } from './profile.store.ts';

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
  for (const { channel, address, claimId } of addresses) {
    await spendClaim(db, claimId, now);
    Object.assign(change, await replacedAddress(context, person, channel, address));
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
