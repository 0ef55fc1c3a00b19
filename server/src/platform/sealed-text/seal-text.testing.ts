import { constants, createCipheriv, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto';
import type { CallFlags } from 'contract/wire/call';
import { sealedField, sealedFor, type SealedFor, type TextKey } from 'contract/wire/sealed-text';
import { idOf } from './text-keys.ts';

/** Chosen by a test that needs the same again, random otherwise. */
type Chosen = { aesKey?: Buffer; iv?: Buffer };

/** Seals as a phone does, with other means. */
export function sealText(
  key: TextKey,
  json: string,
  submission: Omit<SealedFor, 'keyId'>,
  { aesKey = randomBytes(32), iv = randomBytes(12) }: Chosen = {},
): string {
  const keyId = idOf(key);
  const rsa = createPublicKey({ key: { kty: 'RSA', n: key, e: 'AQAB' }, format: 'jwk' });
  const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  const wrapped = publicEncrypt({ key: rsa, ...padding }, aesKey);
  const cipher = createCipheriv('aes-256-gcm', aesKey, iv).setAAD(Buffer.from(sealedFor({ keyId, ...submission })));
  const content = Buffer.concat([iv, cipher.update(json, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return [keyId, wrapped.toString('base64url'), content.toString('base64url')].join('.');
}

type Fields = Record<string, unknown> & { requestId: string };
type Sealing = Pick<CallFlags, 'path' | 'sealed'>;

/** The body as it travels: the fields that the call declares as personal are sealed, if there are any. */
export function sealedBody<Body extends Fields>(
  { path, sealed }: Sealing,
  body: Body,
  by: { key: TextKey; id: string },
) {
  if (!sealed) return body;
  const isPersonal = ([name]: [string, unknown]) => sealed.includes(name);
  const entries = Object.entries(body);
  const json = JSON.stringify(Object.fromEntries(entries.filter(isPersonal)));
  const text = sealText(by.key, json, { path, personId: by.id, requestId: body.requestId });
  return { ...Object.fromEntries(entries.filter((entry) => !isPersonal(entry))), [sealedField]: text };
}
