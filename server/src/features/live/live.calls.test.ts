import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Changes } from 'contract/calls/live';
import { announceChange, forgetChangesBefore } from '../../platform/content/changes.store.ts';
import { openStream } from '../../platform/testing/live-stream.ts';
import { gu, helena, steps } from '../../platform/testing/signing-in.ts';
import { testServer } from '../../platform/testing/test-server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let go: ReturnType<typeof steps>;
let token = '';
beforeAll(async () => {
  server = await testServer();
  go = steps(server);
  ({ token } = await go.signIn({ address: gu.mobile }));
});
afterAll(() => server.stop());

const itemId = '0123456789abcdefghjk';
const change = (version: number, people?: string[]) =>
  server.db.transaction((db) =>
    announceChange(db, { topic: 'agenda', itemId, version, ...(people ? { audience: { people } } : {}) }),
  );
const ask = async (after?: number) =>
  (await server.call.json('/api/live/getChanges', after === undefined ? {} : { after }, { token })).obj as Changes;

describe('what changed', () => {
  test('is told after the number one knows, in order; without a number only where one stands', async () => {
    const { last, hints } = await ask();
    expect(hints).toEqual([]);
    await change(2);
    await change(3);
    expect(await ask(last)).toEqual({
      last: last + 2,
      missed: false,
      hints: [
        { number: last + 1, topic: 'agenda', itemId, version: 2 },
        { number: last + 2, topic: 'agenda', itemId, version: 3 },
      ],
    });
  });

  test('is told to nobody whom it does not concern, and their number goes on all the same', async () => {
    const { last } = await ask();
    await change(4, [helena.id]);
    expect(await ask(last)).toEqual({ last: last + 1, missed: false, hints: [] });
  });

  test('a number of another forum, or one from too long ago, means: fetch all anew', async () => {
    expect(await ask(999_999)).toMatchObject({ missed: true, hints: [] });
    await forgetChangesBefore(server.db, new Date(Date.now() + 60_000));
    await change(5);
    expect(await ask(0)).toMatchObject({ missed: true });
  });

  test('every answer to somebody signed in says which change is the newest in it; nobody else is told', async () => {
    const newest = async (path: string, as?: { token: string }) =>
      (await server.call.json(path, {}, as)).headers.get('newest-change');
    const { last } = await ask();
    await server.services.changes.catchUp();
    expect(await newest('/api/agenda/getAgenda', { token })).toBe(String(last));
    await change(6);
    await server.services.changes.catchUp();
    expect(await newest('/api/agenda/getAgenda', { token })).toBe(String(last + 1));
    expect(await newest('/api/about/getLegalTexts')).toBeNull();
  });
  test('a change that is rolled back is told to nobody', async () => {
    const { last } = await ask();
    await server.db
      .transaction(async (db) => {
        await announceChange(db, { topic: 'agenda', itemId, version: 6 });
        throw new Error('taken back');
      })
      .catch(() => {});
    expect(await ask(last)).toMatchObject({ hints: [] });
  });
});

describe('the stream', () => {
  test('tells a change while it is open, and goes on after the last number when it was cut', async () => {
    const stream = await openStream(server, token);
    const [first] = await stream.events(1);
    await change(7);
    const [, second] = await stream.events(2);
    expect(second).toMatchObject({ missed: false, hints: [{ topic: 'agenda', itemId, version: 7 }] });
    stream.close();

    await change(8);
    const resumed = await openStream(server, token, second?.last);
    expect((await resumed.events(1))[0]?.hints.map(({ version }) => version)).toEqual([8]);
    resumed.close();
    expect(first?.hints).toEqual([]);
  });

  test('what is kept in memory is made anew once its topic has changed', async () => {
    const kept = () => server.services.memory.of(['agenda'], 'live test', async () => Math.random());
    const before = await kept();
    expect(await kept()).toBe(before);
    await change(9);
    await server.services.changes.catchUp();
    expect(await kept()).not.toBe(before);
  });

  test('is not compressed, not kept by anybody, and needs a session', async () => {
    const stream = await openStream(server, token);
    expect(stream.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers['content-encoding']).toBeUndefined();
    expect(stream.headers['cache-control']).toBe('no-store');
    expect(stream.headers['x-accel-buffering']).toBe('no');
    stream.close();
    expect((await server.call.json('/api/live/followChanges', {}, { token: 'nobody' })).code).toBe(-6);
  });

  test('ends with the server, so that its reader looks for another one', async () => {
    const other = await testServer();
    const { token: theirs } = await steps(other).signIn({ address: gu.mobile });
    const stream = await openStream(other, theirs);
    await stream.events(1);
    await other.stop();
    expect(await stream.ended).toBe('ended');
  });
});
