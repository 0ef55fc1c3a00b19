import { serverTimeOf } from './received.ts';
import type { Received } from './received.ts';
import { correct } from '../clock.ts';
import { lost, settle } from './unwrap.ts';
import { beginOverlay } from './overlay-count.ts';
import { storage } from '../storage/storage.ts';

export type Conversation = {
  overlay: boolean;
  signal: AbortSignal | undefined;
  /** Codes of refusals that no toast has to tell. */
  pageShows?: readonly number[] | undefined;
  /** Sends once: a fresh envelope, always the same body. */
  attempt: (signal: AbortSignal, token: string | undefined) => Promise<Received>;
};

/** From the first sending to the obj or a told failure; everything that talks to the server goes through here. */
export async function converse({ overlay, signal, pageShows, attempt }: Conversation): Promise<unknown> {
  const token = storage.token.get();
  const stop = new AbortController();
  const abort = () => stop.abort();
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  const endOverlay = overlay ? beginOverlay(stop) : undefined;
  let received: Received;
  try {
    received = await withRightClock(() => attempt(stop.signal, token));
  } catch (error) {
    endOverlay?.();
    throw lost(error, overlay);
  } finally {
    endOverlay?.();
    signal?.removeEventListener('abort', abort);
  }
  return settle(received, token, pageShows);
}

/** A phone with a wrong clock must not lock its owner out: once, the call is repeated with the server's time. */
async function withRightClock(attempt: () => Promise<Received>): Promise<Received> {
  const first = await attempt();
  const serverTime = serverTimeOf(first);
  if (serverTime === undefined) return first;
  correct(serverTime);
  return attempt();
}
