import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import type { getMeetings } from 'contract/calls/agenda';
import type { Changes } from 'contract/calls/live';
import type { AnswerOf } from 'contract/wire/call';
import { announceChange } from '../../platform/content/announce-with-number.store.ts';
import { changesAfter, type NewChange } from '../../platform/content/changes.store.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { contentChange } from '../../platform/database/tables/content/versions.ts';
import { person } from '../../platform/database/tables/people.ts';
import { session } from '../../platform/database/tables/session.ts';
import { idFromKey } from '../../platform/ids.ts';
import { openStream } from '../../platform/testing/live-stream.ts';
import { logIn } from '../../platform/testing/cards/card-callers.ts';
import { gu, helena, requestId } from '../../platform/testing/signing-in.ts';
import { staffAt } from '../../platform/testing/staff-desk.ts';
import { testServer } from '../../platform/testing/test-server.ts';

type Server = Awaited<ReturnType<typeof testServer>>;
let first: Server;
let desk: Awaited<ReturnType<typeof staffAt>>;
/** An instance that gets its notices, one that loses them unnoticed, and one that knows that it loses them. */
let second: Record<'hearing' | 'deaf' | 'unheard', Server>;
beforeAll(async () => {
  first = await testServer();
  desk = await staffAt(first);
  second = {
    hearing: await testServer({ database: first.database }),
    deaf: await testServer({ database: without(first.database, true) }),
    unheard: await testServer({ database: without(first.database, false) }),
  };
});
afterAll(async () => {
  await desk.leave();
  for (const server of Object.values(second)) await server.stop();
  await first.stop();
});

function without(database: OpenDatabase, isConnected: boolean): OpenDatabase {
  return { ...database, listen: async () => ({ isConnected: () => isConnected, stop: async () => {} }) };
}
async function cutLines() {
  const lines = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  await first.database.sql(`select pg_terminate_backend(pid) ${lines}`);
}
/** Without the calls of signing in, which are not tested here: they would take most of the time. */
async function signIn(who: { id: string; email: string }, kind: 'browser' | 'host' = 'browser') {
  // A person has one session of each kind.
  await first.db.delete(session).where(and(eq(session.personId, who.id), eq(session.kind, kind)));
  return (await logIn(first, who, { kind })).token;
}
const signOut = (token: string) => first.call.json('/api/session/signOut', { requestId: requestId() }, { token });
const announce = (change: Partial<NewChange> = {}) =>
  first.db.transaction((db) => announceChange(db, { topic: 'agenda', itemId: null, version: 1, ...change }));
const meetingId = idFromKey('meeting', 'trade-rules');
async function meetingAt(server: Server, token: string) {
  const { obj, headers } = await server.call.json('/api/conference/getConference', { id: meetingId }, { token });
  const [meeting] = (obj as AnswerOf<typeof getMeetings>).meetings;
  return { version: meeting?.version, newest: Number(headers.get('newest-change')) };
}
async function staff(name: string, ...further: string[]) {
  expect(await desk.staff(name, meetingId, ...further)).toMatchObject({ ok: true });
}

describe('what changed at one instance', () => {
  test('is there at an instance without notices as soon as that one sends the hint', async () => {
    const token = await signIn(gu);
    const before = await meetingAt(second.deaf, token);
    await staff('cancel-meeting', '会议取消 | The speaker could not come');
    const { obj } = await second.deaf.call.json('/api/live/getChanges', { after: before.newest }, { token });
    const { last, hints } = obj as Changes;
    expect(hints).toEqual([{ number: last, topic: 'agenda', itemId: meetingId, version: before.version! + 1 }]);
    expect(await meetingAt(second.deaf, token)).toEqual({ version: before.version! + 1, newest: last });
    const stream = await openStream(second.deaf, token, before.newest);
    expect((await stream.events(1))[0]).toEqual({ last, missed: false, hints, mine: true });
    stream.close();
  });

  test('reaches the streams of the other instances', async () => {
    const token = await signIn(gu);
    const stream = await openStream(second.hearing, token);
    await stream.events(1);
    await announce();
    const { number } = (await changesAfter(first.db, 0)).at(-1)!;
    expect((await stream.events(2))[1]?.last).toBe(number);
    stream.close();
  });

  test('while an instance knows that notices get lost, it soon makes cached answers again', async () => {
    const token = await signIn(gu);
    const forumAt = async (server: Server) =>
      ((await server.call.json('/api/agenda/getAgenda', {}, { token })).obj as { forum: { theme: string } }).forum
        .theme;
    for (const { services } of Object.values(second)) await services.changes.catchUp();
    const before = await forumAt(second.deaf);
    expect(await forumAt(second.unheard)).toBe(before);
    // The change is not announced, so that only a new answer can show it.
    await first.db.execute(sql`update forum set theme = jsonb_set(theme::jsonb, '{en}', '"Another theme"')`);
    await vi.waitFor(async () => expect(await forumAt(second.unheard)).toBe('Another theme'), 20_000);
    expect(await forumAt(second.deaf)).toBe(before);
  });
});

