import { fetchOrGiveUp } from '../../lib/connection/fetch-or-give-up.ts';
import { serverReached } from '../../lib/connection/server-reached.ts';

/**
 * Asks for as little as can be asked, whether the server and its database answer. It says nothing about the caller, so
 * that it may be sent before Agree, too.
 */
export async function isServerBack(): Promise<boolean> {
  await fetchOrGiveUp(`${location.origin}/readyz`, {});
  return serverReached.get();
}
