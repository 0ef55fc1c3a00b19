import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { signInServer } from '../../platform/testing/sign-in-server.ts';
import { gu, helena, requestId } from '../../platform/testing/signing-in.ts';
import { testNow } from '../../platform/testing/test-now.ts';

const { server, go, later } = await signInServer();

const unknown = '+8612999999999';

describe('asking for a code', () => {
  test('again within two minutes is refused with the wait', async () => {
    await go.askedFor({ address: gu.mobile });
    later(30);
    const { answer } = await go.askedFor({ address: gu.mobile });
    expect([answer.code, answer.msg, answer.obj]).toEqual([
      -5,
      'Frequent verification. Please try again in 2 minutes',
      { refusal: 'codeTooSoon', retryAfter: 90 },
    ]);
    later(90);
    expect((await go.askedFor({ address: gu.mobile })).answer.code).toBe(0);
  });

  test('five times a day, not six', async () => {
    const asked = [];
    for (let time = 0; time < 6; time++) {
      asked.push((await go.askedFor({ address: gu.mobile })).answer.code);
      later(120);
    }
    expect(asked).toEqual([0, 0, 0, 0, 0, -5]);
  });

  test('from unknown devices neither delays a device that signed in before nor uses up its five codes', async () => {
    const { device } = await go.signIn({ address: gu.mobile });
    later(120);
    const { device: another } = await go.signIn({ address: gu.mobile });
    for (let time = 0; time < 3; time++) {
      later(120);
      await go.askedFor({ address: gu.mobile });
    }
    later(120);
    expect((await go.askedFor({ address: gu.mobile })).answer.code).toBe(-5);
    expect((await go.signIn({ address: gu.mobile, device })).userId).toBe(gu.id);
    // The devices of one person share a budget. Otherwise each sign-in would allow five more codes.
    for (const known of [device, another])
      expect((await go.askedFor({ address: gu.mobile, device: known })).answer.obj).toEqual({
        refusal: 'codeTooSoon',
        retryAfter: 120,
      });
  });

  test('fifty times at once sends one message', async () => {
    const flows = [];
    for (let flow = 0; flow < 50; flow++) flows.push(await go.image());
    await Promise.all(flows.map((flowId) => go.sendCode(flowId, { address: gu.mobile })));
    expect(server.messages.length).toBe(1);
  });

  test('for an unknown address gets exactly the same answers and waits, but no message', async () => {
    const asked = async (address: string) => {
      const first = await go.askedFor({ address });
      const again = await go.askedFor({ address });
      const guess = await go.enterCode(first.flowId, '000000');
      return [first.answer, again.answer, guess].map(({ status, code, msg, obj }) => ({ status, code, msg, obj }));
    };
    expect(await asked(unknown)).toEqual(await asked(gu.mobile));
    expect(server.messages.map(({ to }) => to)).toEqual([null, gu.mobile]);
  });

  test('to confirm a badge session waits and counts like a code to sign in', async () => {
    const { token } = await go.signIn({ address: gu.mobile });
    const confirmation = async (channel: 'mobile' | 'email') =>
      server.call.json('/api/session/sendConfirmation', { channel, requestId: requestId() }, { token });
    const { code, obj } = await confirmation('mobile');
    expect([code, obj]).toEqual([-5, { refusal: 'codeTooSoon', retryAfter: 120 }]);
    expect((await confirmation('email')).code).toBe(0);
    expect((await go.askedFor({ channel: 'email', address: gu.email })).answer.code).toBe(-5);
    expect(server.messages.map(({ to }) => to)).toEqual([gu.mobile, gu.email]);
  });

  test('above twenty a day from one network needs a second image, and is never refused', async () => {
    await server.db.execute(
      sql`insert into code_request (id, address_fingerprint, network, at) select 'x' || n, 'a' || n, '127.0.0.0/24', ${testNow.toISOString()}::timestamptz from generate_series(1, 20) n`,
    );
    const { flowId, answer } = await go.askedFor({ address: gu.mobile });
    expect((answer.obj as { state: string }).state).toBe('another image');
    expect(server.messages).toEqual([]);
    expect((await go.sendCode(flowId, { address: gu.mobile })).obj).toMatchObject({ state: 'sent' });
    expect(server.alarms).toEqual(['many codes are requested from one network']);
    // Each code needs it again, also in the same attempt.
    await go.image(flowId);
    expect((await go.sendCode(flowId, { address: unknown })).obj).toMatchObject({ state: 'another image' });
  });

  test('from two attempts at once, of which one holds the address’s code, answers both', async () => {
    const { flowId } = await go.askedFor({ address: gu.mobile });
    for (let time = 0; time < 3; time++) {
      later(120);
      const flows = [await go.image(flowId), await go.image()];
      const answers = await Promise.all(flows.map((flow) => go.sendCode(flow, { address: gu.mobile })));
      expect(answers.map(({ status, code }) => [status, code]).toSorted()).toEqual([
        [200, -5],
        [200, 0],
      ]);
    }
  });

  test.each([
    ['a known', helena.mobile],
    ['an unknown', unknown],
  ])('codes have eight digits after the 301st failed verification of a day, at %s number', async (_which, address) => {
    await server.db.execute(
      sql`insert into failed_verification (at) select ${testNow.toISOString()}::timestamptz from generate_series(1, 300)`,
    );
    const { flowId, answer: before } = await go.askedFor({ address });
    expect(before.obj).toEqual({ state: 'sent', resendAfter: 120, digits: 6 });
    await go.enterCode(flowId, 'no code');
    const { answer } = await go.askedFor({ address: gu.mobile });
    expect([answer.obj, go.newestCode().length]).toEqual([{ state: 'sent', resendAfter: 120, digits: 8 }, 8]);
    expect(server.alarms).toEqual(['too many failed verifications: codes are longer now, or have fewer tries']);
  });
});

