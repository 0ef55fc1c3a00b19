import {
  type AlbumPhoto,
  askToHidePhoto,
  getAlbum,
  getHideRequests,
  getPhotos,
  getTopicViewUrl,
  getWebViewAddress,
  preparePhotos,
  preparePhotosLink,
} from 'contract/calls/album';
import type { Language } from 'contract/languages';
import type { AnswerOf } from 'contract/wire/call';
import { codes } from 'contract/wire/codes';
import { call } from '../../lib/call/call.ts';
import { endlessQuery } from '../../lib/read/endless-query.ts';
import { readQuery } from '../../lib/read/read-query.ts';

export type Album = AnswerOf<typeof getAlbum>;
export type AlbumDay = Album['days'][number];
export type Photos = AnswerOf<typeof getPhotos>;
export type Elsewhere = NonNullable<AnswerOf<typeof getTopicViewUrl>>;
/** A day, or one of its topics. */
export type PhotosChoice = { day: string; topicId?: string | undefined };

// The page shows itself that there is nothing, and a session that may not ask has no requests.
const pageShows = [codes.notFound, codes.notAllowed, codes.invalid];

export const albumQueries = {
  all: (language: Language) => readQuery(getAlbum, {}, { language }),
  photos: ({ day, topicId }: PhotosChoice, language: Language) =>
    endlessQuery(
      getPhotos,
      topicId ? { topicId } : { day },
      { language, pageShows },
      {
        count: ({ photos }) => photos.length,
        hasMore: ({ more }) => more,
        after: ({ photos }) => ({ olderThan: photos.at(-1)?.id }),
        joined: (list, further) => ({ ...further, photos: [...list.photos, ...further.photos] }),
      },
    ),
  hideRequests: () => readQuery(getHideRequests, {}, { language: null, pageShows }),
  external: (language: Language) => readQuery(getTopicViewUrl, {}, { language, pageShows }),
  webView: (url: string) => readQuery(getWebViewAddress, { url }, { language: null, pageShows }),
};

const idsOf = (photos: readonly Pick<AlbumPhoto, 'id'>[]) => ({ photos: photos.map(({ id }) => id) });

/** The address of the photo, or of several as one file, which works once and for one minute. */
export const prepare = (photos: readonly Pick<AlbumPhoto, 'id'>[]) => call(preparePhotos, idsOf(photos));
/** A link for another browser. */
export const prepareLink = (photos: readonly Pick<AlbumPhoto, 'id'>[]) => call(preparePhotosLink, idsOf(photos));

export const askToHide = (photoId: string, reason: string) =>
  call(askToHidePhoto, { photoId, ...(reason && { reason }) });
