import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asIfNobodyHadTried, secondsLater } from '../../platform/testing/fresh-start.ts';
import { gu, requestId, steps } from '../../platform/testing/signing-in.ts';
import { testServer } from '../../platform/testing/test-server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let go: ReturnType<typeof steps>;
beforeAll(async () => {
  server = await testServer();
  go = steps(server);
});
afterAll(() => server.stop());
beforeEach(() => asIfNobodyHadTried(server));

const later = (seconds: number) => secondsLater(server, seconds);

describe('the image characters', () => {
  test('are spent by a right answer, and by a wrong one', async () => {
    const flowId = await go.image();
    const characters = server.characters.get(flowId) ?? '';
    expect((await go.sendCode(flowId, { address: gu.mobile }, 'WRONG')).msg).toBe(
      'Invalid image verification code. Please try again',
    );
    expect((await go.sendCode(flowId, { address: gu.mobile }, characters)).msg).toBe(
      'Incorrect image verification code. Please send again',
    );
    expect(server.messages).toEqual([]);
  });

  test('expire after three minutes', async () => {
    const flowId = await go.image();
    later(180);
    expect((await go.sendCode(flowId, { address: gu.mobile })).msg).toBe(
      'Incorrect image verification code. Please send again',
    );
  });

  test('are taken in either case', async () => {
    const flowId = await go.image();
    expect((await go.sendCode(flowId, { address: gu.mobile }, server.characters.get(flowId)?.toLowerCase())).code).toBe(
      0,
    );
  });

  test('spent twenty times at once send one message', async () => {
    const flowId = await go.image();
    const answers = await Promise.all(Array.from({ length: 20 }, () => go.sendCode(flowId, { address: gu.mobile })));
    expect([answers.filter(({ code }) => code === 0).length, server.messages.length]).toEqual([1, 1]);
  });

  test('can be listened to, and are in no answer', async () => {
    const flowId = await go.image();
    const sound = await server.call.json('/api/login/getImageSound', { flowId });
    expect((sound.obj as { sound: string }).sound).toMatch(/^data:audio\/wav;base64,/);
    expect(JSON.stringify(sound)).not.toContain(server.characters.get(flowId));
  });
});

describe('pictures asked for forty at a time', () => {
  const ask = (from: typeof server) =>
    Promise.all(Array.from({ length: 40 }, () => from.call.json('/api/login/getImage', { requestId: requestId() })));

  test('are shown, or asked for again in a second, and leave no trace where they were not shown', async () => {
    const answers = await ask(server);
    const [shown, others] = [answers.filter(({ code }) => code === 0), answers.filter(({ code }) => code !== 0)];
    expect(others.map(({ status, code, obj }) => [status, code, obj])).toEqual(
      others.map(() => [200, -5, { retryAfter: 1 }]),
    );
    expect(shown.length).toBeGreaterThanOrEqual(12);
    const left = await server.db.execute(sql`select count(*)::int as flows from sign_in_flow`);
    expect(left).toMatchObject({ rows: [{ flows: shown.length }] });
  });

  test('are all shown at the venue', async () => {
    const venue = await testServer({ environment: { FORUM_VENUE_NETWORKS: '127.0.0.0/24' } });
    const answers = await ask(venue);
    await venue.stop();
    expect(answers.map(({ code }) => code)).toEqual(Array(40).fill(0));
  });
});
