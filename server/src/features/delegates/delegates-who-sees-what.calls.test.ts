import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { getSharing } from 'contract/calls/cards';
import { getDelegates } from 'contract/calls/delegates';
import { getModes } from 'contract/calls/modes';
import { getProfile } from 'contract/calls/profile';
import { demoBadgeCode } from '../../../demo/badge-codes.ts';
import { meetings as demoMeetings } from '../../../demo/agenda.ts';
import { contactPersonOf, people, signInAs } from '../../../demo/people.ts';
import { card } from '../../platform/database/tables/cards.ts';
import { mediaFile, photo } from '../../platform/database/tables/content/media.ts';
import { person } from '../../platform/database/tables/people.ts';
import { storedFile } from '../../platform/media/files.testing.ts';
import { idFromKey } from '../../platform/ids.ts';
import { crawl, placesOf } from '../../platform/testing/crawl.ts';
import { giveOwn, ownMarks, placesOfOwn } from '../../platform/testing/own-marks.ts';
import { demoPerson, steps } from '../../platform/testing/signing-in.ts';
import { testServer } from '../../platform/testing/test-server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let sealedValues: string[];
let decoys: string[];
const tokens: Record<string, string | undefined> = {};

const closed = demoMeetings.filter(({ type }) => type === 'closed');
const onStage = ({ chair, speakers }: (typeof closed)[number]) =>
  [chair, ...speakers.map(({ person }) => person)].filter((key) => key !== null);
const inside = (meeting: (typeof closed)[number]) => new Set([...onStage(meeting), ...meeting.invited]);
const insideAny = new Set(closed.flatMap((meeting) => [...inside(meeting)]));
const red = people.filter(({ badge, verified }) => badge === 'red' && verified);
const chair = closed.flatMap(onStage)[0]!;
const invited = closed.flatMap((meeting) => meeting.invited).find((key) => key !== chair)!;
const outsider = red.find(({ key }) => !insideAny.has(key))!.key;
const limited = red.find(({ key }) => insideAny.has(key) && key !== chair && key !== invited)!.key;
const grey = people.find(({ badge, verified, key }) => badge === 'grey' && verified && key !== signInAs.assistant)!.key;

const viewers = [
  ['a red badge that chairs a closed-door seminar', chair],
  ['a red badge that is invited to one', invited],
  ['a red badge outside of all', outsider],
  ['a blue badge', signInAs.blue],
  ['a green badge', signInAs.green],
  ['a grey badge', grey],
  ['a red badge that is inside one, in a session that no code confirmed', limited],
  ['nobody', undefined],
] as const;
/** The last one never signs in. */
const owners = [
  ...viewers.flatMap(([, key]) => key ?? []),
  red.find(({ key }) => key !== outsider && !insideAny.has(key))!.key,
];

/** Values that no answer may contain, in all forms in which they might leak. */
const personal = people.flatMap(({ key, mobile, email, birthDate }) => {
  const [year, month, day] = birthDate.split('-').map(Number);
  const birthDates = [
    birthDate,
    birthDate.replaceAll('-', '/'),
    birthDate.replaceAll('-', ''),
    `${year}年${month}月${day}日`,
  ];
  return [mobile, mobile.slice(-11), email, ...birthDates].map((value) => ({ value, of: key }));
});
/** Unmistakable texts that replace the demo's texts of closed-door seminars. */
const secretsOf = ({ key }: { key: string }) =>
  ['title', 'summary', 'entry', 'reason', 'topic', 'material'].flatMap((field) =>
    ['zh', 'en'].map((language) => `secret-${field}-${language}-of-${key}-`),
  );
const meetingId = ({ key }: { key: string }) => idFromKey('meeting', key);
const secret = (field: string, key: string) =>
  JSON.stringify({ zh: `secret-${field}-zh-of-${key}-`, en: `secret-${field}-en-of-${key}-` });

beforeAll(async () => {
  server = await testServer();
  const go = steps(server);
  for (const [who, key] of viewers) {
    if (!key || key === limited) continue;
    tokens[who] = (await go.signIn({ channel: 'email', address: demoPerson(key).email })).token;
  }
  await server.db.execute(sql`update forum set badge_sessions_limited = true`);
  const { flowId } = (await go.readBadge(demoBadgeCode(limited))).obj as { flowId: string };
  const session = (await go.enterBirthDate(flowId, demoPerson(limited).birthDate)).obj as {
    token: string;
    limited: boolean;
  };
  if (!session.limited) throw new Error('a badge session is limited here');
  tokens[viewers.find(([, key]) => key === limited)![0]] = session.token;
  // What friends get of each other is for canaries.full.test.ts; here nobody has any.
  await server.db.delete(card);
  for (const { key } of closed) await hideSecretsIn(key);
  for (const key of owners) await giveOwn(server, key);
  await showPhotosAndFiles();
  sealedValues = await everythingSealed();
  decoys = (await server.db.select().from(person).where(eq(person.decoy, true))).map(({ id }) => id);
  server.services.contentCache.clear();
});
afterAll(() => server.stop());

