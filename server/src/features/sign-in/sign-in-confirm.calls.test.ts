import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoBadgeCode } from '../../../demo/badge-codes.ts';
import { signInFailuresOf } from '../../platform/testing/counted.ts';
import { anotherCode, signInServer } from '../../platform/testing/sign-in-server.ts';
import { gu, requestId } from '../../platform/testing/signing-in.ts';

const { server, go } = await signInServer();
let token = '';
beforeAll(() => server.db.execute(sql`update forum set badge_sessions_limited = true`));
beforeEach(async () => {
  const flowId = await go.badgeFlow(demoBadgeCode(gu.key));
  token = ((await go.enterBirthDate(flowId, gu.birthDate)).obj as { token: string }).token;
  server.messages.length = 0;
});

const addresses = async () => (await server.call.json('/api/session/getConfirmationAddresses', {}, { token })).obj;
const send = (channel: string, id = requestId()) =>
  server.call.json('/api/session/sendConfirmation', { channel, requestId: id }, { token });

describe('a limited badge session', () => {
  test('sees where its code may go, masked so that a badge alone does not reveal an address', async () => {
    expect(await addresses()).toEqual({ mobile: `****${gu.mobile.slice(-2)}`, email: 'g****@y****.example' });
  });

  test('sends one code when a lost answer is requested again with the same id', async () => {
    const id = requestId();
    const first = await send('email', id);
    expect([first.code, (await send('email', id)).obj]).toEqual([0, first.obj]);
    expect(server.messages.map(({ to }) => to)).toEqual([gu.email]);
  });

  test('has five tries for its code; the right code as the sixth is refused', async () => {
    const { flowId } = (await send('email')).obj as { flowId: string };
    const confirm = (code: string) =>
      server.call.json('/api/session/confirmSession', { flowId, code, requestId: requestId() }, { token });
    const code = go.newestCode();
    const wrong = anotherCode(code);
    for (const one of [wrong, wrong, wrong, wrong, wrong, code])
      expect((await confirm(one)).obj).toMatchObject({ refusal: 'wrongCode' });
    expect(await signInFailuresOf(server.db, 'code')).toEqual([5]);
  });

  test('is not offered an address that the person does not have', async () => {
    await server.db.execute(sql`update person set mobile_sealed = null, mobile_fingerprint = null where id = ${gu.id}`);
    expect(await addresses()).toEqual({ email: 'g****@y****.example' });
    expect((await send('mobile')).code).toBe(-2);
  });
});

test('without a session no address is shown', async () => {
  expect(await server.call.json('/api/session/getConfirmationAddresses', {})).toMatchObject({
    code: -6,
    obj: { refusal: 'sessionExpired' },
  });
});
