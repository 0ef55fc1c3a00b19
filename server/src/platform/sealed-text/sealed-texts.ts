import { randomBytes, webcrypto } from 'node:crypto';
import { setImmediate as atOnce, setTimeout as after } from 'node:timers/promises';
import { sealedFor, type SealedFor, type TextKey } from 'contract/wire/sealed-text';
import type { PrivateTextKey } from './text-keys.ts';

const { subtle } = webcrypto;
const aesBytes = 32;
const ivBytes = 12;
const tagBytes = 16;
/** More than opening takes. The answer that it cannot be opened comes then, and its time says nothing of the reason. */
const msUntilRefused = 40;
/** A timer is right to about a millisecond; the rest is waited for without one. */
const msOfTimers = 2;

export type SealedTexts = {
  /** The key that phones seal with from now on. */
  announced: TextKey;
  /** Returns the JSON that was sealed for this submission; undefined if it cannot be opened, whatever the reason. */
  open(sealed: string, submission: Omit<SealedFor, 'keyId'>): Promise<string | undefined>;
};

/** `olderKeys` are those that still open what phones sealed before the key was replaced. */
export function sealedTexts(current: PrivateTextKey, olderKeys: () => Promise<readonly PrivateTextKey[]>): SealedTexts {
  return {
    announced: current.announced,
    async open(sealed, submission) {
      const refuseAt = performance.now() + msUntilRefused;
      const [keyId = '', wrapped = '', content = ''] = sealed.split('.');
      const known = [current, ...(keyId === current.id ? [] : await olderKeys())].find(({ id }) => id === keyId);
      // What cannot be opened takes the same steps as what can, also where a busy server is late.
      const aesKey = await unwrapped(known ?? current, bytesIn(wrapped));
      const about = sealedFor({ keyId, ...submission });
      const json = await opened(aesKey ?? Buffer.from(randomBytes(aesBytes)), bytesIn(content), about);
      if (known && aesKey && json !== undefined && sealed.split('.').length === 3) return json;
      await waitUntil(refuseAt);
      return undefined;
    },
  };
}

async function waitUntil(at: number): Promise<void> {
  await after(Math.max(0, at - performance.now() - msOfTimers));
  while (performance.now() < at) await atOnce();
}

type Bytes = Buffer<ArrayBuffer>;

/** The same bytes can be written in several ways, of which one is right. */
function bytesIn(text: string): Bytes {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : Buffer.alloc(0);
}

async function unwrapped({ key, bytes }: PrivateTextKey, given: Bytes): Promise<Bytes | undefined> {
  const wrapped = given.length === bytes ? given : Buffer.alloc(bytes, 1);
  const found = await subtle.decrypt({ name: 'RSA-OAEP' }, key, wrapped).catch(() => undefined);
  return found?.byteLength === aesBytes ? Buffer.from(found) : undefined;
}

async function opened(aesKey: Bytes, given: Bytes, about: string): Promise<string | undefined> {
  const content = given.length >= ivBytes + tagBytes ? given : Buffer.alloc(ivBytes + tagBytes);
  const key = await subtle.importKey('raw', aesKey, 'AES-GCM', false, ['decrypt']);
  const how = { name: 'AES-GCM', iv: content.subarray(0, ivBytes), additionalData: Buffer.from(about) };
  const found = await subtle.decrypt(how, key, content.subarray(ivBytes)).catch(() => undefined);
  return found && Buffer.from(found).toString('utf8');
}
