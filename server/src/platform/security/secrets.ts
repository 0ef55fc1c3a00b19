import { hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 256 random bits for a token, a credential or a ticket: 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** 128 random bits: 22 characters. */
export function newFlowId(): string {
  return randomBytes(16).toString('base64url');
}

/** 128 random bits for a link in an SMS: 32 letters and digits, for Alibaba's templates take no more than 35. */
export function newLinkToken(): string {
  return randomBytes(16).toString('hex');
}

export function newDigits(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join('');
}

/** Random tokens are stored as this: nothing in the database signs anybody in. */
export function hashOf(token: string): string {
  return hash('sha256', token, 'base64url');
}

export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(hash('sha256', a, 'buffer'), hash('sha256', b, 'buffer'));
}
