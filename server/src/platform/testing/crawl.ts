import { sql } from 'drizzle-orm';
import { allCalls } from 'contract/all-calls';
import { getMeetings } from 'contract/calls/agenda';
import { getFriendStatus } from 'contract/calls/cards';
import { getMessage, getMessages, getMessageTitles } from 'contract/calls/messages';
import { getBrief, getNews, getNewsItem } from 'contract/calls/news';
import { findGroups } from 'contract/search-limits';
import { fileCategories } from 'contract/file-categories';
import { people } from '../../../demo/people.ts';
import { type Language, languages } from 'contract/languages';
import type { Call } from 'contract/wire/call';
import { mediaPath, photoAddress, pictureAddress } from 'contract/wire/media';
import { z } from 'zod';

import { mediaFile, photo } from '../database/tables/content/media.ts';
import { fetchMedia, mediaAs } from './media.ts';
import type { Body } from './signed-call.ts';
import type { testServer } from './test-server.ts';

type Server = Awaited<ReturnType<typeof testServer>>;
/** All ids of the database, by table. */
type Ids = Record<
  'people' | 'meetings' | 'partners' | 'outlets' | 'messages' | 'assisted' | 'news' | 'topics' | 'photos' | 'files',
  string[]
>;
type Asking = { server: Server; ids: Ids };
type Makers = Record<string, (asking: Asking) => Body[] | Promise<Body[]>>;

const once = () => [{}];
const fileCategoryNames = Object.keys(fileCategories);
const byId = (of: keyof Ids) => (asking: Asking) => asking.ids[of].map((id) => ({ id }));

