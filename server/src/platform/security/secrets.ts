import { hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** A token, a credential or a ticket has 256 random bits in 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** An attempt to sign in has 128 random bits in 22 characters. */
export function newFlowId(): string {
  return randomBytes(16).toString('base64url');
}

/** A link in an SMS has 128 random bits in 32 letters and digits, because Alibaba's templates take at most 35. */
export function newLinkToken(): string {
  return randomBytes(16).toString('hex');
}

export function newDigits(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join('');
}

/** Random tokens are stored only as hashes, so that nothing in the database can be used to sign in. */
export function hashOf(token: string): string {
  return hash('sha256', token, 'base64url');
}

export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(hash('sha256', a, 'buffer'), hash('sha256', b, 'buffer'));
}
