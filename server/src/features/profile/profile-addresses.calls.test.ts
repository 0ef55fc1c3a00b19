import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmAddress } from 'contract/calls/profile';
import { people } from '../../../demo/people.ts';
import { configurationFrom } from '../../platform/configuration.ts';
import { addressClaim } from '../../platform/database/tables/sign-in.ts';
import { idFromKey } from '../../platform/ids.ts';
import { anotherCode, secondsLater } from '../../platform/testing/sign-in-server.ts';
import { gu, helena, steps } from '../../platform/testing/signing-in.ts';
import { testNow } from '../../platform/testing/test-now.ts';
import { testServer } from '../../platform/testing/test-server.ts';
import { profileDesk } from '../../platform/people/profile-desk.testing.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let desk: ReturnType<typeof profileDesk>;
beforeAll(async () => {
  server = await testServer();
  desk = profileDesk(server);
  for (const who of [gu, helena]) await desk.signIn(who);
});
beforeEach(async () => {
  await server.db.delete(addressClaim);
  await server.db.execute(sql`delete from code_request`);
  server.clock.set(testNow);
  server.messages.length = 0;
  server.alarms.length = 0;
});
afterAll(() => server.stop());

const fresh = 'somebody.new@yuanxiu-new.example';
const flowOf = (answer: { obj: unknown }) => (answer.obj as { flowId: string }).flowId;
const enter = (flowId: string, code: string, who = gu) => desk.write(confirmAddress, who, { flowId, code });

describe('a code to a new address', () => {
  test('goes there alone, in the language of the call, and is stored as a hash', async () => {
    const answer = await desk.sendCode(gu, 'email', fresh);
    expect(answer).toMatchObject({ code: 0, obj: { resendAfter: 120, digits: 6 } });
    expect(server.messages).toMatchObject([{ channel: 'email', purpose: 'code', to: fresh }]);
    expect(server.messages[0]?.text).toMatch(/^Your verification code for the .+ is \d{6}\. It confirms this address/);
    const stored = JSON.stringify(await server.db.select().from(addressClaim));
    for (const secret of [desk.newestCode(), fresh]) expect(stored).not.toContain(secret);
    expect(await enter(flowOf(answer), desk.newestCode())).toMatchObject({ code: 0, obj: {} });
  });

  test('is good once, for its own person, and for ten minutes', async () => {
    const flowId = flowOf(await desk.sendCode(gu, 'email', fresh));
    const code = desk.newestCode();
    const wrong = { code: -1, obj: { refusal: 'wrongCode' } };
    expect(await enter(flowId, code, helena)).toMatchObject(wrong);
    secondsLater(server, 600);
    expect(await enter(flowId, code)).toMatchObject(wrong);
    server.clock.set(testNow);
    expect((await enter(flowId, code)).code).toBe(0);
    expect(await enter(flowId, code)).toMatchObject(wrong);
  });

  test('is worthless when a newer one is sent', async () => {
    const first = flowOf(await desk.sendCode(gu, 'email', fresh));
    const code = desk.newestCode();
    secondsLater(server, 120);
    await desk.sendCode(gu, 'email', fresh);
    expect(await enter(first, code)).toMatchObject({ obj: { refusal: 'wrongCode' } });
  });

  test('can be guessed five times, and the right one comes too late as the sixth, also sent at once', async () => {
    const flowId = flowOf(await desk.sendCode(gu, 'email', fresh));
    const [right, wrong] = [desk.newestCode(), anotherCode(desk.newestCode())];
    await Promise.all(Array.from({ length: 20 }, () => enter(flowId, wrong)));
    expect((await server.db.select().from(addressClaim))[0]?.tries).toBe(5);
    expect(await enter(flowId, right)).toMatchObject({ obj: { refusal: 'wrongCode' } });
    secondsLater(server, 120);
    const next = flowOf(await desk.sendCode(gu, 'email', fresh));
    for (let guess = 0; guess < 5; guess += 1) await enter(next, anotherCode(desk.newestCode()));
    secondsLater(server, 120);
    expect(await desk.sendCode(gu, 'email', fresh)).toMatchObject({ code: -5, obj: { refusal: 'codeRestricted' } });
  });

  test.each([
    ['mobile', '12345', 'Please enter the correct mobile number'],
    ['email', 'nobody@', 'Please enter the correct email address'],
  ] as const)('is not sent to %s %s', async (channel, address, says) => {
    const answer = await desk.sendCode(gu, channel, address);
    expect(answer).toMatchObject({ code: -1, msg: says, obj: { fields: { address: says } } });
    expect(server.messages).toEqual([]);
  });
});