/** The bodies with which each read is called, so that it returns everything that it can. */
const bodies: Makers = {
  '/api/about/getHelp': once,
  '/api/about/getIntroduction': once,
  '/api/about/getLegalTexts': once,
  '/api/about/getQuestions': once,
  '/api/about/getSignInHelp': once,
  '/api/about/getSlides': once,
  '/api/agenda/getAgenda': once,
  [getMeetings.path]: (asking) => [
    {},
    ...byId('meetings')(asking),
    ...['plenary', 'symposium', 'closed', 'reception', 'other'].map((type) => ({ type })),
    ...['upcoming', 'ongoing', 'concluded'].map((status) => ({ status })),
  ],
  '/api/album/getAlbum': once,
  '/api/album/getHideRequests': once,
  '/api/album/getPhotos': ({ ids }) => [
    ...[{}, ...ids.topics.map((topicId) => ({ topicId }))],
    ...ids.photos.filter((_id, nth) => nth % 20 === 0).map((olderThan) => ({ olderThan })),
  ],
  '/api/getTopicViewUrl': once,
  '/api/webview/getWebViewAddress': () => [{ url: 'https://album.example.com/' }, { url: 'javascript:alert(1)' }],
  '/api/calendar/getCalendarAddress': once,
  // Also in the name of others, whose assistants alone are answered.
  '/api/cards/getCards': ({ ids }) => [{}, ...ids.assisted.map((actingFor) => ({ actingFor }))],
  '/api/cards/getSharing': once,
  // Phones are refused; an answer for the secretariat would be a leak.
  '/api/console/checkArrangements': ({ ids }) => [
    { people: ids.people.slice(0, 10).map((personId) => ({ personId, arrangements: [] })) },
  ],
  '/api/console/cleanHtml': () => [{ html: '<p>text</p>', files: [] }],
  '/api/console/findPerson': () => people.slice(0, 10).map(({ email }) => ({ address: email })),
  '/api/console/getMeeting': byId('meetings'),
  '/api/console/getPartnerLinks': ({ ids }) => ids.partners.map((partnerId) => ({ partnerId })),
  '/api/console/getSentMessages': once,
  '/api/console/listCorrections': once,
  '/api/console/getWaitingPhoto': ({ ids }) => ids.people.slice(0, 3).map((id) => ({ id })),
  '/api/console/listDecoys': once,
  '/api/console/listErasures': once,
  '/api/console/listFiles': once,
  '/api/console/listNews': once,
  '/api/console/listForumFiles': once,
  '/api/console/listTopics': once,
  '/api/console/listHideRequests': once,
  '/api/console/verifyAudit': once,
  '/api/delegates/getDelegates': once,
  // The ids include people who are not delegates.
  '/api/delegates/getDelegate': byId('people'),
  '/api/faceToFace/getEncounter': once,
  '/api/favourites/getOwnItems': once,
  '/api/files/getFiles': ({ ids }) => [
    ...[{}, ...fileCategoryNames.map((category) => ({ category }))],
    ...ids.files.filter((_id, nth) => nth % 4 === 0).map((olderThan) => ({ olderThan })),
  ],
  '/api/files/getFile': byId('files'),
  '/api/files/getFilePage': ({ ids }) => ids.files.map((id) => ({ id, number: 1 })),
  // It answers numbers alone.
  '/api/files/findInFile': ({ ids }) =>
    ids.files.filter((_id, nth) => nth % 4 === 0).map((id, nth) => ({ id, text: nth % 2 === 0 ? '的' : 'the' })),
  '/api/files/searchFiles': () => ['a', '的', '闭门', 'seminar'].map((text) => ({ text })),
  // Pages overlap, so that a few beginnings show every item.
  [getNews.path]: ({ ids }) => [
    ...[{}, { kind: 'news' }, { kind: 'talk' }],
    ...ids.news.filter((_id, nth) => nth % 4 === 0).map((olderThan) => ({ olderThan })),
  ],
  [getNewsItem.path]: byId('news'),
  [getBrief.path]: once,
  [getFriendStatus.path]: ({ ids }) => ids.people.slice(0, 20).map((guestId) => ({ guestId })),
  [getMessageTitles.path]: once,
  [getMessages.path]: () => [{ group: 'reminder' }, { group: 'notification' }],
  [getMessage.path]: byId('messages'),
  '/api/live/getChanges': () => [{}, { after: 0 }],
  '/api/login/getImage': once,
  '/api/login/getImageSound': async ({ server }) => {
    const { obj } = await server.call.json('/api/login/getImage');
    return [{ flowId: (obj as { flowId: string }).flowId }];
  },
  '/api/mine/getMine': once,
  '/api/sharing/signForWeChat': () => [{ page: '/cdfH5/' }],
  '/api/modes/getActing': once,
  '/api/modes/getModes': once,
  '/api/modes/getPrincipalSchedule': ({ ids }) => ids.assisted.map((actingFor) => ({ actingFor })),
  '/api/ownData/getOwnData': once,
  '/api/partner/getMediaList': once,
  '/api/partner/getPartner': byId('partners'),
  '/api/partner/getPartners': once,
  '/api/places/getPlaces': once,
  '/api/profile/getAsOthersSee': once,
  '/api/profile/getInfo': once,
  '/api/profile/getProfile': once,
  '/api/push/getPushState': once,
  // What is in nearly every text, and each group by itself; another test asks as nine viewers for what they may not see.
  '/api/search/find': () => [
    ...['gu', '的', '闭门', 'seminar'].map((text) => ({ text })),
    ...findGroups.map((only) => ({ text: 'e', only })),
  ],
  '/api/session/getConfirmationAddresses': once,
  '/api/session/getLogins': once,
  '/api/session/getMe': once,
  '/api/session/getSessions': once,
  '/api/settings/getAppVersion': once,
};

type Options = {
  /** Otherwise a long list of ids is asked half in one language and half in the other, which takes two thirds as long. */
  everythingTwice?: boolean;
};

/** The raw answers of every read of the contract to every body, by path, in both languages, and everything of /media. */
export async function crawl(
  server: Server,
  token: string | undefined,
  { everythingTwice = false }: Options = {},
): Promise<Map<string, string[]>> {
  const asking = { server, ids: await idsOf(server) };
  const answers = new Map<string, string[]>();
  for (const { path } of readCalls()) {
    const make = bodies[path];
    if (!make) throw new Error(`${path} is a new read call: add to ${import.meta.filename} what it is to be asked`);
    const heard: string[] = [];
    for (const [turn, language] of languages.entries()) {
      const all = await make(asking);
      const inTurns = !everythingTwice && all.length > few;
      const made = inTurns ? all.filter((_body, nth) => nth % languages.length === turn) : all;
      for (let first = 0; first < made.length; first += atOnce) {
        // Another test checks the budget of profiles.
        await server.db.execute(sql`delete from profile_view`);
        const some = made.slice(first, first + atOnce);
        heard.push(...(await Promise.all(some.map((body) => rawAnswer(server, path, body, { language, token })))));
      }
    }
    answers.set(path, heard);
  }
  return answers.set(mediaPath, await mediaFor(server, token));
}

