import type * as calls from 'contract/calls/console/album';
import type { Both } from 'contract/languages';
import { noSuchPicture, noSuchTopic, requestAnswered } from 'contract/refusals/album';
import { notFound } from 'contract/refusals/wire';
import type { Context } from '../../platform/http/binding.ts';
import { newId } from '../../platform/ids.ts';
import { insertPersonalNotice } from '../../platform/messages/sending.store.ts';
import { readableRows } from '../../platform/store-secret/readable-rows.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { isoIn } from '../../platform/time-zones.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { newestTopicFirst } from './album.rules.ts';
import * as store from './album-staff.store.ts';

export async function listTopics({ db, language }: Context<typeof calls.listTopics>) {
  const topics = (await store.topicsWithCounts(db)).toSorted(newestTopicFirst);
  return {
    topics: topics.map(({ id, date, title, photos }) => ({ id, date, title: inLanguage(language)(title), photos })),
  };
}

/** Nobody sees a topic before it has a photo, so that no screen is told. */
export async function addTopic({ body, db, now, changed }: Context<typeof calls.addTopic>) {
  const { date, title } = body;
  const id = newId();
  await store.insertTopic(db, { id, date, title, addedAt: now });
  await changed({ kind: 'album', item: id, what: 'add topic', before: null, after: { date, title } });
  return { id };
}

export async function addPhoto({ body, db, now, changed, tellScreens }: Context<typeof calls.addPhoto>) {
  const { topicId, media, caption } = body;
  if (!(await store.isTopic(db, topicId))) refuse(noSuchTopic);
  if (!(await store.isForAlbum(db, media))) refuse(noSuchPicture);
  const id = newId();
  const takenAt = new Date(body.takenAt);
  await store.insertPhoto(db, { id, topicId, pictureId: media, takenAt, addedAt: now, caption });
  const after = { topicId, media, takenAt: takenAt.toISOString(), caption };
  await changed({ kind: 'album', item: id, what: 'add photo', before: null, after });
  tellScreens({ topic: 'album', itemId: id, version: 1 });
  return { id };
}

type Hiding = Pick<Context<typeof calls.hidePhoto>, 'db' | 'now' | 'changed' | 'tellPerson' | 'tellScreens'>;

/** Whoever waits for an answer about a photo that is hidden has it with that. */
export async function hideOrShowPhoto(context: Context<typeof calls.hidePhoto>) {
  const { id, to } = context.body;
  const photo = await store.photoToChange(context.db, id);
  if (!photo) refuse(notFound);
  await setHidden(context, photo, to === 'hidden');
  if (to === 'hidden') await tellAnswer(context, { photoId: id }, { answer: 'hide' });
  return {};
}

async function setHidden(
  { db, changed, tellScreens }: Hiding,
  photo: { id: string; hidden: boolean },
  hidden: boolean,
) {
  const { id } = photo;
  await store.setHidden(db, id, hidden);
  const what = hidden ? 'hide photo' : 'show photo';
  await changed({ kind: 'album', item: id, what, before: { hidden: photo.hidden }, after: { hidden } });
  tellScreens({ topic: 'album', itemId: id, version: 1 });
}

export async function listHideRequests({ db, language, services }: Context<typeof calls.listHideRequests>) {
  const [rows, { timeZone }] = [await store.requestsWaiting(db), await currentForum(db)];
  const say = inLanguage(language);
  return {
    requests: readableRows(rows, services, ({ id, photoId, photo, reasonSealed, askedAt, name }) => ({
      ...{ id, photoId, name: say(name) },
      photo: {
        ...{ date: photo.date, topic: say(photo.topic), caption: say(photo.caption), picture: photo.pictureId },
        takenAt: isoIn(timeZone, photo.takenAt),
      },
      reason: reasonSealed && services.sealing.open(reasonSealed, id),
      askedAt: isoIn(timeZone, askedAt),
    })),
  };
}

/** Behind the photo's lock, so that two members of staff do not answer the same request. */
export async function answerHideRequest(context: Context<typeof calls.answerHideRequest>) {
  const { db, body } = context;
  const { id, answer, reason = null } = body;
  const asked = await store.requestById(db, id);
  const photo = asked && (await store.photoToChange(db, asked.photoId));
  const request = photo && (await store.requestById(db, id));
  if (!request) refuse(notFound);
  if (request.answer) refuse(requestAnswered);
  if (answer === 'hide') await setHidden(context, photo, true);
  // A hidden photo answers everybody who asked about it.
  const which = answer === 'hide' ? { photoId: photo.id } : { id };
  await tellAnswer(context, which, { answer, reason });
  return {};
}

type Answered = { answer: 'hide' | 'decline'; reason?: Both | null };

/** The audit says what was answered, but not whom the photo shows. */
async function tellAnswer(
  { db, now, changed, tellPerson }: Hiding,
  which: { id: string } | { photoId: string },
  { answer, reason = null }: Answered,
) {
  const facts = { of: 'hiding' as const, answer, reason: answer === 'decline' ? reason : null };
  for (const { id, personId } of await store.answerRequests(db, which, { answer, answeredAt: now })) {
    await insertPersonalNotice(db, { personId, key: `hiding ${id}`, facts }, now);
    tellPerson(personId);
    const after = { request: id, answer, ...(facts.reason && { reason: facts.reason }) };
    await changed({
      kind: 'album',
      item: id,
      what: 'answer hide request',
      before: { request: id, answer: null },
      after,
    });
  }
}