describe('the counters that many numbers share', () => {
  const { mobile } = helena;
  /** Another number of the same block, on nobody's record. */
  const neighbour = (last: number) => mobile.slice(0, -4) + String(9000 + last);
  const asked = async (address: string) => {
    const { code, msg, obj } = (await go.askedFor({ address })).answer;
    const { picture, ...rest } = obj as { picture?: string };
    return { code, msg, ...rest, ...(picture === undefined ? {} : { picture: 'a picture' }) };
  };
  const requests = (dialCode: string, count: number) =>
    server.db.execute(
      sql`insert into code_request (id, address_fingerprint, network, dial_code, at) select 'x' || n, 'a' || n, '198.51.100.0/24', ${dialCode}, ${testNow.toISOString()}::timestamptz from generate_series(1, ${count}) n`,
    );
  const sent = { code: 0, msg: '', state: 'sent', resendAfter: 120, digits: 6 };
  const again = { code: 0, msg: '', state: 'another image', picture: 'a picture' };

  test('tell nothing: a known number counts like an unknown one, and the sixth of a block needs a second image', async () => {
    const withKnown = [neighbour(1), neighbour(2), mobile, neighbour(3), neighbour(4), neighbour(5)];
    const withoutKnown = [1, 2, 3, 4, 5, 6].map((last) => neighbour(100 + last));
    const answers = async (numbers: string[]) => {
      const said = [];
      for (const number of numbers) said.push(await asked(number));
      return said;
    };
    const known = await answers(withKnown);
    later(60);
    expect(await answers(withoutKnown)).toEqual(known);
    expect(known).toEqual([sent, sent, sent, sent, sent, again]);
    expect(server.alarms).toEqual(Array(2).fill('many codes are requested for one number prefix'));
    expect(server.messages.filter(({ to }) => to !== null).map(({ to }) => to)).toEqual([mobile]);
  });

  test.each([
    ['of a dial code', '+86', 5000, 'many codes are requested for one dial code'],
    ['of the whole forum', '+1', 10_000, 'many codes are requested'],
  ])('%s ask for a second image and refuse nobody', async (_which, dialCode, count, alarm) => {
    await requests(dialCode, count);
    const { flowId, answer } = await go.askedFor({ address: gu.mobile });
    expect([answer.obj, server.alarms]).toMatchObject([{ state: 'another image' }, [alarm]]);
    expect((await go.sendCode(flowId, { address: gu.mobile })).obj).toMatchObject({ state: 'sent' });
    expect(server.messages.at(-1)).toMatchObject({ to: gu.mobile });
    // An email costs nothing.
    expect((await go.askedFor({ channel: 'email', address: gu.email })).answer.obj).toMatchObject({ state: 'sent' });
  });
});