describe('an address of somebody else', () => {
  test('gets a code like any other, and only the right code tells that it is taken', async () => {
    const answers = [
      await desk.sendCode(gu, 'email', helena.email),
      await desk.sendCode(gu, 'mobile', '+8612920999998'),
    ];
    expect(answers.map(({ code, obj }) => [code, Object.keys(obj as object)])).toEqual([
      [0, ['flowId', 'resendAfter', 'digits']],
      [0, ['flowId', 'resendAfter', 'digits']],
    ]);
    const flowId = flowOf(answers[0]!);
    const code = /#(\d+)$/.exec(server.messages[0]?.text ?? '')?.[1] ?? '';
    expect(await enter(flowId, anotherCode(code))).toMatchObject({ obj: { refusal: 'wrongCode' } });
    expect(await enter(flowId, code)).toMatchObject({ code: -4, obj: { refusal: 'addressTaken' } });
    expect(await enter(flowId, code)).toMatchObject({ obj: { refusal: 'wrongCode' } });
  });

  test('is known as taken also while the store secret is being changed', async () => {
    const secrets = {
      FORUM_STORE_SECRET: 'another secret for what is stored, of this test alone',
      FORUM_STORE_SECRET_OTHER: configurationFrom({}).storeSecret,
    };
    const meanwhile = await testServer({ environment: secrets, database: server.database });
    const there = profileDesk(meanwhile);
    await there.signIn(gu);
    expect(await there.confirm(gu, 'email', helena.email)).toMatchObject({ obj: { refusal: 'addressTaken' } });
    await meanwhile.stop();
    await server.db.execute(sql`delete from code_request`);
    await desk.signIn(gu);
  });

  test('cannot be flooded by one person, who keeps nobody else from it, and its owner still logs in', async () => {
    const answers = [];
    for (let turn = 0; turn < 4; turn += 1) {
      answers.push((await desk.sendCode(gu, 'email', 'victim@there.example')).code);
      secondsLater(server, 120);
    }
    expect(answers).toEqual([0, 0, 0, -5]);
    expect(await desk.sendCode(helena, 'email', 'victim@there.example')).toMatchObject({ code: 0 });
    await server.db.delete(addressClaim);
    for (let turn = 0; turn < 3; turn += 1) {
      await desk.sendCode(gu, 'email', helena.email);
      secondsLater(server, 120);
    }
    const asked = await steps(server).askedFor({ channel: 'email', address: helena.email });
    expect(asked.answer.code).toBe(0);
    expect(await steps(server).enterCode(asked.flowId, steps(server).newestCode(), undefined, 'host')).toMatchObject({
      code: 0,
    });
  });

  test('raises an alarm when many people ask for it', async () => {
    const address = 'victim@there.example';
    await desk.sendCode(gu, 'email', address);
    const [asked] = await server.db.select().from(addressClaim);
    const others = people.slice(-2).map(({ key }) => idFromKey('person', key));
    for (const personId of others)
      await server.db.insert(addressClaim).values({ ...asked!, id: `by ${personId}`, personId });
    expect(server.alarms).toEqual([]);
    expect(await desk.sendCode(helena, 'email', address)).toMatchObject({ code: 0 });
    expect(server.alarms).toEqual([`many people ask for codes to one new address: ${helena.id}`]);
  });

  test('is not asked by one person more than five times a day, nor within two minutes', async () => {
    const ask = (nth: number) => desk.sendCode(gu, 'email', `number.${nth}@there.example`);
    expect((await ask(0)).code).toBe(0);
    expect(await ask(1)).toMatchObject({ code: -5, obj: { refusal: 'codeTooSoon', retryAfter: 120 } });
    for (const nth of [1, 2, 3, 4]) {
      secondsLater(server, 120);
      expect((await ask(nth)).code).toBe(0);
    }
    secondsLater(server, 120);
    expect(await ask(5)).toMatchObject({ code: -5, obj: { refusal: 'tooOften' } });
    expect(server.messages).toHaveLength(5);
  });
});
