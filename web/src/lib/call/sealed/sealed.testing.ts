import { sealedFor } from 'contract/wire/sealed-text';
import { bytesIn } from '../../hash/base64url.ts';
import { storage } from '../../storage/storage.ts';

const rsa = { name: 'RSA-OAEP', hash: 'SHA-256', modulusLength: 3072, publicExponent: new Uint8Array([1, 0, 1]) };

/** A key of a server, with which a test reads the personal text that was sealed to it. */
export async function newTextKey() {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(rsa, true, ['decrypt', 'encrypt']);
  const { n = '' } = await crypto.subtle.exportKey('jwk', publicKey);

  async function opened({ path }: { path: string }, body: unknown): Promise<unknown> {
    const { sealed, requestId } = body as { sealed: string; requestId: string };
    const [keyId = '', wrapped = '', content = ''] = sealed.split('.');
    const raw = await crypto.subtle.decrypt(rsa, privateKey, bytesIn(wrapped));
    const aes = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
    const personId = storage.userObj.get()?.id ?? '';
    const additionalData = new TextEncoder().encode(sealedFor({ keyId, path, personId, requestId }));
    const [iv, bytes] = [bytesIn(content).slice(0, 12), bytesIn(content).slice(12)];
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, aes, bytes);
    return JSON.parse(new TextDecoder().decode(text));
  }
  return { textKey: n, opened };
}
