import { fetchAndNote } from './server-reached.ts';

/** A line that takes longer is as good as none. */
const patience = 10_000;

/** Asks the server for something small, and gives up on a line that is dead; then there is no answer. */
export async function fetchPatiently(address: string, request: RequestInit): Promise<Response | undefined> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), patience);
  try {
    return await fetchAndNote(address, { ...request, cache: 'no-store', signal: stop.signal });
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
