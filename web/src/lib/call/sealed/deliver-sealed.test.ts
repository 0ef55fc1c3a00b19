import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  privateDecrypt,
  constants,
} from 'node:crypto';
import { createDecipheriv } from 'node:crypto';
import { write } from 'contract/wire/call';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { language } from '../../language.ts';
import { storage } from '../../storage/storage.ts';
import { call } from '../call.ts';
import { listenToCalls } from '../call-events.testing.ts';
import { answers, bePage, type Heard, startForumServer } from '../forum-server.testing.ts';

const submit = write('/api/profile/submit', {
  ...{ who: 'signed in', summary: '', keep: 'nothing', overlay: false },
  body: { name: z.string(), profile: z.string(), share: z.boolean() },
  sealed: ['name', 'profile'],
  answer: z.string(),
});
const typed = { name: '顾明澜', profile: 'A power engineer. 🕊'.repeat(500), share: true };

const newKey = () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 3072 });
  const { n = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return { announced: n, privateKey };
};
const [first, second] = [newKey(), newKey()];

/** Opens as the server does, with other means. */
function opened({ body }: Heard, { announced, privateKey }: ReturnType<typeof newKey>): unknown {
  const { sealed, requestId } = JSON.parse(body) as { sealed: string; requestId: string };
  const [keyId = '', wrapped = '', content = ''] = sealed.split('.');
  expect(keyId).toBe(createHash('sha256').update(Buffer.from(announced, 'base64url')).digest('hex').slice(0, 16));
  const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  const aesKey = privateDecrypt(
    { key: createPrivateKey(privateKey.export({ format: 'pem', type: 'pkcs8' })), ...padding },
    Buffer.from(wrapped, 'base64url'),
  );
  const bytes = Buffer.from(content, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', aesKey, bytes.subarray(0, 12))
    .setAAD(Buffer.from([keyId, submit.path, 'a person', requestId].join('\n')))
    .setAuthTag(bytes.subarray(-16));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString());
}

const forum = await startForumServer();
bePage(location.origin, { textKey: first.announced });
let shell = listenToCalls();
beforeEach(() => {
  shell = listenToCalls();
  storage.clearAll();
  storage.userObj.set({ id: 'a person' });
});
afterEach(() => void vi.unstubAllGlobals());
afterAll(forum.stop);

const done = answers({ code: 0, msg: '', obj: 'stored' });
const replaced = answers({ code: -8, msg: 'no', obj: { refusal: 'textNotOpened', textKey: second.announced } });

describe('personal text', () => {
  it('travels sealed to the key that came with the shell; what is not personal stays open', async () => {
    forum.replies(done);
    await expect(call(submit, typed)).resolves.toBe('stored');
    const [heard] = forum.heard as [Heard];
    expect(Object.keys(JSON.parse(heard.body)).sort()).toEqual(['requestId', 'sealed', 'share']);
    expect(opened(heard, first)).toEqual({ name: typed.name, profile: typed.profile });
  });

  it('travels sealed also where the answer is a secret', async () => {
    forum.replies(done);
    await call({ ...submit, secretAnswer: true }, typed);
    const [heard] = forum.heard as [Heard];
    expect(opened(heard, first)).toEqual({ name: typed.name, profile: typed.profile });
  });

  it('is sealed with a fresh key each time', async () => {
    forum.replies(done);
    for (const _time of [1, 2]) await call(submit, typed);
    const parts = forum.heard.map(({ body }) => (JSON.parse(body) as { sealed: string }).sealed.split('.'));
    expect(new Set(parts.flat()).size).toBe(1 + 2 + 2);
  });

  it('is sealed again when the server announces another key, without a word, and with it from then on', async () => {
    forum.replies(replaced, done);
    await expect(call(submit, typed)).resolves.toBe('stored');
    const [, again] = forum.heard as [Heard, Heard];
    expect(opened(again, second)).toEqual({ name: typed.name, profile: typed.profile });
    await call(submit, typed);
    expect(opened(forum.heard[2]!, second)).toEqual({ name: typed.name, profile: typed.profile });
    expect(shell.told).toEqual([]);
  });

  it.each([
    ['en', /^toast: This needs a secure connection\./],
    ['zh', /^toast: 此操作需要安全连接/],
  ] as const)('is not sent from a page without https, which says why in %s and asks nothing', async (spoken, words) => {
    language.set(spoken);
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes });
    forum.replies(done);
    await expect(call({ ...submit, overlay: true }, typed)).rejects.toMatchObject({ code: 600003 });
    expect(shell.told).toEqual(['overlay begins', expect.stringMatching(words), 'overlay ends']);
    expect(forum.heard).toEqual([]);
  });

  it('that cannot be opened with the announced key either is refused', async () => {
    forum.replies(replaced);
    await expect(call(submit, typed)).rejects.toMatchObject({ code: -8, refusal: 'textNotOpened' });
    expect(forum.heard.length).toBe(1);
  });
});
