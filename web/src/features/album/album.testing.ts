import { type AlbumPhoto, getAlbum, getHideRequests, getPhotos, getTopicViewUrl } from 'contract/calls/album';
import { notFound } from 'contract/refusals/wire';
import { type Answering, answers, refused } from '../../lib/call/answers.testing.ts';
import type { AlbumDay } from './album.api.ts';

const atOnce = 60;
/** The hash of a small red and blue picture. */
const blur = 'HBkSHYSIeHiPiHh8eJd4eTN0EEQG';

export const photo = (number: number): AlbumPhoto => ({
  ...{ id: `photo${number}`, topicId: 'morning', blur, caption: `Photo ${number}` },
  picture: { id: 'c8d3kz1v9m2x7qp4rt6w', width: 1200, height: number % 3 === 0 ? 1600 : 900 },
  takenAt: '2027-03-22T09:30:00+08:00',
});

/** So many photos, newest first: the highest number comes first. */
export const manyPhotos = (count: number): AlbumPhoto[] =>
  Array.from({ length: count }, (_, place) => photo(count - place));

const timeZone = 'Asia/Shanghai';
const topic = (id: string, title: string, photos: number) => ({ id, title, photos });
export const sunday: AlbumDay = { date: '2027-03-21', photos: 1, topics: [topic('welcome', 'Welcome', 1)] };
const monday = (photos: number): AlbumDay => ({
  date: '2027-03-22',
  photos,
  topics: [topic('morning', 'Monday morning', photos), topic('tea', 'Tea', 0)],
});

type World = {
  /** Both days as soon as there is a photo of Monday, unless a test sets others. */
  days?: AlbumDay[] | undefined;
  photos: AlbumPhoto[];
  external: { url: string; title: string } | null;
  requests: { photoId: string; state: 'waiting' | 'declined' }[];
};

/** A server with two days; the photos are those of Monday. A test may change them. */
export function albumOf(world: World): Answering[] {
  const both = () => (world.photos.length === 0 ? [] : [monday(world.photos.length), sunday]);
  return [
    answers(getAlbum, () => ({ timeZone, days: world.days ?? both() })),
    answers(getPhotos, ({ body: { day, topicId, olderThan } }) => {
      const listed =
        day === '2027-03-22' || topicId === 'morning' ? world.photos : topicId === 'tea' ? [] : [photo(900)];
      const last = listed.findIndex(({ id }) => id === olderThan);
      if (olderThan && last === -1) return refused(notFound);
      const photos = listed.slice(last + 1, last + 1 + atOnce);
      return { photos, more: listed.length > last + 1 + atOnce };
    }),
    answers(getTopicViewUrl, () => world.external),
    answers(getHideRequests, () => ({ requests: world.requests })),
  ];
}
