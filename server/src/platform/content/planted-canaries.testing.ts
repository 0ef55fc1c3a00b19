import { eq, inArray } from 'drizzle-orm';
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
import { demoPerson, steps } from '../testing/signing-in.ts';
import { staffDesk } from '../testing/staff-desk.ts';

function present<One>(one: One | null | undefined): One {
  if (one === null || one === undefined) throw new Error('the demo has nothing of the kind');
  return one;
}

const closed = present(meetings.find(({ key }) => key === 'grid-interconnection'));
const closedId = idFromKey('meeting', closed.key);
const onStage = [closed.chair, ...closed.speakers.map((speaker) => speaker.person)].filter((key) => key !== null);
const invited = present(closed.invited.find((key) => !onStage.includes(key) && demoPerson(key).verified));
const limited = present(
  [...onStage, ...closed.invited].find((key) => key !== closed.chair && key !== invited && demoPerson(key).verified),
);
const anyPart = new Set(
  meetings.flatMap(({ chair, speakers, ...one }) => [
    chair,
    ...one.invited,
    ...speakers.map((speaker) => speaker.person),
  ]),
);
const outside = people.filter(({ key, verified }) => verified && !anyPart.has(key));
const outsider = present(outside.find(({ badge }) => badge === 'red')).key;
const [grey, contactOnly] = outside
  .filter(({ badge, key }) => badge === 'grey' && key !== signInAs.assistant)
  .map(({ key }) => key);
const unlisted = present(outside.find(({ badge, key, listed }) => badge === 'red' && key !== outsider && listed)).key;

/** Nine viewers; the last one has no session. */
const viewers = {
  ...{ chair: present(closed.chair), invited, red: outsider, blue: signInAs.blue, green: signInAs.green },
  ...{ grey, limited, 'contact person only': contactOnly, nobody: undefined },
};
export type Who = keyof typeof viewers;
export const names = Object.keys(viewers) as Who[];

export const canary = 'Zyxwvut';
/** A text that would come first for every search below. */
const loud = { zh: `${canary}论坛的会`, en: `${canary} forum report a` };
const [first, again] = ['Zyxwvut forum report a 论坛的会', '论坛的会 zyxwvut'];

type Desk = Awaited<ReturnType<typeof staffDesk>>;
type Secret = { who: Who[]; files: { id: string; media: string }[]; remove(): Promise<unknown> };
export type Planted = {
  desk: Desk;
  tokens: ReadonlyMap<Who, string>;
  fetchAs: ReadonlyMap<Who, Awaited<ReturnType<typeof mediaAs>>>;
  secrets: ReadonlyMap<string, Secret>;
  photo: { id: string; pictureId: string };
};

/** Signs everybody in and plants the secrets. */
export async function plantCanaries(): Promise<Planted> {
  const desk = await staffDesk();
  const tokens = await signIn(desk);
  const fetchAs: Planted['fetchAs'] = new Map(
    await Promise.all([...tokens].map(async ([who, token]) => [who, await mediaAs(desk.server, token)] as const)),
  );
  const { photo, secret } = await hiddenPhoto(desk);
  const secrets = new Map([...(await hiddenFiles(desk)), secret, ...(await hiddenElsewhere(desk))]);
  return { desk, tokens, fetchAs, secrets, photo };
}

async function signIn({ server }: Desk): Promise<Map<Who, string>> {
  const tokens = new Map<Who, string>();
  const go = steps(server);
  const onlyContact = eq(person.id, idFromKey('person', present(contactOnly)));
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
  return tokens;
}

const reds: Who[] = ['chair', 'invited', 'red', 'limited'];

async function hiddenFiles(desk: Desk): Promise<[string, Secret][]> {
  const { add, publish } = fileDesk(desk);
  const facts = { ending: 'docx', title: loud, bytes: await docxWith(first, again) } as const;
  const drawn = { ...facts, ending: 'pdf', bytes: pdfWith(first, again) } as const;
  const gone = async (ids: string[]) => {
    await desk.server.db.delete(forumFile).where(inArray(forumFile.id, ids));
  };
  const secret = (what: string, who: Who[], ...files: Secret['files']): [string, Secret] => [
    what,
    { who, files, remove: () => gone(files.map(({ id }) => id)) },
  ];
  const withdrawn = await publish(facts);
  await desk.server.db.update(forumFile).set({ isPublished: false }).where(eq(forumFile.id, withdrawn.id));
  const forBadges = (...badges: ('red' | 'blue' | 'green' | 'grey')[]) =>
    publish({ ...facts, audience: { kind: 'badges', badges } });
  const ofMeeting = await publish({ ...drawn, audience: { kind: 'meeting', meetingId: closedId } });
  return [
    secret('a draft and a withdrawn file', [], await add(facts), withdrawn),
    secret('files for some badges', ['blue'], await forBadges('blue')),
    secret('a file for red badges', reds, await forBadges('red')),
    secret('a file for the people of a meeting', ['chair', 'invited'], ofMeeting),
  ];
}

async function hiddenPhoto({ server }: Desk) {
  const { db } = server;
  const [topic] = await db.select().from(albumTopic).limit(1);
  const [topicId, pictureId] = [present(topic).id, await albumFile(server)];
  const addedAt = new Date(server.clock.now().getTime() + 60_000);
  const photo = await albumPhotoIn(server, { topicId, pictureId, addedAt, caption: loud, hidden: true });
  const remove = () => db.delete(albumPhoto).where(eq(albumPhoto.id, photo.id));
  const secret: [string, Secret] = ['a hidden photo', { who: [], files: [], remove }];
  return { photo, secret };
}

/** What cannot be removed from the world without half of it gets a text instead that no search finds. */
async function hiddenElsewhere({ server: { db } }: Desk): Promise<[string, Secret][]> {
  const quiet = { zh: '无', en: 'Nil' };
  await db.update(meeting).set({ title: loud, summary: loud }).where(eq(meeting.id, closedId));
  const silent = () => db.update(meeting).set({ title: quiet, summary: quiet }).where(eq(meeting.id, closedId));
  const personId = idFromKey('person', unlisted);
  await db.update(person).set({ name: loud, title: loud, listed: false }).where(eq(person.id, personId));
  const [aPartner] = await db.select().from(partner).limit(1);
  await db
    .update(partner)
    .set({ name: loud, hidden: true })
    .where(eq(partner.id, present(aPartner).id));
  const [outlet] = await db.select().from(mediaOutlet).limit(1);
  await db
    .update(mediaOutlet)
    .set({ name: loud, hidden: true })
    .where(eq(mediaOutlet.id, present(outlet).id));
  const [item] = await db.select().from(newsItem).where(eq(newsItem.isPublished, true)).limit(1);
  await db
    .update(newsItem)
    .set({ title: loud, isPublished: false })
    .where(eq(newsItem.id, present(item).id));
  const remove = async () => {
    await db.update(person).set({ name: quiet, title: quiet }).where(eq(person.id, personId));
    await db
      .update(partner)
      .set({ name: quiet })
      .where(eq(partner.id, present(aPartner).id));
    await db
      .update(mediaOutlet)
      .set({ name: quiet })
      .where(eq(mediaOutlet.id, present(outlet).id));
    await db
      .update(newsItem)
      .set({ title: quiet })
      .where(eq(newsItem.id, present(item).id));
  };
  return [
    ['a seminar behind closed doors', { who: ['chair', 'invited'], files: [], remove: silent }],
    ['a person, a partner, a medium and an article that nobody sees', { who: [], files: [], remove }],
  ];
}