describe('what is only one’s own', () => {
  const own = { missed: false, hints: [], mine: true };

  test('sends a hint to every stream of that person, at every instance, and to no other', async () => {
    const mine = await openStream(first, await signIn(gu));
    const alsoMine = await openStream(second.hearing, await signIn(gu, 'host'));
    const another = await openStream(second.hearing, await signIn(helena));
    for (const stream of [alsoMine, another]) await stream.events(1);
    const last = (await mine.events(1))[0]?.last;
    const changes = await first.db.$count(contentChange);
    first.services.personalHints.tell(gu.id);
    for (const stream of [mine, alsoMine]) expect((await stream.events(2))[1]).toEqual({ last, ...own });
    expect(await first.db.$count(contentChange)).toBe(changes);
    await announce({ version: 5 });
    expect((await another.events(2))[1]).toMatchObject({ mine: false, hints: [{ version: 5 }] });
    for (const stream of [mine, alsoMine, another]) stream.close();
  });

  test('may have changed whenever the phone was not connected', async () => {
    const token = await signIn(gu);
    const { last } = (await second.deaf.call.json('/api/live/getChanges', {}, { token })).obj as Changes;
    first.services.personalHints.tell(gu.id);
    const stream = await openStream(second.deaf, token, last);
    expect((await stream.events(1))[0]).toEqual({ last, ...own });
    stream.close();
  });

  test.skipIf(inject('template').kind === 'embedded')(
    'may have changed while the lines of an instance were cut: its streams hear so',
    async () => {
      const stream = await openStream(second.hearing, await signIn(gu));
      const last = (await stream.events(1))[0]?.last;
      await cutLines();
      expect((await stream.events(2))[1]).toEqual({ last, ...own });
      stream.close();
    },
  );
});

describe('the stream of a session that is over', () => {
  test.each(['first', 'hearing'] as const)('ends at once, and sends nothing more: %s', async (where) => {
    const token = await signIn(helena);
    const stream = await openStream(where === 'first' ? first : second[where], token);
    await stream.events(1);
    expect((await signOut(token)).code).toBe(0);
    // This is long before the next heartbeat, which would check the session anyway.
    expect(await Promise.race([stream.ended, wait(10_000, 'goes on')])).toBe('ended');
    await announce();
    expect(await stream.events(1)).toHaveLength(1);
  });

  test('ends at the next change if notices get lost, without sending a hint of it', async () => {
    const token = await signIn(helena);
    const stream = await openStream(second.unheard, token);
    await stream.events(1);
    await signOut(token);
    // The session stays in the cache of that instance for this long.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await announce();
    expect(await stream.ended).toBe('ended');
    expect(await stream.events(1)).toHaveLength(1);
  });

  test('another session of the same person goes on', async () => {
    const mine = await signIn(helena);
    const stream = await openStream(second.hearing, mine);
    await stream.events(1);
    await signOut(await signIn(helena, 'host'));
    await announce({ version: 7 });
    expect(await stream.versionsUntil(7)).toEqual([7]);
    stream.close();
  });
});

test('a stream sends what its reader may know by their current badge', async () => {
  const token = await signIn(gu);
  const stream = await openStream(second.hearing, token);
  await stream.events(1);
  await announce({ version: 2, audience: { badges: ['red'] } });
  expect(await stream.versionsUntil(2)).toEqual([2]);
  await first.db.update(person).set({ badge: 'green' }).where(eq(person.id, gu.id));
  // The notices of sessions and of content come on two connections, in no certain order.
  const badge = async () => (await second.hearing.call.json('/api/session/getMe', {}, { token })).obj;
  await vi.waitFor(async () => expect(await badge()).toMatchObject({ badge: 'green' }), 20_000);
  await announce({ version: 3, audience: { badges: ['red'] } });
  await announce({ version: 4, audience: { badges: ['green'] } });
  expect(await stream.versionsUntil(4)).toEqual([2, 4]);
  stream.close();
});

test.skipIf(inject('template').kind === 'embedded')(
  'an instance whose connections were cut knows it, soon has right answers all the same, and gets notices again',
  async () => {
    const token = await signIn(gu);
    const { hearing } = second;
    const before = await meetingAt(hearing, token);
    await cutLines();
    // It tries again a second later, and this looks often enough not to miss that second.
    await vi.waitFor(() => expect(hearing.services.changes.isConnected()).toBe(false), {
      timeout: 20_000,
      interval: 5,
    });
    await staff('restore-meeting');
    const isRight = async () => expect((await meetingAt(hearing, token)).version).toBe(before.version! + 1);
    await vi.waitFor(isRight, 20_000);

    // Each of the two has a connection of its own.
    const { changes, personalHints } = hearing.services;
    await vi.waitUntil(() => changes.isConnected() && personalHints.isConnected(), 20_000);
    const stream = await openStream(hearing, token);
    await stream.events(1);
    await announce({ version: 9 });
    expect(await stream.versionsUntil(9)).toEqual([9]);
    stream.close();
  },
);
