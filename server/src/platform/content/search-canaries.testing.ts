import { eq, inArray } from 'drizzle-orm';
import { fileCategories, fileTypes } from 'contract/file-categories';
import { findGroups } from 'contract/search-limits';
import { pagePicture, pictureAddress } from 'contract/wire/media';
import { demoBadgeCode } from '../../../demo/badge-codes.ts';
import { meetings } from '../../../demo/agenda.ts';
import { people, signInAs } from '../../../demo/people.ts';
import { albumPhoto, albumTopic } from '../database/tables/content/album.ts';
import { meeting } from '../database/tables/content/agenda.ts';
import { forumFile } from '../database/tables/content/files.ts';
import { forum } from '../database/tables/content/forum.ts';
import { newsItem } from '../database/tables/content/news.ts';
import { mediaOutlet, partner } from '../database/tables/content/partners.ts';
import { person } from '../database/tables/people.ts';
import { docxWith, fileDesk, pdfWith } from '../documents/file-desk.testing.ts';
import { idFromKey } from '../ids.ts';
import { albumFile, albumPhotoIn } from '../media/album-photos.testing.ts';
import { mediaAs } from '../testing/media.ts';
import type { Body } from '../testing/signed-call.ts';
import { demoPerson, requestId, steps } from '../testing/signing-in.ts';
import { staffDesk } from '../testing/staff-desk.ts';

const closed = meetings.find(({ key }) => key === 'grid-interconnection')!;
const closedId = idFromKey('meeting', closed.key);
const onStage = [closed.chair, ...closed.speakers.map((speaker) => speaker.person)].filter((key) => key !== null);
const invited = closed.invited.find((key) => !onStage.includes(key) && demoPerson(key).verified)!;
const limited = [...onStage, ...closed.invited].find(
  (key) => key !== closed.chair && key !== invited && demoPerson(key).verified,
)!;
const anyPart = new Set(
  meetings.flatMap(({ chair, invited: guests, speakers }) => [chair, ...guests, ...speakers.map((one) => one.person)]),
);
const outside = people.filter(({ key, verified }) => verified && !anyPart.has(key));
const outsider = outside.find(({ badge }) => badge === 'red')!.key;
const [grey, contactOnly] = outside
  .filter(({ badge, key }) => badge === 'grey' && key !== signInAs.assistant)
  .map(({ key }) => key);
const unlisted = outside.find(({ badge, key, listed }) => badge === 'red' && key !== outsider && listed)!.key;

/** Nine viewers; the last one has no session. */
const viewers = {
  ...{ chair: closed.chair!, invited, red: outsider, blue: signInAs.blue, green: signInAs.green },
  ...{ grey, limited, 'contact person only': contactOnly, nobody: undefined },
};
type Who = keyof typeof viewers;
const names = Object.keys(viewers) as Who[];

const canary = 'Zyxwvut';
/** A text that would come first for every search below. */
const loud = { zh: `${canary}论坛的会`, en: `${canary} forum report a` };
const [first, again] = ['Zyxwvut forum report a 论坛的会', '论坛的会 zyxwvut'];

let desk: Awaited<ReturnType<typeof staffDesk>>;
const tokens = new Map<Who, string>();
const fetchAs = new Map<Who, Awaited<ReturnType<typeof mediaAs>>>();
type Secret = { who: Who[]; files: { id: string; media: string }[]; remove(): Promise<unknown> };
const secrets = new Map<string, Secret>();
const photo = { id: '', pictureId: '' };

/** Signs everybody in and plants the secrets. */
export async function plantCanaries(): Promise<{ leave(): Promise<void> }> {
  desk = await staffDesk();
  const { server } = desk;
  const go = steps(server);
  const onlyContact = eq(person.id, idFromKey('person', contactOnly!));
  await server.db.update(person).set({ contactOnly: true }).where(onlyContact);
  for (const who of names) {
    const key = viewers[who];
    if (!key || who === 'limited') continue;
    tokens.set(who, (await go.signIn({ channel: 'email', address: demoPerson(key).email })).token);
  }
  await server.db.update(forum).set({ badgeSessionsLimited: true });
  const flow = await go.badgeFlow(demoBadgeCode(limited));
  tokens.set(
    'limited',
    ((await go.enterBirthDate(flow, demoPerson(limited).birthDate)).obj as { token: string }).token,
  );
  for (const [who, token] of tokens) fetchAs.set(who, await mediaAs(server, token));
  await hideFiles();
  await hideInAlbum();
  await hideElsewhere();
  return desk;
}

