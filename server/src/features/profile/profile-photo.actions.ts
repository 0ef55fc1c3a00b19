import type { getWaitingPhoto } from 'contract/calls/console/corrections';
import type { sendPhoto } from 'contract/calls/profile';
import { notAPicture } from 'contract/refusals/profile';
import { notFound } from 'contract/refusals/wire';
import type { Context } from '../../platform/http/binding.ts';
import { insertFile } from '../../platform/media/files/files.store.ts';
import { allOf } from '../../platform/media/store/media-store.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { keepCorrection } from './profile-corrections.actions.ts';
import { countedSince, whyNoMore } from './profile-corrections.rules.ts';
import * as store from './profile-photo.store.ts';
import { changeRecord, recordToChange } from './profile-record.actions.ts';

/** Before the profile is submitted a photo is replaced at once; afterwards it waits, and nobody sees it. */
export async function takePhoto(context: Context<typeof sendPhoto>) {
  const { viewer, db, now, photo: file } = context;
  if (!file) refuse(notAPicture);
  const person = await recordToChange(db, viewer.id);
  const why = whyNoMore('photos', await store.photosSentSince(db, viewer.id, countedSince(now)), now);
  if (why) refuse(why.refusal, { retryAfter: why.retryAfter });
  await store.notePhotoSent(db, viewer.id, now);
  await insertFile(db, file);
  if (person.profileSubmittedAt) {
    const correctionId = await keepCorrection(context, { field: 'photo', language: null, from: '', to: '' });
    await store.keepWaiting(db, { correctionId, personId: viewer.id, fileId: file.id });
    return { photo: person.photo, waits: true };
  }
  const photo = await store.replacePhoto(db, viewer.id, file.id);
  await changeRecord(context, person, {});
  return { photo, waits: false };
}

export async function showWaitingPhoto({ body, db, services }: Context<typeof getWaitingPhoto>) {
  const found = await store.waitingPhotoOf(db, body.id);
  if (!found) refuse(notFound);
  const bytes = await allOf(await services.mediaStore.read(found.fileId));
  return { type: found.type, base64: bytes.toString('base64') };
}
