import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 256 random bits for a token, a credential or a ticket: 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** 128 random bits: 22 characters. */
export function newFlowId(): string {
  return randomBytes(16).toString('base64url');
}

export function newDigits(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join('');
}

/** Random tokens are stored as this: nothing in the database signs anybody in. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
}