async function hideSecretsIn(key: string) {
  const id = idFromKey('meeting', key);
  const change = JSON.stringify({ kind: 'cancelled', reason: JSON.parse(secret('reason', key)) as object });
  await server.db.execute(sql`
    update meeting set title = ${secret('title', key)}::jsonb, summary = ${secret('summary', key)}::jsonb,
      entry = ${secret('entry', key)}::jsonb, change = ${change}::jsonb where id = ${id}`);
  await server.db.execute(
    sql`update meeting_person set topic = ${secret('topic', key)}::jsonb where meeting_id = ${id}`,
  );
  const fileId = await storedFile(server, new Uint8Array(3), { kind: 'document', extension: 'pdf' });
  await server.db.execute(sql`
    insert into meeting_material (id, meeting_id, name, file_id, position)
    values (${idFromKey('material', key)}, ${id}, ${secret('material', key)}::jsonb, ${fileId}, 99)`);
}

const photoOf = ({ key }: { key: string }) => `photo-of-${key}-`;
const withdrawn = 'picture-of-a-withdrawn-partner';
const kinds = ['picture', 'audio', 'video', 'document'] as const;
const fileOf = (whom: 'attendees' | 'everybody', kind: string) => `${kind}-for-${whom}-`;
const filesShown = kinds.flatMap((kind) => [fileOf('attendees', kind), fileOf('everybody', kind)]);

/** Everybody has a photo, also those who may not be seen; all files are texts that can be found. */
async function showPhotosAndFiles() {
  await server.db.delete(photo);
  const bytes = (text: string) => new TextEncoder().encode(text);
  const forEverybody = await filesOfPublicNews();
  for (const { id, kind } of await server.db.select().from(mediaFile)) {
    const text = fileOf(forEverybody.has(id) ? 'everybody' : 'attendees', kind);
    await server.services.mediaStore.write(id, bytes(text));
    await server.db.update(mediaFile).set({ size: text.length }).where(eq(mediaFile.id, id));
  }
  for (const one of people) {
    const fileId = await storedFile(server, bytes(photoOf(one)));
    await server.db.insert(photo).values({ personId: idFromKey('person', one.key), number: 1, fileId });
  }
  await storedFile(server, bytes(withdrawn), { id: idFromKey('picture', withdrawn) });
  await server.db.execute(sql`
    update partner set hidden = true, picture_id = ${idFromKey('picture', withdrawn)}
    where id = (select min(id) from partner)`);
}

/** What an item shows that the Secretariat marked as public. */
async function filesOfPublicNews(): Promise<Set<string>> {
  const Rows = z.object({ rows: z.array(z.object({ file: z.string() })) });
  const shown = await server.db.execute(sql`
    with item as (select * from news_item where is_public and is_published)
    select cover_id as file from item where cover_id is not null
    union select film_id from item where film_id is not null union select poster_id from item where poster_id is not null
    union select file_id from news_file where item_id in (select id from item)
    union select file_id from recording where item_id in (select id from item)`);
  return new Set(Rows.parse(shown).rows.map(({ file }) => file));
}

async function everythingSealed(): Promise<string[]> {
  const Rows = z.object({ rows: z.array(z.record(z.string(), z.string().nullable())) });
  const { rows } = Rows.parse(
    await server.db.execute(sql`
      select mobile_sealed, mobile_fingerprint, email_sealed, email_fingerprint, birth_date_sealed from person`),
  );
  const own = Rows.parse(
    await server.db.execute(
      sql`select facts_sealed as sealed from arrangement union select texts_sealed as sealed from own_item
        union select to_sealed as sealed from correction`,
    ),
  );
  return [...rows, ...own.rows].flatMap((row) => Object.values(row)).filter((value) => value !== null);
}

function addressesOf(key: string): string[] {
  const { mobile, email } = demoPerson(key);
  return [mobile, mobile.slice(-11), email];
}

test('the search finds a text anywhere in an answer', () => {
  const answers = new Map([['/api/a', ['{"to":"+8612900000001"}', 'x someone@there.example y']]]);
  const texts = ['8612900000001', 'someone@there.example', '12900000002'];
  const found = ['/api/a: 8612900000001', '/api/a: someone@there.example'];
  expect(placesOf(texts, answers)).toEqual(found);
  expect(placesOf([...texts, ' y', ' z'], answers)).toEqual([...found, '/api/a:  y']);
});

