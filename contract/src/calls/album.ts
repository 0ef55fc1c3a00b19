import { z } from 'zod';
import { albumLimits } from '../album-limits.ts';
import * as no from '../refusals/album.ts';
import { notFound } from '../refusals/wire.ts';
import { read, write } from '../wire/call.ts';
import { Id, IsoDate, IsoMoment, Picture, Text } from '../wire/values.ts';

/** What happened in one part of a day, for example “Monday morning”. */
export const AlbumTopic = z.object({ id: Id, title: Text, photos: z.int() });
export type AlbumTopic = z.infer<typeof AlbumTopic>;

export const AlbumPhoto = z.object({
  id: Id,
  topicId: Id,
  picture: Picture,
  /** A thumbhash in base64: its colours, before the picture arrives. */
  blur: z.string(),
  takenAt: IsoMoment,
  /** What it shows, for those who do not see it. */
  caption: Text,
});
export type AlbumPhoto = z.infer<typeof AlbumPhoto>;

const common = { who: 'signed in, limited too', shows: ['album'], keep: 'personal' } as const;

export const getAlbum = read('/api/album/getAlbum', {
  ...common,
  summary: 'The days of the album with their topics, newest first, and how many photos each has.',
  body: {},
  answer: z.object({
    timeZone: z.string(),
    days: z.array(z.object({ date: IsoDate, photos: z.int(), topics: z.array(AlbumTopic) })),
  }),
  overlay: true,
});

/** So many photos fill a few screens of a phone. */
export const photosAtOnce = 60;

export const getPhotos = read('/api/album/getPhotos', {
  ...common,
  summary: 'The photos of a day or of a topic, newest first, sixty at a time; the older ones continue after the last.',
  body: { day: IsoDate.optional(), topicId: Id.optional(), olderThan: Id.optional() },
  answer: z.object({ photos: z.array(AlbumPhoto), more: z.boolean() }),
  overlay: false,
  refusals: [notFound],
});

export const preparePhotos = write('/api/album/preparePhotos', {
  who: 'signed in, limited too',
  summary: 'Prepares the download of a photo, or of several as one zip.',
  body: { photos: z.array(Id).min(1).max(albumLimits.photosInOneFile) },
  // The file can be fetched from there once, within a minute, by the session that asked for it (security F7).
  answer: z.object({ address: Text, size: z.int() }),
  overlay: true,
  keep: 'nothing',
  secretAnswer: true,
  refusals: [no.photosGone, no.photosTooLarge],
});

export const preparePhotosLink = write('/api/album/preparePhotosLink', {
  who: 'signed in, limited too',
  summary:
    'Makes a link for another browser, valid for ten minutes, to a page with a button that downloads the photos.',
  body: { photos: z.array(Id).min(1).max(albumLimits.photosInOneFile) },
  answer: z.object({ address: Text, endsAt: IsoMoment }),
  overlay: true,
  keep: 'nothing',
  secretAnswer: true,
  refusals: [no.photosGone, no.photosTooLarge],
});

export const askToHidePhoto = write('/api/album/askToHidePhoto', {
  who: 'signed in',
  summary: 'Asks the Secretariat to hide a photo that shows the viewer.',
  body: { photoId: Id, reason: z.string().trim().max(albumLimits.hideReason).optional() },
  answer: z.object({}),
  overlay: true,
  keep: 'nothing',
  sealed: ['reason'],
  refusals: [notFound, no.alreadyAskedToHide, no.tooManyHideRequests],
});

export const getHideRequests = read('/api/album/getHideRequests', {
  who: 'signed in',
  summary: 'The photos that the viewer asked to hide, with the Secretariat’s answer.',
  body: {},
  answer: z.object({ requests: z.array(z.object({ photoId: Id, state: z.enum(['waiting', 'declined']) })) }),
  shows: ['mine'],
  overlay: false,
  keep: 'personal',
});

export const getTopicViewUrl = read('/api/getTopicViewUrl', {
  who: 'signed in, limited too',
  summary: 'Where the external view of the album is, if the Secretariat set one; otherwise null.',
  body: {},
  answer: z.object({ url: Text, title: Text }).nullable(),
  shows: ['album'],
  overlay: false,
  keep: 'public',
});

export const getWebViewAddress = read('/api/webview/getWebViewAddress', {
  who: 'signed in, limited too',
  summary: 'The address as the web view may open it: https, and on one of the allowed hosts.',
  body: { url: z.string().max(2_000) },
  answer: z.object({ url: Text, host: Text }),
  shows: ['album'],
  overlay: false,
  keep: 'nothing',
  refusals: [no.addressNotAllowed],
});
