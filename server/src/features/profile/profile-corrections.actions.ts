import type * as calls from 'contract/calls/profile';
import type { CorrectionState, ProfileField } from 'contract/calls/profile';
import type { Language } from 'contract/languages';
import { alreadyAsked, nothingToCorrect, profileNotSubmitted } from 'contract/refusals/profile';
import { invalidInput, notFound } from 'contract/refusals/wire';
import { profileLengths } from 'contract/profile-lengths';
import { inField } from 'contract/wire/refusal';
import type { Database } from '../../platform/database/database.ts';
import { tooLong } from '../../platform/http/body/validate-body.ts';
import type { Context } from '../../platform/http/binding.ts';
import { newId } from '../../platform/ids.ts';
import { readableRows } from '../../platform/store-secret/readable-rows.ts';
import type { Sealing } from '../../platform/security/sealing.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { lockPerson } from '../session/session.actions.ts';
import { checkedAddress, openedAddresses, refuseIfTaken, spendClaim } from './profile-addresses.actions.ts';
import * as rules from './profile-corrections.rules.ts';
import * as store from './profile-corrections.store.ts';
import { recordToChange } from './profile-record.actions.ts';
import { cleanText, whyTextCannotBe } from './profile-texts.rules.ts';
import type { PersonOnRecord } from './profile.store.ts';

type Asking = Context<typeof calls.askCorrection>;
type NotWithdrawn = Exclude<CorrectionState, 'withdrawn'>;
type Asked = { field: ProfileField; language: Language | null; from: string; to: string };

/** The newest request that was not withdrawn, for the Info tab. */
export async function newestCorrection(db: Database, personId: string): Promise<NotWithdrawn | null> {
  return (await store.newestStateOf(db, personId)) ?? null;
}

export async function ownCorrections(
  { viewer, db, language, services }: Context<typeof calls.getProfile>,
  timeZone: string,
) {
  const rows = await store.correctionsOf(db, viewer.id);
  return readableRows(rows, services, (row) =>
    rules.correctionShown(row, openedCorrection(row, services.sealing), { language, timeZone }),
  );
}

export function openedCorrection({ id, fromSealed, toSealed }: store.CorrectionRow, sealing: Sealing) {
  return { from: sealing.open(fromSealed, `${id} from`), to: sealing.open(toSealed, `${id} to`) };
}

export async function askForCorrection(context: Asking) {
  const { viewer, body, db } = context;
  const person = await recordToChange(db, viewer.id);
  if (!person.profileSubmittedAt) refuse(profileNotSubmitted);
  const { field } = body;
  const asked = rules.isText(field) ? askedText(context, person, field) : await askedAddress(context, person, field);
  return { id: await keepCorrection(context, asked) };
}

function askedText({ body, language: spoken }: Asking, person: PersonOnRecord, field: calls.ProfileText): Asked {
  const language = body.language ?? spoken;
  const to = cleanText(field, body.text);
  const missing = whyTextCannotBe(field, to);
  if (missing) refuse(inField(missing, 'text'));
  if (to.length > profileLengths[field]) refuse(invalidInput, { fields: { text: tooLong[spoken] } });
  const from = person[field]?.[language] ?? '';
  if (from === to) refuse(nothingToCorrect);
  return { field, language, from, to };
}

async function askedAddress(context: Asking, person: PersonOnRecord, field: 'mobile' | 'email'): Promise<Asked> {
  const { body, db, now, services } = context;
  const checked = await checkedAddress(context, person, field, body.text);
  if (!checked) refuse(nothingToCorrect);
  if ('refusal' in checked) refuse(inField(checked.refusal, 'text'));
  await refuseIfTaken(context, person.id, field, checked.address);
  await spendClaim(db, checked.claimId, now);
  return { field, language: null, from: openedAddresses(person, services.sealing)[field], to: checked.address };
}

type Keeping = Pick<Asking, 'viewer' | 'db' | 'now' | 'services' | 'tellPerson'>;

/** A newer request replaces the one that waits, unless it asks for the same. The person's record is locked. */
export async function keepCorrection({ viewer, db, now, services, tellPerson }: Keeping, asked: Asked) {
  const { field, language, from, to } = asked;
  const earlier = await store.waitingFor(db, { personId: viewer.id, field, language });
  if (earlier && field !== 'photo' && openedCorrection(earlier, services.sealing).to === to) refuse(alreadyAsked);
  const why = rules.whyNoMore('corrections', await store.askedSince(db, viewer.id, rules.countedSince(now)), now);
  if (why) refuse(why.refusal, { retryAfter: why.retryAfter });
  if (earlier) await store.decide(db, earlier.id, { state: 'withdrawn', decidedAt: now });
  const id = newId();
  await store.insertCorrection(db, {
    ...{ id, personId: viewer.id, field, language, state: 'asked', askedAt: now },
    fromSealed: services.sealing.seal(from, `${id} from`),
    toSealed: services.sealing.seal(to, `${id} to`),
  });
  tellPerson(viewer.id);
  return id;
}

/** Once more changes nothing. Another person's request is answered like one that does not exist. */
export async function withdrawOwnCorrection(context: Context<typeof calls.withdrawCorrection>) {
  const { viewer, body, db, now, tellPerson } = context;
  await lockPerson(db, viewer.id);
  const found = await store.correctionById(db, body.id);
  if (found?.personId !== viewer.id) refuse(notFound);
  if (found.state === 'withdrawn') return {};
  const why = rules.whyCannotBeDecided(found);
  if (why) refuse(why);
  await store.decide(db, found.id, { state: 'withdrawn', decidedAt: now });
  tellPerson(viewer.id);
  return {};
}
