import { createHmac } from 'node:crypto';
import { newBadgeCode } from '../src/platform/security/issued-badge-code.ts';

/** A person's code is the same at every load, so that a printed demo badge stays valid. Real codes are random. */
export function demoBadgeCode(personKey: string): string {
  return newBadgeCode(createHmac('sha256', 'demo badge').update(personKey).digest());
}
