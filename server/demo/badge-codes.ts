import { createHmac } from 'node:crypto';
import { newBadgeCode } from '../src/platform/security/badge-code.ts';

/** The same at every load, so that a printed demo badge stays good. Only the demo's codes can be computed. */
export function demoBadgeCode(personKey: string): string {
  return newBadgeCode(createHmac('sha256', 'demo badge').update(personKey).digest());
}
