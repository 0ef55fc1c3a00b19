import { createHash, createPrivateKey, createPublicKey, type KeyObject, webcrypto } from 'node:crypto';
import type { TextKey } from 'contract/wire/sealed-text';

const { subtle } = webcrypto;
const rsa = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;
const fewestBits = 3072;
const exponent = 'AQAB';

/** A key that opens personal text. */
export type PrivateTextKey = { id: string; announced: TextKey; key: webcrypto.CryptoKey; bytes: number };

/** Says what is wrong with a key file, without quoting it. */
export function whyNoTextKey(pem: Buffer | string): string | undefined {
  const key = keyIn(pem);
  if (!key || key.asymmetricKeyType !== 'rsa') return 'no RSA key in PEM';
  const { modulusLength = 0, publicExponent } = key.asymmetricKeyDetails ?? {};
  if (modulusLength < fewestBits) return `at least ${fewestBits} bits`;
  return publicExponent === 65_537n ? undefined : 'the exponent must be 65537';
}

function keyIn(pem: Buffer | string): KeyObject | undefined {
  try {
    return typeof pem === 'string'
      ? createPrivateKey(pem)
      : createPrivateKey({ key: pem, format: 'der', type: 'pkcs8' });
  } catch {
    return undefined;
  }
}

export async function openTextKey(given: Buffer | string): Promise<PrivateTextKey> {
  const key = keyIn(given);
  if (!key) throw new Error('no RSA key');
  const announced = modulusOf(key);
  const pkcs8 = key.export({ format: 'der', type: 'pkcs8' });
  return {
    id: idOf(announced),
    announced,
    key: await subtle.importKey('pkcs8', pkcs8, rsa, false, ['decrypt']),
    bytes: Buffer.from(announced, 'base64url').length,
  };
}

function modulusOf(key: KeyObject): TextKey {
  const { n = '', e } = createPublicKey(key).export({ format: 'jwk' });
  if (e !== exponent) throw new Error('the exponent of a text key is 65537');
  return n;
}

/** Phones compute it in the same way. */
export function idOf(announced: TextKey): string {
  return createHash('sha256').update(Buffer.from(announced, 'base64url')).digest('hex').slice(0, 16);
}
