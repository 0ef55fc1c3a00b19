import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getAgenda } from 'contract/calls/agenda';
import type { Changes } from 'contract/calls/live';
import { meetings } from '../../../demo/agenda.ts';
import { people, signInAs } from '../../../demo/people.ts';
import { announceChange } from '../../platform/content/announce-with-number.store.ts';
import { forgetOldChanges } from '../../platform/content/changes-kept.store.ts';
import { changesAfter } from '../../platform/content/changes.store.ts';
import { contentChange } from '../../platform/database/tables/content/versions.ts';
import { session } from '../../platform/database/tables/session.ts';
import { idFromKey } from '../../platform/ids.ts';
import { announcerOf } from '../../platform/testing/announcer.ts';
import { openStream } from '../../platform/testing/live-stream.ts';
import { demoPerson, gu, helena, requestId, steps } from '../../platform/testing/signing-in.ts';
import { staffDesk } from '../../platform/testing/staff-desk.ts';

let desk: Awaited<ReturnType<typeof staffDesk>>;
let server: typeof desk.server;
let go: ReturnType<typeof steps>;
let change: ReturnType<typeof announcerOf>;
let token = '';
beforeAll(async () => {
  desk = await staffDesk();
  server = desk.server;
  go = steps(server);
  change = announcerOf(server.db, itemId);
  ({ token } = await go.signIn({ address: gu.mobile }));
});
afterAll(() => desk.leave());

const itemId = '0123456789abcdefghjk';
const ask = async (after?: number) =>
  (await server.call.json('/api/live/getChanges', after === undefined ? {} : { after }, { token })).obj as Changes;
const newest = async (path: string, as?: { token: string }) =>
  (await server.call.json(path, {}, as)).headers.get('newest-change');

describe('what changed', () => {
  test('comes in order after the number that the phone knows; without a number only the newest one comes', async () => {
    const { last, hints } = await ask();
    expect(hints).toEqual([]);
    const [second, third] = [await change(2), await change(3)];
    expect(await ask(last)).toEqual({
      last: third,
      missed: false,
      hints: [
        { number: second, topic: 'agenda', itemId, version: 2 },
        { number: third, topic: 'agenda', itemId, version: 3 },
      ],
      mine: true,
    });
    expect(await ask(third)).toEqual({ last: third, missed: false, hints: [], mine: true });
  });

  test('has the time as its number, so that a viewer cannot count the changes that others see', async () => {
    const before = (await server.database.time()).getTime();
    const numbers = [await change(4), await change(5, [helena.id]), await change(6)];
    const after = (await server.database.time()).getTime();
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(new Set(numbers).size).toBe(3);
    // Changes within one millisecond get consecutive numbers.
    expect(numbers.every((number) => number >= before && number <= after + numbers.length)).toBe(true);
  });

  test('a number older than the log means that everything is fetched again, unless nothing changed since', async () => {
    const [first, second] = [await change(4), await change(5, [helena.id])];
    await change(6, [gu.id]);
    await server.db.execute(sql`update content_change set at = now() - interval '3 days'`);
    const { last } = await ask();
    await forgetOldChanges(server.db);
    expect(await ask(last)).toEqual({ last, missed: false, hints: [], mine: true });
    for (const known of [first, second])
      expect(await ask(known)).toEqual({ last, missed: true, hints: [], mine: true });
    const later = await change(7);
    expect((await ask(last)).hints.map(({ number }) => number)).toEqual([later]);
  });

  test('a number of another forum, or too many hints, mean that everything is fetched again', async () => {
    const { last } = await ask();
    expect(await ask(last + 1)).toEqual({ last, missed: true, hints: [], mine: true });
    const rows = Array.from({ length: 201 }, (_, i) => ({
      topic: 'places' as const,
      version: 1,
      number: last + 1 + i,
    }));
    await server.db.insert(contentChange).values(rows);
    expect(await ask(last)).toEqual({ last: last + 201, missed: true, hints: [], mine: true });
    expect((await ask(last + 1)).hints).toHaveLength(200);
  });

  test('every answer to a signed-in caller carries the number of the newest change; other answers do not', async () => {
    const number = await change(6);
    await server.services.changes.catchUp();
    expect(await newest('/api/agenda/getAgenda', { token })).toBe(String(number));
    expect(await newest('/api/about/getLegalTexts')).toBeNull();
  });

  test('a cached answer is made again once its topic has changed', async () => {
    const kept = () => server.services.contentCache.get(getAgenda, 'live test', async () => Math.random());
    const before = await kept();
    expect(await kept()).toBe(before);
    await change(9);
    await server.services.changes.catchUp();
    expect(await kept()).not.toBe(before);
  });

  test('a change that is rolled back sends no hint', async () => {
    const { last } = await ask();
    await server.db
      .transaction(async (db) => {
        await announceChange(db, { topic: 'agenda', itemId, version: 6 });
        throw new Error('taken back');
      })
      .catch(() => {});
    expect(await ask(last)).toEqual({ last, missed: false, hints: [], mine: true });
  });
});

