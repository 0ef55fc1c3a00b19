import { randomHex } from '../hex.ts';

/** One for each thing the user does; a retry of the same thing sends the same one again. */
export function newRequestId(): string {
  return randomHex(16);
}
