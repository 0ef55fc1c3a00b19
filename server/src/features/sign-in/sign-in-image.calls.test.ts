import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { imageExpired } from 'contract/refusals/sign-in';
import { tooOften } from 'contract/refusals/wire';
import { ThrownRefusal } from '../../platform/writes/refusing.ts';
import { signInServer } from '../../platform/testing/sign-in-server.ts';
import { gu } from '../../platform/testing/signing-in.ts';
import { testNow } from '../../platform/testing/test-now.ts';
import { showImageSound, showImage } from './sign-in-image.actions.ts';

const { server, go, later } = await signInServer({ environment: { FORUM_VENUE_NETWORKS: '203.0.112.0/22' } });

const listen = (flowId: string, language: 'zh' | 'en' = 'en') =>
  server.call.json('/api/login/getImageSound', { flowId }, { language });
const bytesOf = (answer: { obj?: unknown }, field: 'sound' | 'picture') =>
  Buffer.from((answer.obj as Record<string, string>)[field]?.split('base64,')[1] ?? '', 'base64');

describe('the image characters', () => {
  test('are used up by a right answer, and by a wrong one', async () => {
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

  test('are accepted in capital and small letters', async () => {
    const flowId = await go.image();
    expect((await go.sendCode(flowId, { address: gu.mobile }, server.characters.get(flowId)?.toLowerCase())).code).toBe(
      0,
    );
  });

  test('sent twenty times at once send one message', async () => {
    const flowId = await go.image();
    const answers = await Promise.all(Array.from({ length: 20 }, () => go.sendCode(flowId, { address: gu.mobile })));
    expect([answers.filter(({ code }) => code === 0).length, server.messages.length]).toEqual([1, 1]);
  });

  test('can be seen and heard, but do not stand in the answer as text', async () => {
    const shown = await server.call.json('/api/login/getImage');
    const { flowId } = shown.obj as { flowId: string };
    expect(Object.keys(shown.obj as object).toSorted()).toEqual(['flowId', 'picture']);
    expect(new Set(chunksOfPng(bytesOf(shown, 'picture')))).toEqual(new Set(['IHDR', 'PLTE', 'pHYs', 'IDAT', 'IEND']));
    const said = await listen(flowId);
    expect(Object.keys(said.obj as object)).toEqual(['sound']);
    expect(chunksOfWav(bytesOf(said, 'sound'))).toEqual(['fmt ', 'data']);
  });
});

/** The chunks of a PNG file; a comment or a title would be one more. */
function chunksOfPng(file: Buffer): string[] {
  const names: string[] = [];
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at))
    names.push(file.toString('latin1', at + 4, at + 8));
  return names;
}

function chunksOfWav(file: Buffer): string[] {
  const names: string[] = [];
  for (let at = 12; at < file.length; at += 8 + file.readUInt32LE(at + 4))
    names.push(file.toString('latin1', at, at + 4));
  return names;
}

