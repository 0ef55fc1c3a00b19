import { afterAll, beforeAll, expect, test } from 'vitest';
import { announcerOf } from '../../platform/testing/announcer.ts';
import { openStream } from '../../platform/testing/live-stream.ts';
import { gu, helena, steps } from '../../platform/testing/signing-in.ts';
import { testServer } from '../../platform/testing/test-server.ts';

const itemId = '0123456789abcdefghjk';
let server: Awaited<ReturnType<typeof testServer>>;
let change: ReturnType<typeof announcerOf>;
let go: ReturnType<typeof steps>;
let token = '';
beforeAll(async () => {
  server = await testServer();
  change = announcerOf(server.db, itemId);
  go = steps(server);
  ({ token } = await go.signIn({ address: gu.mobile }));
});
afterAll(() => server.stop());

test('the stream sends a change while it is open, and continues after the last number when it was cut', async () => {
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

test('the stream is not compressed, must not be cached, and needs a session', async () => {
  const stream = await openStream(server, token);
  expect(stream.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  expect(stream.headers['content-encoding']).toBeUndefined();
  expect(stream.headers['cache-control']).toBe('no-store');
  expect(stream.headers['x-accel-buffering']).toBe('no');
  stream.close();
  expect((await server.call.json('/api/live/followChanges', {}, { token: 'nobody' })).code).toBe(-6);
});

test('a session has six streams at most, and the oldest is let go for a newer one', async () => {
  const { token: hers } = await go.signIn({ address: helena.email, channel: 'email' });
  const elsewhere = await openStream(server, token);
  const streams = [];
  for (let count = 0; count < 7; count++) streams.push(await openStream(server, hers));
  const [oldest, ...newer] = streams;
  expect(await oldest?.ended).toBe('ended');
  const kept = [...newer, elsewhere];
  // The first event of each says where it begins, which must be before the change.
  for (const stream of kept) await stream.events(1);
  const number = await change(9);
  for (const stream of kept) {
    const events = await stream.events(2);
    expect(events.at(-1)?.last).toBe(number);
    stream.close();
  }
});

test('the stream ends with the server, so that the phone connects to another one', async () => {
  const other = await testServer();
  const { token: theirs } = await steps(other).signIn({ address: gu.mobile });
  const stream = await openStream(other, theirs);
  await stream.events(1);
  await other.stop();
  expect(await stream.ended).toBe('ended');
});