const reds: Who[] = ['chair', 'invited', 'red', 'limited'];

async function hideFiles() {
  const { add, publish } = fileDesk(desk);
  const facts = { ending: 'docx', title: loud, bytes: await docxWith(first, again) } as const;
  const drawn = { ...facts, ending: 'pdf', bytes: pdfWith(first, again) } as const;
  const gone = async (ids: string[]) => {
    await desk.server.db.delete(forumFile).where(inArray(forumFile.id, ids));
  };
  const secret = (what: string, who: Who[], ...files: Secret['files']) =>
    secrets.set(what, { who, files, remove: () => gone(files.map(({ id }) => id)) });
  const withdrawn = await publish(facts);
  await desk.server.db.update(forumFile).set({ isPublished: false }).where(eq(forumFile.id, withdrawn.id));
  secret('a draft and a withdrawn file', [], await add(facts), withdrawn);
  const forBadges = (...badges: ('red' | 'blue' | 'green' | 'grey')[]) =>
    publish({ ...facts, audience: { kind: 'badges', badges } });
  secret('files for some badges', ['blue'], await forBadges('blue'));
  secret('a file for red badges', reds, await forBadges('red'));
  const ofMeeting = await publish({ ...drawn, audience: { kind: 'meeting', meetingId: closedId } });
  secret('a file for the people of a meeting', ['chair', 'invited'], ofMeeting);
}

async function hideInAlbum() {
  const { db } = desk.server;
  const [topic] = await db.select().from(albumTopic).limit(1);
  const [topicId, pictureId] = [topic!.id, await albumFile(desk.server)];
  const addedAt = new Date(desk.server.clock.now().getTime() + 60_000);
  Object.assign(photo, await albumPhotoIn(desk.server, { topicId, pictureId, addedAt, caption: loud, hidden: true }));
  const remove = () => db.delete(albumPhoto).where(eq(albumPhoto.id, photo.id));
  secrets.set('a hidden photo', { who: [], files: [], remove });
}

/** What cannot be removed from the world without half of it gets a text instead that no search finds. */
async function hideElsewhere() {
  const { db } = desk.server;
  const quiet = { zh: '无', en: 'Nil' };
  await db.update(meeting).set({ title: loud, summary: loud }).where(eq(meeting.id, closedId));
  const silent = () => db.update(meeting).set({ title: quiet, summary: quiet }).where(eq(meeting.id, closedId));
  secrets.set('a seminar behind closed doors', { who: ['chair', 'invited'], files: [], remove: silent });
  const personId = idFromKey('person', unlisted);
  await db.update(person).set({ name: loud, title: loud, listed: false }).where(eq(person.id, personId));
  const [aPartner] = await db.select().from(partner).limit(1);
  await db.update(partner).set({ name: loud, hidden: true }).where(eq(partner.id, aPartner!.id));
  const [outlet] = await db.select().from(mediaOutlet).limit(1);
  await db.update(mediaOutlet).set({ name: loud, hidden: true }).where(eq(mediaOutlet.id, outlet!.id));
  const [item] = await db.select().from(newsItem).where(eq(newsItem.isPublished, true)).limit(1);
  await db.update(newsItem).set({ title: loud, isPublished: false }).where(eq(newsItem.id, item!.id));
  const remove = async () => {
    await db.update(person).set({ name: quiet, title: quiet }).where(eq(person.id, personId));
    await db.update(partner).set({ name: quiet }).where(eq(partner.id, aPartner!.id));
    await db.update(mediaOutlet).set({ name: quiet }).where(eq(mediaOutlet.id, outlet!.id));
    await db.update(newsItem).set({ title: quiet }).where(eq(newsItem.id, item!.id));
  };
  secrets.set('a person, a partner, a medium and an article that nobody sees', { who: [], files: [], remove });
}

/** Every question, or so many that each way out is asked once. */
export type Size = 'all' | 'some';
type Question = [path: string, body: Body];

const asked: Record<Size, { find: string[]; alone: string[]; files: string[]; types: string[]; categories: string[] }> =
  {
    some: { find: [canary, '论坛'], alone: ['a'], files: [canary, 'forum'], types: ['pdf'], categories: ['report'] },
    all: {
      ...{ find: [canary, 'forum', 'a', '论坛', '的会'], alone: [canary, 'a'] },
      ...{ files: [canary, 'forum', 'a', '论坛', '的会'] },
      ...{ types: Object.keys(fileTypes), categories: Object.keys(fileCategories) },
    },
  };

