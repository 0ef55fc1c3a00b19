import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/** Protects stored personal values: they are encrypted, and a keyed fingerprint finds them. */
export type Sealing = {
  seal(text: string, about: string): string;
  open(sealed: string, about: string): string;
  fingerprint(text: string, about: string): string;
};

/** `about` binds a value to its column, so that a sealed mobile number cannot be used as an email address. */
export function sealingWith(secret: string): Sealing {
  const sealKey = derive(secret, 'seal');
  const fingerprintKey = derive(secret, 'fingerprint');
  return {
    seal(text, about) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed, about) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
    },
    fingerprint(text, about) {
      return createHmac('sha256', fingerprintKey).update(`${about}\n${text}`).digest('base64url');
    },
  };
}

function derive(secret: string, purpose: string) {
  return Buffer.from(hkdfSync('sha256', secret, 'forum-companion', purpose, 32));
}
