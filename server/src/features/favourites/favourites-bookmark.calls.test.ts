import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setBookmark } from 'contract/calls/favourites';
import { meetings } from '../../../demo/agenda.ts';
import { people, signInAs } from '../../../demo/people.ts';
import { meeting } from '../../platform/database/tables/content/agenda.ts';
import { auditLine } from '../../platform/database/tables/audit.ts';
import { contentChange } from '../../platform/database/tables/content/versions.ts';
import { bookmark } from '../../platform/database/tables/favourites.ts';
import { person } from '../../platform/database/tables/people.ts';
import { session } from '../../platform/database/tables/session.ts';
import { idFromKey } from '../../platform/ids.ts';
import { openStream } from '../../platform/testing/live-stream.ts';
import { demoPerson, requestId, steps } from '../../platform/testing/signing-in.ts';
import { testServer } from '../../platform/testing/test-server.ts';

const meetingId = ({ key }: { key: string }) => idFromKey('meeting', key);
const open = meetingId(meetings.find(({ type, change }) => type !== 'closed' && !change)!);
const cancelled = meetingId(meetings.find(({ change }) => change?.kind === 'cancelled')!);
const closedDoor = meetings.find(({ type, chair, speakers }) => type === 'closed' && (chair || speakers.length > 0))!;
const closed = meetingId(closedDoor);
const insider = demoPerson(closedDoor.chair ?? closedDoor.speakers[0]!.person);
const listed = idFromKey('person', people.find((one) => one.badge === 'red' && one.listed)!.key);
const unlisted = demoPerson(signInAs.blue).id;
const [blue, red] = [demoPerson(signInAs.blue), demoPerson(signInAs.red)];
const owners = [blue, red, insider];
const tokens = new Map<string, string>();
let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
  for (const { id, mobile } of owners)
    if (!tokens.has(id)) tokens.set(id, (await steps(server).signIn({ address: mobile })).token);
});
beforeEach(() => server.db.delete(bookmark));
afterAll(() => server.stop());

type Item = { kind: 'meeting' | 'delegate'; itemId: string };
type Sent = Item & { bookmarked?: boolean; id?: string };
async function send({ kind, itemId, bookmarked = true, id = requestId() }: Sent, who = blue) {
  const body = { kind, itemId, bookmarked, requestId: id };
  const { code, obj } = await server.call.json(setBookmark.path, body, { token: tokens.get(who.id)! });
  return { code, obj };
}
const stored = async (who = blue) => {
  const rows = await server.db.select().from(bookmark).where(eq(bookmark.personId, who.id));
  return rows.map(({ kind, itemId }) => ({ kind, itemId }));
};
const isSet = { code: 0, obj: { bookmarked: true } };
const isNotSet = { code: 0, obj: { bookmarked: false } };
const unknown = { code: -2, obj: { refusal: 'notFound' } };

test('a bookmark is set and removed, and once more changes nothing', async () => {
  const item: Item = { kind: 'meeting', itemId: open };
  for (const _ of [1, 2]) expect(await send(item)).toEqual(isSet);
  expect(await stored()).toEqual([item]);
  for (const _ of [1, 2]) expect(await send({ ...item, bookmarked: false })).toEqual(isNotSet);
  expect(await stored()).toEqual([]);
});

test('one that is set again keeps the moment of the first time, from which its reminders count', async () => {
  const item: Item = { kind: 'meeting', itemId: open };
  await send(item);
  const before = server.clock.now();
  server.clock.set(new Date(before.getTime() + 60_000));
  await send(item);
  server.clock.set(before);
  expect(await server.db.select({ at: bookmark.createdAt }).from(bookmark)).toEqual([{ at: before }]);
});

test('a repeated call is answered as the first time and changes nothing', async () => {
  const first: Sent = { kind: 'delegate', itemId: listed, id: requestId() };
  expect(await send(first)).toEqual(isSet);
  await send({ ...first, bookmarked: false, id: requestId() });
  expect(await send(first)).toEqual(isSet);
  expect(await stored()).toEqual([]);
});

