import { describe, expect, test } from 'vitest';
import { signInFailuresOf } from '../../platform/testing/counted.ts';
import { anotherCode, signInServer } from '../../platform/testing/sign-in-server.ts';
import { gu } from '../../platform/testing/signing-in.ts';

const { server, go, later } = await signInServer();

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
