import { fetchAndNote, serverReached } from '../../lib/connection/server-reached.ts';

/** A line that takes longer is as good as none. */
const patience = 10_000;

/**
 * Asks for as little as can be asked, whether the server and its database answer. It says nothing about the caller, so
 * that it may be sent before Agree, too.
 */
export async function isServerBack(): Promise<boolean> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), patience);
  await fetchAndNote(`${location.origin}/readyz`, { cache: 'no-store', signal: stop.signal }).catch(() => undefined);
  clearTimeout(timer);
  return serverReached.get();
}
