import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pushSubscription } from '../../platform/database/tables/push.ts';
import { session } from '../../platform/database/tables/session.ts';
import { pushService } from '../../platform/testing/push-service.ts';
import { gu, helena, requestId, steps } from '../../platform/testing/signing-in.ts';
import { testServer } from '../../platform/testing/test-server.ts';
import { purge } from '../../platform/jobs/retention.ts';
import { pushJobs } from './push.jobs.ts';

let service: Awaited<ReturnType<typeof pushService>>;
let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  service = await pushService();
  server = await testServer({ environment: service.environment });
});
afterAll(async () => {
  await server.stop();
  await service.stop();
});

const signIn = async ({ mobile }: { mobile?: string | undefined }, kind: 'browser' | 'host' = 'browser') => {
  // The tests log in more often than the limits on codes allow.
  await server.database.sql('delete from code_request');
  return steps(server).signIn({ address: mobile ?? '', kind });
};
const send = (name: string, token: string, body: object = {}) =>
  server.call.json(`/api/push/${name}`, { ...body, requestId: requestId() }, { token });
const state = async (token: string) => (await server.call.json('/api/push/getPushState', {}, { token })).obj;
const publicKey = () => service.environment.FORUM_PUSH_PUBLIC_KEY;
const subscriptions = () => server.db.select().from(pushSubscription);

describe('push for a phone', () => {
  test('is off, is switched on, and is switched off', async () => {
    const { token } = await signIn(gu);
    expect(await state(token)).toEqual({ on: false, publicKey: publicKey() });
    expect(await send('subscribe', token, service.newPhone())).toMatchObject({ code: 0, obj: {} });
    expect(await state(token)).toEqual({ on: true, publicKey: publicKey() });
    expect(await send('unsubscribe', token)).toMatchObject({ code: 0 });
    expect(await state(token)).toEqual({ on: false, publicKey: publicKey() });
    expect(await send('unsubscribe', token)).toMatchObject({ code: 0 });
  });

  test('replaces the phone’s own subscription, and takes a phone over from another account', async () => {
    const phone = service.newPhone();
    const first = await signIn(gu);
    await send('subscribe', first.token, service.newPhone());
    await send('subscribe', first.token, phone);
    expect(await subscriptions()).toHaveLength(1);
    const second = await signIn(helena);
    await send('subscribe', second.token, phone);
    expect([await state(first.token), await state(second.token)]).toMatchObject([{ on: false }, { on: true }]);
    expect(await subscriptions()).toHaveLength(1);
    await send('unsubscribe', second.token);
  });

  test('goes to one of two accounts that switch it on for one phone at once, and neither is told of a failure', async () => {
    const [first, second] = [await signIn(gu), await signIn(helena)];
    for (let time = 0; time < 10; time += 1) {
      const phone = service.newPhone();
      const answers = await Promise.all([first, second].map(({ token }) => send('subscribe', token, phone)));
      expect(answers.map(({ code }) => code)).toEqual([0, 0]);
      expect(await subscriptions()).toHaveLength(1);
    }
    for (const { token } of [first, second]) await send('unsubscribe', token);
  });

  test('is stored sealed: neither the address nor a key can be read in the database', async () => {
    const phone = service.newPhone();
    const { token } = await signIn(gu);
    await send('subscribe', token, phone);
    const stored = JSON.stringify(await subscriptions());
    for (const secret of [new URL(phone.endpoint).pathname, phone.p256dh, phone.auth])
      expect(stored).not.toContain(secret);
    await send('unsubscribe', token);
  });

  test.each([
    ['http://127.0.0.1/'],
    ['https://127.0.0.1/'],
    ['https://[::1]/'],
    ['https://2130706433/'],
    ['http://fcm.googleapis.com/fcm/send/x'],
    ['https://fcm.googleapis.com@127.0.0.1/'],
    ['https://fcm.googleapis.com.evil.example/x'],
    ['https://fcm.googleapis.com:4000/x'],
    ['no address'],
  ])('the server cannot be led to %s', async (endpoint) => {
    const { token } = await signIn(gu);
    expect(await send('subscribe', token, { ...service.newPhone(), endpoint })).toMatchObject({
      code: -1,
      obj: { refusal: 'pushServiceUnknown', fields: { endpoint: expect.any(String) as unknown } },
    });
    expect(await subscriptions()).toEqual([]);
  });

  test('a key that no secret can be agreed on with is refused, and named', async () => {
    const { token } = await signIn(gu);
    const wrong = { ...service.newPhone(), p256dh: Buffer.alloc(65, 4).toString('base64url') };
    expect(await send('subscribe', token, wrong)).toMatchObject({ code: -1, obj: { refusal: 'pushKeyWrong' } });
    expect(await send('subscribe', token, { ...wrong, p256dh: 'short' })).toMatchObject({ code: -1 });
    expect(await subscriptions()).toEqual([]);
  });

  test('a login by badge that no code has confirmed may not have it', async () => {
    const { token } = await signIn(gu);
    await server.db.update(session).set({ scope: 'limited' }).where(eq(session.personId, gu.id));
    server.services.sessionCache.drop(() => true);
    for (const answer of [
      await server.call.json('/api/push/getPushState', {}, { token }),
      await send('subscribe', token, service.newPhone()),
    ])
      expect(answer).toMatchObject({ code: -3, obj: { refusal: 'sessionLimited' } });
  });
});

