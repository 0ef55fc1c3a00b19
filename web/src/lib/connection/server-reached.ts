import { openStore } from '../store.ts';
import { isFromServer, retryAfter } from './gateway-answers.ts';

/** Whether the last request to the server got an answer of its own. */
export const serverReached = openStore(true);

let notBefore = 0;

/** For how long the server asked to be left alone, in milliseconds from now. */
export const requestedPause = () => Math.max(0, notBefore - Date.now());

/** Fetches and remembers whether the server was there; a request that we stopped ourselves says nothing about it. */
export async function fetchAndNote(address: string, request: RequestInit): Promise<Response> {
  try {
    const response = await fetch(address, request);
    const reached = isFromServer(response);
    if (!reached) notBefore = Date.now() + retryAfter(response);
    note(reached);
    return response;
  } catch (error) {
    if (!request.signal?.aborted) note(false);
    throw error;
  }
}

export function note(reached: boolean): void {
  if (reached !== serverReached.get()) serverReached.set(reached);
}
