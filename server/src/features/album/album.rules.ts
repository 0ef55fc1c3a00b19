import type { AlbumPhoto, AlbumTopic } from 'contract/calls/album';
import { photosAtOnce } from 'contract/calls/album';
import type { Language } from 'contract/languages';
import { alreadyAskedToHide, photosGone, photosTooLarge, tooManyHideRequests } from 'contract/refusals/album';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { isoIn } from '../../platform/time-zones.ts';
import type { StoredPhoto, StoredTopic } from './album.store.ts';

/** By the moment of its arrival, so that new photos always come on top; by the id where two arrived together. */
export function newestFirst(one: Place, other: Place): number {
  const later = other.addedAt.getTime() - one.addedAt.getTime();
  if (later !== 0) return later;
  return one.id < other.id ? 1 : -1;
}
export type Place = Pick<StoredPhoto, 'id' | 'addedAt'>;

type Asked = { day?: string | undefined; topicId?: string | undefined };

/** A page goes on after a place, not after a number of photos: what arrives meanwhile neither repeats nor hides one. */
export function pageOf(photos: readonly StoredPhoto[], { day, topicId }: Asked, after?: Place) {
  const found = photos
    .filter((photo) => !day || photo.date === day)
    .filter((photo) => !topicId || photo.topicId === topicId)
    .filter((photo) => !after || (photo.id !== after.id && newestFirst(after, photo) < 0));
  return { photos: found.slice(0, photosAtOnce), more: found.length > photosAtOnce };
}

type Seen = { language: Language; timeZone: string };

export function photoAsSeen(photo: StoredPhoto, { language, timeZone }: Seen): AlbumPhoto {
  const { id, topicId, pictureId, width, height, blur, takenAt, caption } = photo;
  return {
    ...{ id, topicId, blur, picture: { id: pictureId, width, height } },
    takenAt: isoIn(timeZone, takenAt),
    caption: inLanguage(language)(caption),
  };
}

/** The newest day first, and in it the topic that was added last. A heading over nothing would look like a mistake. */
export function daysOf(topics: readonly StoredTopic[], photos: readonly StoredPhoto[], language: Language) {
  const counts = new Map<string, number>();
  for (const { topicId } of photos) counts.set(topicId, (counts.get(topicId) ?? 0) + 1);
  const shown = topics.toSorted(newestTopicFirst).flatMap(({ id, date, title }): (AlbumTopic & { date: string })[] => {
    const count = counts.get(id);
    return count ? [{ id, date, title: inLanguage(language)(title), photos: count }] : [];
  });
  return Array.from(
    Map.groupBy(shown, ({ date }) => date),
    ([date, own]) => ({
      date,
      photos: own.reduce((sum, topic) => sum + topic.photos, 0),
      topics: own.map(({ id, title, photos: count }) => ({ id, title, photos: count })),
    }),
  );
}

export function newestTopicFirst(one: StoredTopic, other: StoredTopic): number {
  if (one.date !== other.date) return one.date < other.date ? 1 : -1;
  return newestFirst(one, other);
}

/** What a phone on a hotel's network fetches within minutes. */
const mostBytes = 500 * 1024 * 1024;

export function whyPhotosCannotBeDownloaded(asked: readonly string[], found: readonly { size: number }[]) {
  if (found.length < new Set(asked).size) return photosGone;
  return found.reduce((sum, { size }) => sum + size, 0) > mostBytes ? photosTooLarge : undefined;
}

const day = 24 * 60 * 60 * 1000;
/** Nobody is in more photos that disturb them on a day; a broken script would ask for hundreds. */
const hideRequestsPerDay = 10;

export const countedSince = (now: Date) => new Date(now.getTime() - day);

/** `asked` are the person's requests of the last day. */
export function whyCannotAskToHide({ isWaiting, asked, now }: { isWaiting: boolean; asked: Date[]; now: Date }) {
  if (isWaiting) return { refusal: alreadyAskedToHide };
  if (asked.length < hideRequestsPerDay) return undefined;
  const oldest = Math.min(...asked.map((at) => at.getTime()));
  return { refusal: tooManyHideRequests, retryAfter: Math.ceil((oldest + day - now.getTime()) / 1000) };
}

/** The newest request about each photo, without those that are fulfilled. `requests` come oldest first. */
export function requestsShown(requests: readonly { photoId: string; answer: 'hide' | 'decline' | null }[]) {
  const newest = new Map(requests.map((request) => [request.photoId, request.answer]));
  return [...newest].flatMap(([photoId, answer]) =>
    answer === 'hide' ? [] : [{ photoId, state: answer === null ? ('waiting' as const) : ('declined' as const) }],
  );
}
