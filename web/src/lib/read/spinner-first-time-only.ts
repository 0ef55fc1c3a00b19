import type { Call } from 'contract/wire/call';
import { serverReached } from '../connection/server-reached.ts';

/** A screen that already shows something, be it that the server is away, is updated without the overlay. */
export function showsSpinner({ overlay }: Call, { quiet, kept }: { quiet: boolean; kept: unknown }): boolean {
  return overlay && !quiet && kept === undefined && serverReached.get();
}