/** What could tell of the secrets: what is found, in which order, and how much there is. */
function questions(size: Size): Question[] {
  const files = [...secrets.values()].flatMap((secret) => secret.files);
  const { find, alone, types, categories, files: searched } = asked[size];
  return [
    ...find.map((text): Question => ['search/find', { text }]),
    ...findGroups.flatMap((only) => alone.map((text): Question => ['search/find', { text, only }])),
    ...searched.flatMap((text) => ['best', 'newest'].map((order): Question => ['files/searchFiles', { text, order }])),
    ...types.map((type): Question => ['files/searchFiles', { text: 'a', type }]),
    ...[{}, ...categories.map((category) => ({ category }))].map((body): Question => ['files/getFiles', body]),
    ...files.flatMap(({ id }): Question[] => [
      ...([
        ['files/getFile', { id }],
        ['files/getFilePage', { id, number: 1 }],
      ] as Question[]),
      ['files/findInFile', { id, text: canary }],
    ]),
    ...(['getAlbum', 'getPhotos', 'getHideRequests'] as const).map((name): Question => [`album/${name}`, {}]),
  ];
}

/** Writes change with each call, so that only their codes are compared. */
function attempts(): Question[] {
  const files = [...secrets.values()].flatMap((secret) => secret.files);
  return [
    ...files.flatMap(({ id }): Question[] => [
      ...([
        ['files/prepareFile', { id }],
        ['files/prepareFileLink', { id }],
      ] as Question[]),
      ['favourites/setBookmark', { kind: 'file', itemId: id, bookmarked: true }],
    ]),
    ['album/preparePhotos', { photos: [photo.id] }],
    ['album/preparePhotosLink', { photos: [photo.id] }],
    ['album/askToHidePhoto', { photoId: photo.id }],
  ];
}

async function everythingSeenBy(who: Who, size: Size): Promise<Map<string, string>> {
  const options = { token: tokens.get(who) ?? '', language: 'en' } as const;
  const ask = (path: string, body: Body) => desk.server.call.json(`/api/${path}`, body, options);
  const seen = new Map<string, string>();
  for (const [path, body] of questions(size)) {
    const { code, obj } = await ask(path, body);
    seen.set(`${path} ${JSON.stringify(body)}`, JSON.stringify([code, obj]));
  }
  for (const [path, body] of attempts())
    seen.set(`${path} ${JSON.stringify(body)}`, String((await ask(path, { ...body, requestId: requestId() })).code));
  const files = [...secrets.values()].flatMap((secret) => secret.files);
  for (const path of [
    ...files.map(({ media }) => pagePicture({ id: media }, 1)),
    pictureAddress({ id: photo.pictureId }),
  ])
    seen.set(path, String((await fetchAs.get(who)?.(path))?.status));
  return seen;
}

async function everything(size: Size) {
  desk.server.services.contentCache.clear();
  return new Map(await Promise.all(names.map(async (who) => [who, await everythingSeenBy(who, size)] as const)));
}

const differences = (before: Map<string, string>, after: Map<string, string>) =>
  [...before].filter(([question, answer]) => after.get(question) !== answer).map(([question]) => question);

/**
 * Takes the secrets away, those of one audience after the other. If a secret were counted, put in order or shown to
 * anybody else, its absence would change an answer; to its own audience it has to.
 */
export async function leaks(size: Size) {
  let before = await everything(size);
  const found: string[] = [];
  const gone = Map.groupBy(secrets, ([, { who }]) => who.join(', '));
  for (const some of gone.values()) {
    for (const [, { remove }] of some) await remove();
    const what = some.map(([secret]) => secret).join(', ');
    const audience = some[0]?.[1].who ?? [];
    const after = await everything(size);
    for (const name of names) {
      const changed = differences(before.get(name) ?? new Map(), after.get(name) ?? new Map());
      if (!audience.includes(name)) found.push(...changed.map((question) => `${what}, ${name}: ${question}`));
      else if (changed.length === 0) found.push(`${what}, ${name}: not seen`);
    }
    before = after;
  }
  return { viewers: names.length, questions: before.get('red')?.size ?? 0, leaks: found };
}
