import type * as calls from 'contract/calls/console/corrections';
import type { Both } from 'contract/languages';
import { notFound } from 'contract/refusals/wire';
import type { Context } from '../../platform/http/binding.ts';
import { insertPersonalNotice } from '../../platform/messages/sending.store.ts';
import { storedNames } from '../../platform/people/stored-names.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { isoIn } from '../../platform/time-zones.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { replacedAddress } from './profile-addresses.actions.ts';
import { openedCorrection } from './profile-corrections.actions.ts';
import { isText, whyCannotBeDecided } from './profile-corrections.rules.ts';
import * as store from './profile-corrections.store.ts';
import { familyNameIn } from '../../platform/people/family-name.rules.ts';
import { readableRows } from '../../platform/store-secret/readable-rows.ts';
import { replacePhoto, waitingPhotoOf } from './profile-photo.store.ts';
import { changeRecord, recordToChange } from './profile-record.actions.ts';
import { corrected } from './profile-texts.rules.ts';
import type { PersonOnRecord, RecordChange } from './profile.store.ts';

export async function showCorrections({ db, language, services }: Context<typeof calls.listCorrections>) {
  const [rows, { timeZone }] = [await store.allWaiting(db), await currentForum(db)];
  const named = rows.map((row) => ({ id: row.correction.id, ...row }));
  return {
    corrections: readableRows(named, services, ({ correction, name }) => ({
      ...{ id: correction.id, field: correction.field, language: correction.language, personId: correction.personId },
      ...openedCorrection(correction, services.sealing),
      name: inLanguage(language)(name),
      askedAt: isoIn(timeZone, correction.askedAt),
    })),
  };
}

type Applying = Context<typeof calls.applyCorrection>;

export async function applyOneCorrection(context: Applying) {
  const { body, language } = context;
  const { correction, person } = await correctionToDecide(context, body.id);
  await applyTo(context, person, correction);
  await decided(context, correction, { decision: 'applied' });
  return { name: inLanguage(language)(person.name) };
}

export async function declineOneCorrection(context: Context<typeof calls.declineCorrection>) {
  const { body, language } = context;
  const { correction, person } = await correctionToDecide(context, body.id);
  await decided(context, correction, { decision: 'declined', reason: body.reason });
  return { name: inLanguage(language)(person.name) };
}

/** Behind the person's lock, so that nobody withdraws or replaces meanwhile what is being decided. */
async function correctionToDecide({ db }: Pick<Applying, 'db'>, id: string) {
  const found = await store.correctionById(db, id);
  if (!found) refuse(notFound);
  const person = await recordToChange(db, found.personId);
  const correction = (await store.correctionById(db, id)) ?? found;
  const why = whyCannotBeDecided(correction);
  if (why) refuse(why);
  return { correction, person };
}

async function applyTo(context: Applying, person: PersonOnRecord, correction: store.CorrectionRow) {
  const { to } = openedCorrection(correction, context.services.sealing);
  const { field, askedAt } = correction;
  if (field === 'photo') await applyPhoto(context, correction);
  const change = isText(field) ? withText(person, { field, language: correction.language ?? 'en', to }) : {};
  // The code was read before the correction was asked for.
  if (field === 'mobile' || field === 'email')
    Object.assign(change, await replacedAddress(context, person, { channel: field, address: to, provenAt: askedAt }));
  await changeRecord(context, person, change);
}

async function applyPhoto({ db }: Applying, { id, personId }: store.CorrectionRow) {
  const waiting = await waitingPhotoOf(db, id);
  if (!waiting) throw new Error('a photo that waits is gone');
  await replacePhoto(db, personId, waiting.fileId);
}

type NewText = { field: 'name' | 'organisation' | 'title' | 'profile'; language: 'zh' | 'en'; to: string };

function withText(person: PersonOnRecord, { field, language, to }: NewText): RecordChange {
  const text = corrected(person[field], language, to);
  return field === 'name' ? storedNames(text, familyNameIn(text, person)) : { [field]: text };
}

type Deciding = Pick<Applying, 'db' | 'now' | 'changed' | 'tellPerson'>;
type Decision = { decision: 'applied' | 'declined'; reason?: Both };

/** The audit says what was decided, but no value: names and addresses stay out of it. */
async function decided(context: Deciding, correction: store.CorrectionRow, { decision, reason }: Decision) {
  const { db, now, changed, tellPerson } = context;
  const { id, personId, field, language } = correction;
  await store.decide(db, id, { state: decision, decidedAt: now, ...(reason && { reason }) });
  const facts = { of: 'correction' as const, field, decision };
  await insertPersonalNotice(db, { personId, key: `correction ${id}`, facts }, now);
  tellPerson(personId);
  await changed({
    ...{ kind: 'person', item: personId, what: `correction ${decision}` },
    before: { correction: id, field, language, state: 'asked' },
    after: { correction: id, field, language, state: decision, ...(reason && { reason }) },
  });
}