describe('the sound of a picture', () => {
  const over = { code: imageExpired.code, msg: imageExpired.says.en };

  test('is the same each time, and is made three times', async () => {
    const flowId = await go.image();
    const [first, second, third, fourth] = [
      await listen(flowId),
      await listen(flowId),
      await listen(flowId),
      await listen(flowId),
    ];
    expect(bytesOf(first, 'sound').length).toBeGreaterThan(20_000);
    const same = [second, third].map((answer) => bytesOf(answer, 'sound').equals(bytesOf(first, 'sound')));
    expect(same).toEqual([true, true]);
    expect(fourth).toMatchObject(over);
  });

  test('is made three times also when twenty ask at once', async () => {
    const flowId = await go.image();
    const answers = await Promise.all(Array.from({ length: 20 }, () => listen(flowId)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(3);
  });

  test('is another one, and made three times again, for the next picture of the same attempt', async () => {
    const flowId = await go.image();
    const first = await listen(flowId);
    for (let again = 0; again < 3; again++) await listen(flowId);
    await go.image(flowId);
    const next = await listen(flowId);
    expect(next.code).toBe(0);
    expect(bytesOf(next, 'sound').equals(bytesOf(first, 'sound'))).toBe(false);
  });

  test('is spoken in one language, because two would be two chances for a machine', async () => {
    const flowId = await go.image();
    expect([(await listen(flowId, 'zh')).code, (await listen(flowId, 'zh')).code]).toEqual([0, 0]);
    expect(await listen(flowId, 'en')).toMatchObject(over);
  });

  test('expires with the picture, and there is none without one', async () => {
    const [spent, old] = [await go.image(), await go.image()];
    await go.sendCode(spent, { address: gu.mobile }, 'WRONG');
    expect(await listen(spent)).toMatchObject(over);
    later(180);
    expect(await listen(old)).toMatchObject(over);
    expect(await listen('x'.repeat(22))).toMatchObject(over);
  });
});

describe('pictures and sounds that are requested at the same moment', () => {
  const [hotel, otherHotel, venue] = ['198.51.100.0/24', '198.51.101.0/24', '203.0.115.0/24'];
  const context = (network: string, uniqueId: string) => ({
    ...{ viewer: undefined, db: server.db, now: testNow, language: 'en' as const, services: server.services },
    ...{ uniqueId, agent: '', network },
  });
  const picture = (network: string, uniqueId = 'device') => showImage({ ...context(network, uniqueId), body: {} });
  const sound = (network: string, flowId: string) =>
    showImageSound({ ...context(network, 'device'), body: { flowId } });
  const many = <T>(count: number, ask: (index: number) => Promise<T>) =>
    Array.from({ length: count }, (_, index) => ask(index));
  /** Calls the actions directly, so that all of them have begun before the first is done. */
  async function outcomes(asked: Promise<unknown>[]) {
    const settled = await Promise.allSettled(asked);
    const refusals = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    for (const refusal of refusals) {
      expect(refusal).toBeInstanceOf(ThrownRefusal);
      expect(refusal).toMatchObject({ refusal: tooOften, details: { retryAfter: 1 } });
    }
    return { made: settled.length - refusals.length, refused: refusals.length };
  }
  const flows = async () =>
    ((await server.db.execute(sql`select count(*)::int as flows from sign_in_flow`)) as { rows: [{ flows: number }] })
      .rows[0].flows;

  test('of one network: twenty wait for their turn, the others are refused for a second and leave no record', async () => {
    const { made, refused } = await outcomes(many(60, () => picture(hotel)));
    // Up to twelve more began at once; fewer if others had their turn just before.
    expect([made >= 20, made <= 32, made + refused]).toEqual([true, true, 60]);
    expect(await flows()).toBe(made);
  });

  test('one network cannot take the turns of another: its picture comes before those that wait', async () => {
    const order: string[] = [];
    const noted = (name: string) => () => void order.push(name);
    const flood = many(60, () => picture(hotel).then(noted('flood'), () => undefined));
    await Promise.all([...flood, picture(otherHotel).then(noted('honest'))]);
    // At most twelve were being made already. The answers of those that follow may overtake each other by a little.
    expect([order.includes('honest'), order.slice(-7).includes('honest')]).toEqual([true, false]);
  });

  test('sounds take turns with pictures', async () => {
    const ids = await Promise.all(many(20, () => go.image()));
    const { made, refused } = await outcomes([
      ...ids.map((flowId) => sound(hotel, flowId)),
      ...many(20, () => picture(hotel)),
    ]);
    expect([made >= 20, made <= 32, made + refused]).toEqual([true, true, 40]);
  });

  test('at the venue each device takes turns, and nobody outside takes them', async () => {
    const flood = outcomes(many(60, () => picture(hotel)));
    expect(await outcomes(many(50, (index) => picture(venue, `device ${index}`)))).toEqual({ made: 50, refused: 0 });
    await flood;
  });
});
