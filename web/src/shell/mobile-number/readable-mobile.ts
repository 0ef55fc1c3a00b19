import { dialOf } from './dial-codes.ts';
import { parted } from './parted-number.ts';
import { inGroups } from './typed-mobile-number.ts';

/** +86 138 0012 6618: as people read it out. */
export function readableMobile(mobile: string): string {
  const parts = parted(mobile);
  return parts ? `${dialOf(parts.region)} ${inGroups(dialOf(parts.region), parts.number)}` : mobile;
}
