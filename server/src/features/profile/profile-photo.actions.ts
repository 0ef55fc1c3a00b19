import type { getWaitingPhoto } from 'contract/calls/console/corrections';
import type { sendPhoto } from 'contract/calls/profile';
import { notAPicture } from 'contract/refusals/profile';
import { notFound } from 'contract/refusals/wire';
import type { Context } from '../../platform/http/binding.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { keepCorrection } from './profile-corrections.actions.ts';
import { countedSince, whyNoMore } from './profile-corrections.rules.ts';
import * as store from './profile-photo.store.ts';
import { changeRecord, recordToChange } from './profile-record.actions.ts';

/** Before the profile is submitted a photo is replaced at once; afterwards it waits, and nobody sees it. */
export async function takePhoto(context: Context<typeof sendPhoto>) {
  const { viewer, db, now, photo: bytes } = context;
  if (!bytes) refuse(notAPicture);
  const person = await recordToChange(db, viewer.id);
  const why = whyNoMore('photos', await store.photosSentSince(db, viewer.id, countedSince(now)), now);
  if (why) refuse(why.refusal, { retryAfter: why.retryAfter });
  await store.notePhotoSent(db, viewer.id, now);
  const kept = { type: 'image/webp' as const, bytes };
  if (person.profileSubmittedAt) {
    const correctionId = await keepCorrection(context, { field: 'photo', language: null, from: '', to: '' });
    await store.keepWaiting(db, { correctionId, personId: viewer.id, ...kept });
    return { photo: person.photo, waits: true };
  }
  const photo = await store.replacePhoto(db, viewer.id, kept);
  await changeRecord(context, person, {});
  return { photo, waits: false };
}

export async function showWaitingPhoto({ body, db }: Context<typeof getWaitingPhoto>) {
  const found = await store.waitingPhotoOf(db, body.id);
  if (!found) refuse(notFound);
  return { type: found.type, base64: Buffer.from(found.bytes).toString('base64') };
}
