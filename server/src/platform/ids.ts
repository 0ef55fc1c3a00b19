import { createHmac, randomBytes } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 20;

/** An id has 100 random bits, so that it can be neither guessed nor counted. */
export function newId(): string {
  return fromBytes(randomBytes(length));
}

/** The same key gives the same id, so that links into the demo forum survive a new database. */
export function idFromKey(kind: string, key: string): string {
  return fromBytes(createHmac('sha256', `demo ${kind}`).update(key).digest());
}

function fromBytes(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join('');
}