describe('only what one may see is bookmarked', () => {
  test.each<[string, Item, typeof isSet | typeof unknown]>([
    ['an open meeting', { kind: 'meeting', itemId: open }, isSet],
    ['a cancelled meeting', { kind: 'meeting', itemId: cancelled }, isSet],
    ['a listed delegate', { kind: 'delegate', itemId: listed }, isSet],
    ['a closed-door seminar, by a blue badge', { kind: 'meeting', itemId: closed }, unknown],
    ['a person outside the directory', { kind: 'delegate', itemId: unlisted }, unknown],
    ['a delegate as a meeting', { kind: 'meeting', itemId: listed }, unknown],
    ['a meeting as a delegate', { kind: 'delegate', itemId: open }, unknown],
    ['nothing at all', { kind: 'meeting', itemId: '0123456789abcdefghjk' }, unknown],
  ])('%s', async (_, item, answer) => {
    expect(await send(item)).toEqual(answer);
    expect(await stored()).toEqual(answer === isSet ? [item] : []);
  });

  test('a red badge, who may know of every meeting, bookmarks none that does not exist', async () => {
    expect(await send({ kind: 'meeting', itemId: '0123456789abcdefghjk' }, red)).toEqual(unknown);
    expect(await stored(red)).toEqual([]);
  });

  test('a red badge bookmarks the time of a closed-door seminar; a limited session neither sees nor changes it', async () => {
    const item: Item = { kind: 'meeting', itemId: closed };
    const asked = async () =>
      (await server.call.json('/api/conference/getConference', { id: closed }, { token: tokens.get(red.id)! })).obj;
    expect(await send(item, red)).toEqual(isSet);
    expect(await asked()).toMatchObject({ bookmarked: true });
    await server.db.update(session).set({ scope: 'limited' }).where(eq(session.personId, red.id));
    server.services.sessionCache.drop(() => true);
    for (const bookmarked of [false, true]) expect(await send({ ...item, bookmarked }, red)).toEqual(unknown);
    expect(await asked()).toMatchObject({ bookmarked: false });
    expect(await stored(red)).toEqual([item]);
    await server.db.update(session).set({ scope: 'full' }).where(eq(session.personId, red.id));
    server.services.sessionCache.drop(() => true);
  });

  test('what has been hidden since can still be given up, and not be set again', async () => {
    const items: Item[] = [
      { kind: 'meeting', itemId: open },
      { kind: 'delegate', itemId: listed },
    ];
    for (const item of items) await send(item);
    const [before] = await server.db.select().from(meeting).where(eq(meeting.id, open));
    await server.db.update(meeting).set({ type: 'closed' }).where(eq(meeting.id, open));
    await server.db.update(person).set({ listed: false }).where(eq(person.id, listed));
    for (const item of items) {
      expect(await send({ ...item, bookmarked: false })).toEqual(isNotSet);
      expect(await send(item)).toEqual(unknown);
    }
    expect(await stored()).toEqual([]);
    await server.db.update(meeting).set({ type: before!.type }).where(eq(meeting.id, open));
    await server.db.update(person).set({ listed: true }).where(eq(person.id, listed));
  });
});

test('a bookmark tells the person’s own screens and nobody else’s, and leaves no line that others would wait for', async () => {
  const lines = async () => [await server.db.$count(auditLine), await server.db.$count(contentChange)];
  const before = await lines();
  const [own, other] = [await openStream(server, tokens.get(blue.id)!), await openStream(server, tokens.get(red.id)!)];
  await Promise.all([own.events(1), other.events(1)]);
  await send({ kind: 'meeting', itemId: open });
  expect((await own.events(2))[1]).toMatchObject({ mine: true, hints: [] });
  // A hint for the other person comes after the first one, so that one before it would have been seen.
  await send({ kind: 'meeting', itemId: open }, red);
  expect(await other.events(2)).toHaveLength(2);
  expect(await lines()).toEqual(before);
  own.close();
  other.close();
});

test('two screens of one person that set and remove at once both get their answer', async () => {
  const item: Item = { kind: 'meeting', itemId: open };
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, nth) => send({ ...item, bookmarked: nth % 2 === 0 })),
  );
  expect(answers).toEqual(answers.map((_, nth) => (nth % 2 === 0 ? isSet : isNotSet)));
  expect((await stored()).length).toBeLessThanOrEqual(1);
});
