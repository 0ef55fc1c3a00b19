import { z } from 'zod';
import * as wrong from '../../refusals/album.ts';
import { notFound } from '../../refusals/wire.ts';
import { isCleanText } from '../../rich-text/clean-text.ts';
import { consoleRead, consoleWrite } from '../../wire/console-call.ts';
import { BothTexts, Id, IsoDate, IsoMoment, MediaId, Text } from '../../wire/values.ts';

const clean = (longest: number) => BothTexts(longest).refine(({ zh, en }) => isCleanText(zh) && isCleanText(en));
const editor = { who: ['editor'] } as const;

export const listTopics = consoleRead('/api/console/listTopics', {
  ...editor,
  summary: 'The topics of the album, newest day first.',
  body: {},
  answer: z.object({ topics: z.array(z.object({ id: Id, date: IsoDate, title: Text, photos: z.int() })) }),
});

export const addTopic = consoleWrite('/api/console/addTopic', {
  ...editor,
  summary: 'Adds a topic to a day of the album.',
  body: { date: IsoDate, title: clean(60) },
  answer: z.object({ id: Id }),
});

export const addPhoto = consoleWrite('/api/console/addPhoto', {
  ...editor,
  summary: 'Shows an uploaded picture in a topic of the album at once.',
  body: { topicId: Id, media: Id, takenAt: IsoMoment, caption: clean(200) },
  answer: z.object({ id: Id }),
  refusals: [wrong.noSuchTopic, wrong.noSuchPicture],
});

export const hidePhoto = consoleWrite('/api/console/hidePhoto', {
  ...editor,
  summary: 'Takes a photo out of the album at once, or shows it again.',
  body: { id: Id, to: z.enum(['hidden', 'shown']) },
  answer: z.object({}),
  refusals: [notFound],
});

/** Which photo it is about: `pictureAddress` says where it is, for browsers in which somebody is logged in. */
const AskedPhoto = z.object({ date: IsoDate, topic: Text, takenAt: IsoMoment, caption: Text, picture: MediaId });
export const HideRequest = z.object({
  ...{ id: Id, photoId: Id, photo: AskedPhoto },
  ...{ name: Text, reason: Text.nullable(), askedAt: IsoMoment },
});

export const listHideRequests = consoleRead('/api/console/listHideRequests', {
  ...editor,
  summary: 'The requests to hide a photo that wait for an answer, oldest first.',
  body: {},
  answer: z.object({ requests: z.array(HideRequest) }),
});

export const answerHideRequest = consoleWrite('/api/console/answerHideRequest', {
  ...editor,
  summary: 'Hides the photo, or declines with a reason; whoever asked is told.',
  body: { id: Id, answer: z.enum(['hide', 'decline']), reason: clean(200).optional() },
  answer: z.object({}),
  refusals: [notFound, wrong.requestAnswered],
});

export const setExternalAlbum = consoleWrite('/api/console/setExternalAlbum', {
  ...editor,
  summary: 'Names the external album that phones offer, or none.',
  body: { url: z.string().max(2_000).nullable() },
  answer: z.object({ url: Text.nullable() }),
  refusals: [wrong.addressNotAllowed],
});

export const setWebViewHosts = consoleWrite('/api/console/setWebViewHosts', {
  who: ['owner'],
  summary: 'Sets the hosts that the web view may open. An external album on another host is taken back.',
  body: { hosts: z.array(z.string().max(253)).max(20) },
  answer: z.object({ hosts: z.array(Text) }),
  refusals: [wrong.hostsNotPlain],
});
