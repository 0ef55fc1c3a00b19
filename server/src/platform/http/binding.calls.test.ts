import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { alreadyDone } from 'contract/refusals/wire';
import {
  cardLimit,
  oneWrite,
  personalWrite,
  secretWrite,
  staffWrite,
  twoFields,
  writeRoutes,
} from '../testing/binding-calls.ts';
import { gu, steps } from '../testing/signing-in.ts';
import { testServer } from '../testing/test-server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer({ routes: [writeRoutes] });
  await server.db.execute(sql`create table note (text text not null)`);
});
afterAll(() => server.stop());

const requestId = (name: string) => name.replaceAll(' ', '-').padEnd(16, '-');
const notes = async (text: string) => {
  const counted = await server.db.execute(sql`select count(*)::int as count from note where text = ${text}`);
  return z.object({ rows: z.array(z.object({ count: z.int() })) }).parse(counted).rows[0]?.count;
};

describe('a write that is repeated', () => {
  test('happens once and answers the same, however many times at once', async () => {
    const body = { text: 'fifty', requestId: requestId('fifty') };
    const answers = await Promise.all(Array.from({ length: 50 }, () => server.call.json(oneWrite.path, body)));
    expect(new Set(answers.map(({ code, obj }) => JSON.stringify({ code, obj })))).toEqual(
      new Set([JSON.stringify({ code: 0, obj: { kept: 'fifty' } })]),
    );
    expect(await notes('fifty')).toBe(1);
  });

  test('with another body under the same request id is refused', async () => {
    await server.call.json(oneWrite.path, { text: 'first', requestId: requestId('same id') });
    const other = await server.call.json(oneWrite.path, { text: 'second', requestId: requestId('same id') });
    expect([other.code, await notes('first'), await notes('second')]).toEqual([-4, 1, 0]);
  });

  test('from another device is another write', async () => {
    const body = { text: 'two devices', requestId: requestId('two devices') };
    await server.call.json(oneWrite.path, body, { uniqueId: 'device-one' });
    await server.call.json(oneWrite.path, body, { uniqueId: 'device-two' });
    expect(await notes('two devices')).toBe(2);
  });

  test('that answers a secret is refused, and the secret is stored nowhere', async () => {
    const body = { requestId: requestId('secret') };
    expect((await server.call.json(secretWrite.path, body)).obj).toEqual({ token: 'the-token' });
    expect((await server.call.json(secretWrite.path, body)).code).toBe(-4);
    const stored = await server.db.execute(
      sql`select answer_sealed from write_answer where path = ${secretWrite.path}`,
    );
    expect(stored).toMatchObject({ rows: [{ answer_sealed: null }] });
  });

  test('keeps its stored answer sealed', async () => {
    await server.call.json(oneWrite.path, { text: 'sealed away', requestId: requestId('sealed') });
    const stored = await server.db.execute(sql`select * from write_answer`);
    expect(JSON.stringify(stored)).not.toContain('sealed away');
  });
});

test('a person is told of what is only theirs after the commit; not of what was rolled back, nor of a repeat', async () => {
  const told: string[] = [];
  const { personalHints } = server.services;
  for (const person of ['kept', 'undone', 'later']) personalHints.subscribe(person, () => told.push(person));
  const change = (personId: string, fails: boolean) =>
    server.call.json(personalWrite.path, { personId, fails, requestId: requestId(`tell ${personId}`) });
  await change('undone', true);
  await change('kept', false);
  await vi.waitFor(() => expect(told).toEqual(['kept']), 10_000);
  await change('kept', false);
  await change('later', false);
  await vi.waitFor(() => expect(told).toEqual(['kept', 'later']), 10_000);
});

describe('a refusal', () => {
  const asRefused = { code: -4, msg: alreadyDone.says.en, obj: { refusal: 'alreadyDone' } };
  async function refusedTwice(body: { text: string; requestId: string }) {
    const answers = [await server.call.json(oneWrite.path, body), await server.call.json(oneWrite.path, body)];
    return answers.map(({ code, msg, obj }) => ({ code, msg, obj }));
  }

  test('that is thrown undoes what the action wrote, and the repeat is a first try', async () => {
    const body = { text: 'throw', requestId: requestId('throw') };
    expect(await refusedTwice(body)).toEqual([asRefused, asRefused]);
    expect(await notes('throw')).toBe(0);
  });

  test('that is returned keeps what the action wrote, and the repeat does not write again', async () => {
    const body = { text: 'return', requestId: requestId('return') };
    expect(await refusedTwice(body)).toEqual([asRefused, asRefused]);
    expect(await notes('return')).toBe(1);
  });

  test('an unexpected failure answers 500 with the envelope, without a code, a stack or the data', async () => {
    const answer = await server.call.json(oneWrite.path, { text: 'crash', requestId: requestId('crash') });
    expect({ status: answer.status, code: answer.code, msg: answer.msg, obj: answer.obj }).toEqual({
      status: 500,
      code: undefined,
      msg: 'System Error',
      obj: null,
    });
    const inChinese = { text: 'crash', requestId: requestId('crash in Chinese') };
    expect((await server.call.json(oneWrite.path, inChinese, { language: 'zh' })).msg).toBe('系统错误');
    expect(await notes('crash')).toBe(0);
  });
});

describe('who may call', () => {
  test('a call for the signed-in answers -6 without a session', async () => {
    const answer = await server.call.json(twoFields.path, {});
    expect([answer.code, answer.msg]).toEqual([-6, 'Login status has expired. Please log in again']);
  });

  test('a call of the secretariat is refused to everybody out here, and changes nothing', async () => {
    const { token } = await steps(server).signIn({ address: gu.mobile });
    const body = { text: 'from outside', requestId: requestId('from outside') };
    for (const options of [{}, { token }, { headers: { authorization: 'Bearer a-key', cookie: '__Host-staff=a' } }]) {
      const { code, msg, obj } = await server.call.json(staffWrite.path, body, options);
      expect({ code, msg, obj }).toEqual({
        ...{ code: -3, msg: 'You are not permitted to do this', obj: { refusal: 'notAllowed' } },
      });
    }
    expect(await notes('from outside')).toBe(0);
  });
});

test('only declared fields leave the server', async () => {
  const answer = await server.call.json(cardLimit.path, {});
  expect(answer.obj).toEqual({ limit: 200 });
});
