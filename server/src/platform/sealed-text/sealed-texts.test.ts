import { constants, createPublicKey, generateKeyPairSync, publicEncrypt, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoTextKey } from './demo-text-key.ts';
import { sealText } from './seal-text.testing.ts';
import { sealedTexts, type SealedTexts } from './sealed-texts.ts';
import { newTextKey } from './text-key-file.testing.ts';
import { openTextKey, type PrivateTextKey, whyNoTextKey } from './text-keys.ts';

type Vector = { name: string; text: string; sealed: string; path: string; personId: string; requestId: string };
const file = new URL('../../../../contract/src/wire/sealed-text.vectors.json', import.meta.url);
const published = JSON.parse(readFileSync(file, 'utf8')) as { privateKey: { n: string }; vectors: Vector[] };

const submission = { path: '/api/test/sealedWrite', personId: 'a person', requestId: 'a'.repeat(16) };
let [current, older]: PrivateTextKey[] = [];
let texts: SealedTexts;
let isOlderOpen = true;
beforeAll(async () => {
  [current, older] = [await openTextKey(demoTextKey), await openTextKey(newTextKey(3072))];
  texts = sealedTexts(current, async () => (isOlderOpen ? [older!] : []));
});

const sealed = (json = '{"text":"顾明澜 🕊"}', key = current!) => sealText(key.announced, json, submission);
const opened = (text: string, over = {}) => texts.open(text, { ...submission, ...over });

describe('a sealed text', () => {
  test.each(['', '{}', '{"text":"顾明澜 🕊 שלום"}', JSON.stringify({ text: '长'.repeat(10_000) })])(
    'is opened as it was written: %s',
    async (json) => expect(await opened(sealed(json))).toBe(json),
  );

  test.each([
    ['call', { path: '/api/test/other' }],
    ['person', { personId: 'another' }],
    ['submission', { requestId: 'b'.repeat(16) }],
  ])('does not open in another %s', async (_what, over) => {
    expect(await opened(sealed(), over)).toBeUndefined();
  });

  test('does not open once any part of it was changed, cut or written otherwise', async () => {
    const text = sealed();
    const [id = '', wrapped = '', content = ''] = text.split('.');
    const turned = (part: string, at: number) => {
      const other = part[at] === 'A' ? 'B' : 'A';
      return part.slice(0, at) + other + part.slice(at + 1);
    };
    const changed = [
      ...[0, id.length - 1].map((at) => [turned(id, at), wrapped, content]),
      ...[0, 255, wrapped.length - 1].map((at) => [id, turned(wrapped, at), content]),
      ...[0, 16, content.length - 20, content.length - 1].map((at) => [id, wrapped, turned(content, at)]),
      ...[[id, wrapped], [id], [], [id, wrapped, content, ''], [id, '', content], [id, wrapped, '']],
      ...[
        [id, `${wrapped}A`, content],
        [id, wrapped, `${content}=`],
        [id, wrapped, content.slice(0, 20)],
      ],
    ];
    for (const parts of changed) expect([parts, await opened(parts.join('.'))]).toEqual([parts, undefined]);
    expect(await opened(text)).toBeDefined();
  });

  test('does not open if its key was wrapped as PKCS #1 v1.5 does, or with another hash', async () => {
    const [id, , content] = sealed().split('.');
    const key = createPublicKey({ key: { kty: 'RSA', n: current!.announced, e: 'AQAB' }, format: 'jwk' });
    for (const padding of [
      { padding: constants.RSA_PKCS1_PADDING },
      { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha1' },
    ]) {
      const wrapped = publicEncrypt({ key, ...padding }, randomBytes(32)).toString('base64url');
      expect(await opened([id, wrapped, content].join('.'))).toBeUndefined();
    }
  });

  test('opens with the key before, as long as that is allowed', async () => {
    const text = sealed('{"text":"old"}', older);
    expect(await opened(text)).toBe('{"text":"old"}');
    isOlderOpen = false;
    expect(await opened(text)).toBeUndefined();
    isOlderOpen = true;
  });
});

test.each(published.vectors)(
  'the published vector opens: $name',
  async ({ text, sealed: one, path, personId, requestId }) => {
    expect(published.privateKey.n).toBe(current!.announced);
    expect(await texts.open(one, { path, personId, requestId })).toBe(text);
  },
);

test('a key file is judged before the server starts', () => {
  expect(whyNoTextKey(newTextKey(3072))).toBeUndefined();
  expect(whyNoTextKey(newTextKey(2048))).toBe('at least 3072 bits');
  expect(whyNoTextKey('nothing')).toBe('no RSA key in PEM');
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'prime256v1',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  expect(whyNoTextKey(privateKey)).toBe('no RSA key in PEM');
});