/** Whatever a test looks for, together: going through the answers takes longer than asking for them. */
function everythingSought(): string[] {
  return [
    ...people.map(photoOf),
    ...[...filesShown, withdrawn],
    ...personal.map(({ value }) => value),
    ...sealedValues,
    ...owners.flatMap(ownMarks),
    ...closed.flatMap(secretsOf),
    ...closed.map(meetingId),
    ...decoys,
  ];
}

describe.each(viewers)('%s', (who, key) => {
  let answers: Map<string, string[]>;
  let found: Map<string, string[]>;
  const placesFound = (texts: readonly string[]) => [...new Set(texts)].flatMap((text) => found.get(text) ?? []);
  beforeAll(async () => {
    answers = await crawl(server, tokens[who]);
    found = Map.groupBy(placesOf(everythingSought(), answers), (place) => place.slice(place.indexOf(': ') + 2));
  }, 300_000);

  test('gets everything that is public to attendees', () => {
    // This proves that the search finds texts that are there; otherwise the tests below would prove nothing.
    const { name, profile } = demoPerson('gu-minglan');
    expect(placesOf([name.zh, 'GU Minglan'], answers).length > 0).toBe(key !== undefined);
    expect(placesOf([profile.zh, profile.en], answers).length > 0).toBe(key !== undefined && key !== limited);
  });

  test('gets the photos of the delegates in the directory, and no others', () => {
    const seen = placesFound(people.map(photoOf));
    // A full session also gets the own one.
    const listed = people.filter((one) => one.listed || (one.key === key && key !== limited));
    expect(seen.toSorted()).toEqual(key ? listed.map((one) => `/media: ${photoOf(one)}`).toSorted() : []);
  });

  test('gets honey delegates in the directory, and nothing else lists, counts or reaches them', () => {
    const { path } = getDelegates;
    expect(placesFound(decoys)).toEqual(key ? decoys.map((id) => `${path}: ${id}`) : []);
  });

  test('gets the files that the Forum shows; without a session those of public news, and documents by no address', () => {
    const shown = [
      ...kinds.map((kind) => fileOf('everybody', kind)),
      // Both videos of the demo are public.
      ...(key ? ['picture', 'audio'].map((kind) => fileOf('attendees', kind)) : []),
    ];
    expect(placesFound([...filesShown, withdrawn]).toSorted()).toEqual(
      shown.map((text) => `/media: ${text}`).toSorted(),
    );
  });

  test('gets no mobile, email or date of birth, but for the own addresses and those of the own contact person', () => {
    const values = personal.map(({ value }) => value);
    const own = key && key !== limited ? addressesOf(key) : [];
    const contact = own.length > 0 && demoPerson(key!).mode === 'assistant' ? addressesOf(contactPersonOf[key!]!) : [];
    const sharing = [getSharing.path, getModes.path];
    expect(placesFound(values).toSorted()).toEqual(
      [
        ...own.flatMap((one) => [getProfile.path, ...sharing].map((path) => `${path}: ${one}`)),
        ...contact.flatMap((one) => sharing.map((path) => `${path}: ${one}`)),
      ].toSorted(),
    );
    expect(placesFound(sealedValues)).toEqual([]);
  });

  test('gets their own bookmarks, arrangements, corrections, entries and messages, and nobody else’s', () => {
    const own = key ? placesOfOwn(key, { limited: key === limited }) : [];
    expect(placesFound(owners.flatMap(ownMarks)).toSorted()).toEqual(own.toSorted());
  });

  test('gets of a closed-door seminar what the rule allows, and nothing else', () => {
    const allowed = closed.filter((meeting) => key && key !== limited && inside(meeting).has(key));
    const forbidden = closed.filter((meeting) => !allowed.includes(meeting));
    expect(placesFound(forbidden.flatMap(secretsOf))).toEqual([]);
    const told = placesFound(allowed.flatMap(secretsOf)).map((place) => place.split(': ')[1]);
    expect(new Set(told).size > 0).toBe(allowed.length > 0);
    const known = new Set(placesFound(forbidden.map(meetingId)).map((place) => place.split(':')[0]));
    // Red badges may know that a seminar exists and when; other badges may not know of it at all.
    const redOnes = ['/api/agenda/getAgenda', '/api/conference/getConference'];
    expect([...known].toSorted()).toEqual(
      key && demoPerson(key).badge === 'red' && forbidden.length > 0 ? redOnes : [],
    );
  });
});
