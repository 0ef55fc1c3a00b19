import { fetchAndNote, note } from './server-reached.ts';

/** A line that takes longer is as good as none. */
const patience = 10_000;

/** Asks the server for something small; on a dead line it gives up, and there is no answer. */
export async function fetchOrGiveUp(
  address: string,
  request: Omit<RequestInit, 'signal' | 'cache'>,
): Promise<Response | undefined> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), patience);
  try {
    return await fetchAndNote(address, { ...request, cache: 'no-store', signal: stop.signal });
  } catch {
    note(false);
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
