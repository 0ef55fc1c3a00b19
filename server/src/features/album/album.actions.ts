import { getAlbum, getPhotos, type askToHidePhoto, type getHideRequests } from 'contract/calls/album';
import { notFound } from 'contract/refusals/wire';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import { prepareAnswer } from '../../platform/http/prepared-and-compressed-answer.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { lockPerson } from '../session/session.actions.ts';
import * as rules from './album.rules.ts';
import * as store from './album.store.ts';

type AlbumContext = { db: Database; services: Pick<Services, 'contentCache'> };
type Reading = Pick<Context<typeof getPhotos>, 'db' | 'language' | 'services'>;

/** The whole album, without what is hidden. All attendees see the same. */
function currentAlbum({ db, services }: AlbumContext) {
  return services.contentCache.get(getPhotos, 'album', () => readAlbum(db));
}

async function readAlbum(db: Database) {
  const { timeZone } = await currentForum(db);
  const [topics, all] = [await store.allTopics(db), await store.allPhotos(db)];
  const photos = all.filter(({ hidden }) => !hidden).toSorted(rules.newestFirst);
  return {
    ...{ timeZone, topics, photos },
    // A page goes on after a photo that was hidden since, too.
    places: new Map<string, rules.Place>(all.map(({ id, addedAt }) => [id, { id, addedAt }])),
  };
}

export function showAlbum({ db, language, services }: Pick<Context<typeof getAlbum>, 'db' | 'language' | 'services'>) {
  return services.contentCache.get(getAlbum, language, async () => {
    const { timeZone, topics, photos } = await currentAlbum({ db, services });
    return prepareAnswer(getAlbum, { timeZone, days: rules.daysOf(topics, photos, language) });
  });
}

/** The first pages, with which everybody begins, are kept. */
export async function showPhotos({ body, db, language, services }: Reading & Pick<Context<typeof getPhotos>, 'body'>) {
  const { day, topicId, olderThan } = body;
  const { timeZone, photos, topics, places } = await currentAlbum({ db, services });
  const after = olderThan === undefined ? undefined : places.get(olderThan);
  if (olderThan !== undefined && !after) refuse(notFound);
  if (topicId !== undefined && !topics.some(({ id }) => id === topicId)) refuse(notFound);
  const prepared = (all: typeof photos) => {
    const page = rules.pageOf(all, { day, topicId }, after);
    return prepareAnswer(getPhotos, {
      photos: page.photos.map((photo) => rules.photoAsSeen(photo, { language, timeZone })),
      more: page.more,
    });
  };
  // A day may be any date, so that nobody fills the cache with days that have no photo.
  const isKept = !after && (day === undefined || topics.some(({ date }) => date === day));
  if (!isKept) return prepared(photos);
  // Asked again, because a photo may have been hidden since, and what is kept has to be dropped with the list.
  const current = async () => prepared((await currentAlbum({ db, services })).photos);
  return services.contentCache.get(getPhotos, `${language} ${day} ${topicId}`, current);
}

/** The photo stays until the secretariat has answered. */
export async function askToHide({ viewer, body, db, now, services, tellPerson }: Context<typeof askToHidePhoto>) {
  const { photoId, reason } = body;
  const personId = viewer.id;
  // Otherwise two requests at once would both be counted as the last one of the day.
  await lockPerson(db, personId);
  if (!(await store.isShown(db, photoId))) refuse(notFound);
  const why = rules.whyCannotAskToHide({
    isWaiting: await store.isWaiting(db, { photoId, personId }),
    asked: await store.askedSince(db, personId, rules.countedSince(now)),
    now,
  });
  if (why) refuse(why.refusal, 'retryAfter' in why ? { retryAfter: why.retryAfter } : undefined);
  const id = newId();
  const reasonSealed = reason ? services.sealing.seal(reason, id) : null;
  await store.insertHideRequest(db, { id, photoId, personId, reasonSealed, askedAt: now });
  tellPerson(personId);
  return {};
}

export async function showHideRequests({ viewer, db }: Context<typeof getHideRequests>) {
  return { requests: rules.requestsShown(await store.requestsOf(db, viewer.id)) };
}