describe('push ends with the session', () => {
  async function subscribed(kind: 'browser' | 'host' = 'browser') {
    const signedIn = await signIn(gu, kind);
    await send('subscribe', signedIn.token, service.newPhone());
    expect(await subscriptions()).toHaveLength(1);
    return signedIn;
  }

  test('by logging out', async () => {
    const { token } = await subscribed();
    await server.call.json('/api/session/signOut', { requestId: requestId() }, { token });
    expect(await subscriptions()).toEqual([]);
  });

  test('by logging in on another device, but not in the host app', async () => {
    await subscribed();
    await signIn(gu, 'host');
    expect(await subscriptions()).toHaveLength(1);
    await signIn(gu);
    expect(await subscriptions()).toEqual([]);
  });

  test('when the time of the session is over, though nobody used it any more', async () => {
    await subscribed();
    const theirs = eq(session.id, pushSubscription.sessionId);
    const [{ endsAt } = { endsAt: new Date(0) }] = await server.db
      .select({ endsAt: session.endsAt })
      .from(pushSubscription)
      .innerJoin(session, theirs);
    const purgeAt = (now: Date) => purge(pushJobs.retention ?? [], { db: server.db, log: console }, now);
    await purgeAt(endsAt);
    expect(await subscriptions()).toHaveLength(1);
    await purgeAt(new Date(endsAt.getTime() + 1));
    expect(await subscriptions()).toEqual([]);
  });

  test('when the person is not verified any more', async () => {
    await subscribed();
    await server.database.sql(`update person set verified = false where id = '${gu.id}'`);
    expect(await subscriptions()).toEqual([]);
    await server.database.sql(`update person set verified = true where id = '${gu.id}'`);
  });
});

test('a session knows the language of its last call', async () => {
  const { token } = await signIn(gu);
  const language = async () =>
    (await server.db.select().from(session).where(eq(session.personId, gu.id))).find(({ endedAt }) => !endedAt)
      ?.language;
  for (const spoken of ['en', 'zh', 'en'] as const) {
    await server.call.json('/api/session/getMe', {}, { token, language: spoken });
    expect(await language()).toBe(spoken);
  }
});

test('where the Forum pushes nothing, it says so and takes no subscription', async () => {
  const without = await testServer();
  const { token } = await steps(without).signIn({ address: gu.mobile ?? '' });
  expect((await without.call.json('/api/push/getPushState', {}, { token })).obj).toEqual({
    on: false,
    publicKey: null,
  });
  const answer = await without.call.json(
    '/api/push/subscribe',
    { ...service.newPhone(), requestId: requestId() },
    { token },
  );
  expect(answer).toMatchObject({ code: -4, obj: { refusal: 'pushSwitchedOff' } });
  await without.stop();
});
