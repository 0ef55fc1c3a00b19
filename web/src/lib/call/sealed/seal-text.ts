import { sealedFor, type SealedFor, type TextKey } from 'contract/wire/sealed-text';
import { base64url, bytesIn } from '../../hash/base64url.ts';
import { hex } from '../../hash/hex.ts';

const aes = { name: 'AES-GCM', length: 256 } as const;
const idDigits = 16;

/** Seals text for one submission to the server; every time with a fresh key. */
export async function sealText(key: TextKey, text: string, submission: Omit<SealedFor, 'keyId'>): Promise<string> {
  const { subtle } = crypto;
  const modulus = bytesIn(key);
  const keyId = hex(new Uint8Array(await subtle.digest('SHA-256', modulus))).slice(0, idDigits);
  const jwk = { kty: 'RSA', n: key, e: 'AQAB', alg: 'RSA-OAEP-256', ext: true };
  const rsa = await subtle.importKey('jwk', jwk, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['wrapKey']);
  const fresh = await subtle.generateKey(aes, true, ['encrypt']);
  const wrapped = await subtle.wrapKey('raw', fresh, rsa, { name: 'RSA-OAEP' });
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = new TextEncoder();
  const additionalData = bytes.encode(sealedFor({ keyId, ...submission }));
  const sealed = await subtle.encrypt({ name: aes.name, iv, additionalData }, fresh, bytes.encode(text));
  const content = new Uint8Array([...iv, ...new Uint8Array(sealed)]);
  return [keyId, base64url(new Uint8Array(wrapped)), base64url(content)].join('.');
}
