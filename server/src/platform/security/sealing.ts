import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { sameText } from './secrets.ts';

const ivBytes = 12;
const tagBytes = 16;
const keyIdBytes = 4;

/** Protects stored personal values: they are encrypted, and a keyed fingerprint finds them. Both begin with a key id. */
export type Sealing = {
  /** The key of what is sealed from now on, and the keys of older values that can still be opened. */
  keyId: string;
  olderKeyIds: readonly string[];
  seal(text: string, about: string): string;
  open(sealed: string, about: string): string;
  fingerprint(text: string, about: string): string;
  /** The fingerprint with the current key, and those by which older values are found. */
  fingerprints(text: string, about: string): [current: string, ...older: string[]];
  isFingerprint(stored: string, text: string, about: string): boolean;
};

/**
 * `about` binds a value to its column, so that a sealed mobile number cannot be used as an email address. Older secrets
 * open what they sealed, and seal nothing more.
 */
export function sealingWith(secret: string, ...older: string[]): Sealing {
  const current = keyOf(secret);
  const all = [current, ...older.map(keyOf)];
  return {
    keyId: current.id,
    olderKeyIds: all.slice(1).map(({ id }) => id),
    seal: current.seal,
    open(sealed, about) {
      const key = all.find(({ id }) => sealed.startsWith(`${id}.`));
      if (!key) throw new Error('this was sealed with a secret that is not configured');
      return key.open(sealed, about);
    },
    fingerprint: current.fingerprint,
    fingerprints: (text, about) => [
      current.fingerprint(text, about),
      ...all.slice(1).map((key) => key.fingerprint(text, about)),
    ],
    isFingerprint: (stored, text, about) => all.some((key) => sameText(key.fingerprint(text, about), stored)),
  };
}

function keyOf(secret: string) {
  const id = derive(secret, 'key id', keyIdBytes).toString('hex');
  const sealKey = derive(secret, 'seal');
  const fingerprintKey = derive(secret, 'fingerprint');
  return {
    id,
    seal(text: string, about: string) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${id}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
    },
    open(sealed: string, about: string) {
      const bytes = Buffer.from(sealed.slice(id.length + 1), 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
    },
    fingerprint: (text: string, about: string) =>
      `${id}.${createHmac('sha256', fingerprintKey).update(`${about}\n${text}`).digest('base64url')}`,
  };
}

function derive(secret: string, purpose: string, bytes = 32) {
  return Buffer.from(hkdfSync('sha256', secret, 'forum-companion', purpose, bytes));
}