/** Every photo and picture of the database, as the browser of the session gets it. */
async function mediaFor(server: Server, token: string | undefined): Promise<string[]> {
  const pictures = await server.db.select({ id: mediaFile.id }).from(mediaFile);
  const photos = await server.db.select({ id: photo.personId, photo: photo.number }).from(photo);
  const addresses = [...pictures.map((picture) => pictureAddress(picture)), ...photos.map((of) => photoAddress(of))];
  const fetched = token ? await mediaAs(server, token) : (path: string) => fetchMedia(server, path, '');
  const heard: string[] = [];
  for (let first = 0; first < addresses.length; first += atOnce) {
    const responses = addresses.slice(first, first + atOnce).map(async (address) => {
      const response = await fetched(address);
      return JSON.stringify([response.status, [...response.headers], await response.text()]);
    });
    heard.push(...(await Promise.all(responses)));
  }
  return heard;
}

const atOnce = 16;
const few = 40;

/** The stream is left out, because getChanges returns the same at once. */
function readCalls(): Call[] {
  return allCalls.filter(({ kind }) => kind === 'read');
}

type As = { language: Language; token: string | undefined };

async function rawAnswer(server: Server, path: string, body: Body, { language, token }: As) {
  const { headers, ...answer } = await server.call.json(path, body, { language, ...(token && { token }) });
  return JSON.stringify([answer, [...headers]]);
}

/** All of whoever is signed in and the newest of everybody else: thousands more would only repeat these. */
const askedMessages = `(
  select id from message where person_id in (select person_id from session)
  union (select distinct on (person_id) id from message order by person_id, sent_at desc)
) as asked`;

const Found = z.object({ rows: z.array(z.object({ id: z.string() })) });

async function idsOf({ db }: Server): Promise<Ids> {
  const all = async (table: string) =>
    Found.parse(await db.execute(sql.raw(`select id from ${table} order by id`))).rows.map(({ id }) => id);
  return {
    people: await all('person'),
    meetings: await all('meeting'),
    partners: await all('partner'),
    outlets: await all('media_outlet'),
    messages: await all(askedMessages),
    news: await all('news_item'),
    files: await all('forum_file'),
    topics: await all('album_topic'),
    photos: await all('album_photo'),
    assisted: await all(`(select distinct delegate_id as id from contact_person) as assisted`),
  };
}

const longestBeginning = 6;

/**
 * The answers that contain a text, as `path: text`. There are thousands of texts and megabytes of answers: a few letters
 * rule out nearly every place, and texts with the same beginning are compared together.
 */
export function placesOf(texts: readonly string[], answers: Map<string, string[]>): string[] {
  // A text that is shorter than the beginnings would never be found.
  const begun = Math.min(longestBeginning, ...texts.map(({ length }) => length));
  if (begun < 2) throw new Error('a single letter is everywhere');
  const letters = Math.min(begun, 4);
  const byBeginning = Map.groupBy(new Set(texts), (text) => text.slice(0, begun));
  const begins = new Uint8Array(numbers);
  for (const beginning of byBeginning.keys()) begins[numberOf(beginning, 0, letters)] = 1;
  return [...answers].flatMap(([path, heard]) => {
    const all = [...new Set(heard)].join('\n');
    const found = new Set<string>();
    for (let at = 0; at <= all.length - begun; at += 1) {
      if (!begins[numberOf(all, at, letters)]) continue;
      for (const text of byBeginning.get(all.slice(at, at + begun)) ?? [])
        if (all.startsWith(text, at)) found.add(`${path}: ${text}`);
    }
    return [...found];
  });
}

const numbers = 0x100000;

/** Different letters may have the same number, so it only says where nothing begins. */
function numberOf(text: string, at: number, letters: number): number {
  let number = 0;
  for (let nth = at; nth < at + letters; nth += 1) number = (number * 31 + text.charCodeAt(nth)) % numbers;
  return number;
}