describe('a change behind closed doors', () => {
  const closed = meetings.find(({ key }) => key === 'grid-interconnection')!;
  const inside = [closed.chair!, ...closed.invited, ...closed.speakers.map(({ person }) => person)];
  const reds = people.filter(({ badge, verified }) => badge === 'red' && verified).map(({ key }) => key);
  const reason = '因航班变更 | Owing to a change of flights';
  const viewers = {
    invited: reds.find((key) => inside.includes(key))!,
    uninvited: reds.find((key) => !inside.includes(key) && key !== gu.key)!,
    green: signInAs.green,
  };
  type Who = keyof typeof viewers;
  let tokens: Record<Who, string>;
  const forEach = async <T>(look: (who: Who) => Promise<T>) =>
    ({ invited: await look('invited'), uninvited: await look('uninvited'), green: await look('green') }) as const;

  beforeAll(async () => {
    tokens = await forEach(async (who) => {
      const { email } = demoPerson(viewers[who]);
      return (await go.signIn({ channel: 'email', address: email })).token;
    });
  });

  async function staff(name: string, ...args: string[]) {
    expect(await desk.staff(name, idFromKey('meeting', closed.key), ...args)).toMatchObject({ ok: true });
  }
  /** Every number that reveals the newest change of a viewer. */
  const heardBy = (after: number) =>
    forEach(async (who) => {
      const as = { token: tokens[who] };
      const [now, since] = await Promise.all([
        server.call.json('/api/live/getChanges', {}, as),
        server.call.json('/api/live/getChanges', { after }, as),
      ]);
      return {
        headers: [now.headers.get('newest-change'), await newest('/api/agenda/getAgenda', as)],
        now: now.obj as Changes,
        since: since.obj as Changes,
      };
    });

  test('changes the number of its people only; the next public change moves the number of everyone', async () => {
    const start = await change(10);
    await server.services.changes.catchUp();
    const before = await heardBy(start);
    expect(before.green).toEqual({
      headers: [String(start), String(start)],
      now: { last: start, missed: false, hints: [], mine: true },
      since: { last: start, missed: false, hints: [], mine: true },
    });

    await staff('cancel-meeting', reason);
    const { invited, ...others } = await heardBy(start);
    expect(others).toEqual({ uninvited: before.uninvited, green: before.green });
    const { number } = (await changesAfter(server.db, start))[0]!;
    expect(invited.headers).toEqual([String(number), String(number)]);
    expect([invited.now.last, invited.since.hints.map((hint) => hint.number)]).toEqual([number, [number]]);

    const later = await change(11);
    await server.services.changes.catchUp();
    const after = await heardBy(start);
    const headers = [String(later), String(later)];
    const hint = { number: later, topic: 'agenda', itemId, version: 11 };
    expect(after.green).toMatchObject({ headers, since: { last: later, missed: false, hints: [hint] } });
    expect(after.uninvited).toEqual(after.green);
    expect(after.invited).toMatchObject({ headers, since: { last: later } });
  });

  test('does not show on the streams of others, not even in the number of the next event', async () => {
    const streams = await forEach((who) => openStream(server, tokens[who]));
    const first = await forEach(async (who) => (await streams[who].events(1))[0]!.last);
    await staff('restore-meeting');
    const later = await change(12);
    const events = { green: await streams.green.events(2), uninvited: await streams.uninvited.events(2) };
    const hint = { number: later, topic: 'agenda', itemId, version: 12 };
    const toOthers = [
      { last: first.green, missed: false, hints: [], mine: true },
      { last: later, missed: false, hints: [hint], mine: false },
    ];
    expect([events.green, events.uninvited]).toEqual([toOthers, toOthers]);
    // Its people are also told in their inboxes, by events of their own.
    let heard = await streams.invited.events(1);
    while (heard.flatMap(({ hints }) => hints).length < 2) heard = await streams.invited.events(heard.length + 1);
    expect(heard.flatMap(({ hints }) => hints).at(-1)).toEqual(hint);
    await forEach(async (who) => streams[who].close());
  });
});

test('a limited session hears of what it may see, and not that something behind closed doors changed for its owner', async () => {
  const closed = meetings.find(({ type, chair }) => type === 'closed' && chair)!;
  const chair = demoPerson(closed.chair!);
  const open = idFromKey('meeting', meetings.find(({ type }) => type !== 'closed')!.key);
  await server.database.sql('delete from code_request');
  const { token: limited } = await go.signIn({ channel: 'email', address: chair.email });
  await server.db.update(session).set({ scope: 'limited' }).where(eq(session.personId, chair.id));
  await server.database.sql('delete from code_request');
  const { token: full } = await go.signIn({ channel: 'email', address: chair.email, kind: 'host' });
  server.services.sessionCache.drop(() => true);
  const [phone, desktop] = [await openStream(server, limited), await openStream(server, full)];
  for (const screen of [phone, desktop]) await screen.events(1);
  const bookmark = (itemId: string, bookmarked: boolean) =>
    server.call.json(
      '/api/favourites/setBookmark',
      { kind: 'meeting', itemId, bookmarked, requestId: requestId() },
      { token: full },
    );
  /** How many events the full session has after the next one that tells of something of one's own. */
  const heard = async (count: number) => {
    let events = await desktop.events(count);
    while (!events.slice(count - 1).some(({ mine }) => mine)) events = await desktop.events(events.length + 1);
    return events.length;
  };
  let count = 1;
  await bookmark(idFromKey('meeting', closed.key), true);
  count = await heard(count + 1);
  expect(
    await desk.staff('cancel-meeting', idFromKey('meeting', closed.key), '因航班变更 | Owing to flights'),
  ).toMatchObject({
    ok: true,
  });
  count = await heard(count + 1);
  await bookmark(open, true);
  await heard(count + 1);
  expect(await phone.events(2)).toMatchObject([{ mine: true }, { mine: true }]);
  await server.db.update(session).set({ scope: 'full' }).where(eq(session.personId, chair.id));
  server.services.sessionCache.drop(() => true);
  await bookmark(idFromKey('meeting', closed.key), false);
  expect(await phone.events(3)).toMatchObject([{ mine: true }, { mine: true }, { mine: true }]);
  phone.close();
  desktop.close();
});
