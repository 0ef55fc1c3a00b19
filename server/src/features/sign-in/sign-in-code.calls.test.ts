import { describe, expect, test } from 'vitest';
import { signInFlow } from '../../platform/database/tables/sign-in.ts';
import { newFlowId } from '../../platform/security/secrets.ts';
import { sessionOf, signInFailuresOf } from '../../platform/testing/counted.ts';
import { anotherCode, signInServer } from '../../platform/testing/sign-in-server.ts';
import { gu, helena } from '../../platform/testing/signing-in.ts';
import { testNow } from '../../platform/testing/test-now.ts';

const { server, go, later } = await signInServer();

describe('a code', () => {
  test('works once', async () => {
    const { flowId } = await go.askedFor({ address: gu.mobile });
    const code = go.newestCode();
    expect([(await go.enterCode(flowId, code)).code, (await go.enterCode(flowId, code)).code]).toEqual([0, -1]);
  });

  test('lives ten minutes', async () => {
    const { flowId } = await go.askedFor({ address: gu.mobile });
    later(600);
    expect((await go.enterCode(flowId, go.newestCode())).msg).toBe('Incorrect verification code');
  });

  test('works only in the attempt for which it was sent', async () => {
    await go.askedFor({ address: gu.mobile });
    const code = go.newestCode();
    const other = await go.askedFor({ address: helena.mobile });
    expect((await go.enterCode(other.flowId, code)).code).toBe(-1);
  });

  test('is invalid once a newer one was sent', async () => {
    const first = await go.askedFor({ address: gu.mobile });
    const code = go.newestCode();
    later(120);
    await go.askedFor({ address: gu.mobile });
    expect((await go.enterCode(first.flowId, code)).code).toBe(-1);
  });

  test('that a known device was sent stays valid when strangers ask for one, and theirs when a known device asks', async () => {
    const { device } = await go.signIn({ address: gu.mobile });
    later(120);
    const own = await go.askedFor({ address: gu.mobile, device });
    const ownCode = go.newestCode();
    const strangers = await go.askedFor({ address: gu.mobile });
    const strangersCode = go.newestCode();
    expect((await go.enterCode(strangers.flowId, strangersCode)).code).toBe(0);
    expect((await go.enterCode(own.flowId, ownCode, device)).code).toBe(0);
  });

  test('has five tries; the right code as the sixth is refused', async () => {
    const { flowId } = await go.askedFor({ address: gu.mobile });
    const code = go.newestCode();
    for (let guess = 0; guess < 5; guess++)
      expect((await go.enterCode(flowId, anotherCode(code))).msg).toBe('Incorrect verification code');
    expect((await go.enterCode(flowId, code)).msg).toBe('Incorrect verification code');
    expect(await signInFailuresOf(server.db, 'code')).toEqual([5]);
  });

  test('guessed two hundred times at once is judged five times', async () => {
    const { flowId } = await go.askedFor({ address: gu.mobile });
    const code = go.newestCode();
    await Promise.all(Array.from({ length: 200 }, () => go.enterCode(flowId, anotherCode(code))));
    expect(await signInFailuresOf(server.db, 'code')).toEqual([5]);
  });
});

/** As many as the server has to its database. */
const connections = 20;

test('a hundred sign-ins of one person, twenty at once, leave exactly one valid session', async () => {
  const flows = Array.from({ length: 100 }, () => newFlowId());
  const codeExpiresAt = new Date(testNow.getTime() + 600_000);
  // A code was sent in each of these attempts; drawing and solving a hundred images would take longer than the rest.
  await server.db.insert(signInFlow).values(
    flows.map((id) => ({
      ...{ id, createdAt: testNow, method: 'mobile' as const, personId: gu.id, addressFingerprint: 'same for all' },
      ...{ codeHash: server.sealing.fingerprint(`${id}\n123456`, 'code'), codeExpiresAt },
    })),
  );
  const answers = [];
  // More at once would only wait for a connection, and on a busy machine for so long that they are given up.
  for (let first = 0; first < flows.length; first += connections)
    answers.push(
      ...(await Promise.all(flows.slice(first, first + connections).map((flowId) => go.enterCode(flowId, '123456')))),
    );
  expect(answers.filter(({ code }) => code === 0).length).toBe(100);
  expect(await sessionOf(server.db, gu.id)).toEqual({ live: 1, ended: 99 });
  const tokens = answers.map(({ obj }) => (obj as { token: string }).token);
  const codes = [];
  for (const token of tokens) codes.push((await go.me(token)).code);
  expect(codes.toSorted((a, b) => a - b)).toEqual([...Array(99).fill(-7), 0]);
});

describe('more than ten failed codes in a day', () => {
  async function failEleven() {
    const said = [];
    for (let code = 0; code < 3; code++) {
      const { flowId } = await go.askedFor({ address: gu.mobile });
      for (let guess = 0; guess < (code < 2 ? 5 : 1); guess++)
        said.push((await go.enterCode(flowId, anotherCode(go.newestCode()))).msg);
      later(120);
    }
    return said;
  }
  const restricted =
    'Login restricted as verification failure exceeded daily limit. Please contact the Secretariat to reset';

  test('restrict the address, also on the next day', async () => {
    expect(await failEleven()).toEqual([...Array(10).fill('Incorrect verification code'), restricted]);
    expect((await go.askedFor({ address: gu.mobile })).answer.msg).toBe(restricted);
    later(24 * 60 * 60);
    expect((await go.askedFor({ address: gu.mobile })).answer.msg).toBe(restricted);
  });

  test('neither stop a device that signed in before, nor end its session, nor lock the other methods', async () => {
    const { token, device } = await go.signIn({ address: gu.mobile });
    later(120);
    await failEleven();
    expect((await go.me(token)).code).toBe(0);
    expect((await go.signIn({ channel: 'email', address: gu.email })).userId).toBe(gu.id);
    expect((await go.signIn({ address: gu.mobile, device })).userId).toBe(gu.id);
  });

  test('start anew after the forum’s midnight while the address is not restricted', async () => {
    const fail = async (times: number) => {
      const { flowId } = await go.askedFor({ address: gu.mobile });
      const said = [];
      for (let guess = 0; guess < times; guess++)
        said.push((await go.enterCode(flowId, anotherCode(go.newestCode()))).code);
      return said;
    };
    server.clock.set(new Date('2027-03-22T23:50:00+08:00'));
    await fail(5);
    later(180);
    await fail(5);
    server.clock.set(new Date('2027-03-23T00:00:00+08:00'));
    expect(await fail(5)).toEqual([-1, -1, -1, -1, -1]);
    expect(await signInFailuresOf(server.db, 'code')).toEqual([5]);
  });
});
