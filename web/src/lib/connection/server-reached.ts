import { openStore } from '../store.ts';

/** Whether the last request to the server got an answer of its own. */
export const serverReached = openStore(true);

/** A proxy says these while the server behind it is away, and the server while its database is. */
const answersForNobody = [502, 503, 504];

/** Fetches and remembers whether the server was there; a request that we stopped ourselves says nothing about it. */
export async function fetchAndNote(address: string, request: RequestInit): Promise<Response> {
  try {
    const response = await fetch(address, request);
    note(!answersForNobody.includes(response.status));
    return response;
  } catch (error) {
    if (!request.signal?.aborted) note(false);
    throw error;
  }
}

export function note(reached: boolean): void {
  if (reached !== serverReached.get()) serverReached.set(reached);
}
