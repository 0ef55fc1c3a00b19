import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { write } from 'contract/wire/call';
import { writeAnswer } from '../database/tables/writes.ts';
import type { Bind } from '../http/binding.ts';
import { gu, helena, requestId, steps } from '../testing/signing-in.ts';
import { testNow } from '../testing/test-now.ts';
import { testServer } from '../testing/test-server.ts';
import { demoTextKey } from './demo-text-key.ts';
import { sealText } from './seal-text.testing.ts';
import { textKeyFile } from './text-key-file.testing.ts';
import { openTextKey } from './text-keys.ts';

const submit = write('/api/test/sealedWrite', {
  ...{ who: 'signed in', summary: 'For tests of sealed text.', overlay: false, keep: 'nothing' },
  body: { name: z.string().max(80), profile: z.string().max(2000), share: z.boolean() },
  sealed: ['name', 'profile'],
  answer: z.object({ name: z.string(), profile: z.string(), share: z.boolean(), times: z.int() }),
});

const files = [textKeyFile(), textKeyFile()] as const;
let times = 0;
const routes = (bind: Bind) => bind(submit, async ({ body }) => ({ ...body, times: (times += 1) }));

let server: Awaited<ReturnType<typeof testServer>>;
let [token, key] = ['', ''];
beforeAll(async () => {
  server = await testServer({ routes: [routes], environment: { FORUM_TEXT_KEY_FILE: files[0] } });
  ({ token } = await steps(server).signIn({ address: gu.mobile }));
  key = server.services.sealedTexts.announced;
});
afterAll(() => server.stop());

const texts = { name: '顾明澜', profile: '一'.repeat(2000) };
const sealedWith = (sealingKey: string, id: string, fields: object = texts, personId = gu.id) =>
  sealText(sealingKey, JSON.stringify(fields), { path: submit.path, personId, requestId: id });
const send = (body: object, at = server) => at.call.json(submit.path, { share: true, ...body }, { token });
const notOpened = () => ({ code: -8, obj: { refusal: 'textNotOpened', textKey: key } });

describe('personal text that travels sealed', () => {
  test('reaches the action as it was written, and a repeat that was sealed anew counts once', async () => {
    const id = requestId();
    const first = await send({ requestId: id, sealed: sealedWith(key, id) });
    expect(first).toMatchObject({ code: 0, obj: { ...texts, share: true } });
    expect((await send({ requestId: id, sealed: sealedWith(key, id) })).obj).toEqual(first.obj);
    const [stored] = (await server.db.select().from(writeAnswer)).filter(({ path }) => path === submit.path);
    expect(JSON.stringify(stored)).not.toContain('顾明澜');
    // A hash alone could be found by trying every number.
    expect(stored?.bodyHashSealed.startsWith(`${server.sealing.keyId}.`)).toBe(true);
  });

  test('is checked like any other field', async () => {
    const id = requestId();
    const long = sealedWith(key, id, { ...texts, name: 'x'.repeat(81) });
    expect(await send({ requestId: id, sealed: long })).toMatchObject({
      code: -1,
      obj: { fields: { name: 'Too long' } },
    });
    const missing = sealedWith(key, id, { name: 'Gu' });
    expect(await send({ requestId: id, sealed: missing })).toMatchObject({
      ...{ code: -1, obj: { fields: { profile: 'Required' } } },
    });
  });

  test('is refused with the key to seal it again, whatever is wrong', async () => {
    const id = requestId();
    const right = sealedWith(key, id);
    const { announced: other } = await openTextKey(demoTextKey);
    const wrong = [
      {},
      texts,
      { ...texts, sealed: right },
      { sealed: '' },
      { sealed: 5 },
      { sealed: right.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) },
      { sealed: sealedWith(other, id) },
      { sealed: sealedWith(key, requestId()) },
      { sealed: sealedWith(key, id, texts, helena.id) },
      { sealed: sealedWith(key, id, { ...texts, share: false }) },
    ];
    for (const body of wrong)
      expect({ body, answer: await send({ requestId: id, ...body }) }).toMatchObject({ answer: notOpened() });
  });
});

test('a new key is announced at once, and the one before opens for a day', async () => {
  const environment = { FORUM_TEXT_KEY_FILE: files[1], FORUM_TEXT_KEY_FILE_OTHER: files[0] };
  const next = await testServer({ routes: [routes], environment, database: server.database });
  const sendOld = () => {
    const id = requestId();
    return send({ requestId: id, sealed: sealedWith(key, id) }, next);
  };
  const { announced } = next.services.sealedTexts;
  expect(announced).not.toBe(key);
  const day = 24 * 60 * 60 * 1000;
  next.clock.set(new Date(testNow.getTime() + day - 1));
  expect((await sendOld()).code).toBe(0);
  next.clock.set(new Date(testNow.getTime() + day));
  expect(await sendOld()).toMatchObject({ code: -8, obj: { refusal: 'textNotOpened', textKey: announced } });
  const id = requestId();
  expect((await send({ requestId: id, sealed: sealedWith(announced, id) }, next)).code).toBe(0);
  await next.stop();
});
