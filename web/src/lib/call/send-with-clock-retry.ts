import { correct } from '../clock.ts';
import { storage } from '../storage/storage.ts';
import { callEvents } from './call-events.ts';
import { type Received, serverTimeOf } from './transport.ts';
import { networkFailure, unwrap } from './unwrap-answer.ts';

export type SendOptions = {
  overlay: boolean;
  signal: AbortSignal | undefined;
  /** Codes of refusals that the page shows itself, so no toast repeats them. */
  pageShows?: readonly number[] | undefined;
  /** Sends once: a fresh envelope, always the same body. */
  attempt: (signal: AbortSignal, token: string | undefined) => Promise<Received>;
};

/** Everything that talks to the server goes through here: it resolves with the obj or throws a CallFailure. */
export async function sendWithClockRetry({ overlay, signal, pageShows, attempt }: SendOptions): Promise<unknown> {
  const token = storage.token.get();
  const stop = new AbortController();
  const abort = () => stop.abort();
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  const endOverlay = overlay ? beginOverlay(stop) : undefined;
  let received: Received;
  try {
    received = await withClockRetry(() => attempt(stop.signal, token));
  } catch (error) {
    endOverlay?.();
    throw networkFailure(error, overlay);
  } finally {
    endOverlay?.();
    signal?.removeEventListener('abort', abort);
  }
  return unwrap(received, token, pageShows);
}

/** A phone with a wrong clock must not lock its owner out: once, the call is repeated with the server's time. */
async function withClockRetry(attempt: () => Promise<Received>): Promise<Received> {
  const first = await attempt();
  const serverTime = serverTimeOf(first);
  if (serverTime === undefined) return first;
  correct(serverTime);
  return attempt();
}

const callsWithOverlay = new Set<AbortController>();

/** The shell is told when the first call with an overlay begins and when the last one ends. */
function beginOverlay(call: AbortController): () => void {
  callsWithOverlay.add(call);
  if (callsWithOverlay.size === 1) callEvents().overlayBegins(cancelAll);
  return () => {
    if (callsWithOverlay.delete(call) && callsWithOverlay.size === 0) callEvents().overlayEnds();
  };
}

function cancelAll() {
  for (const call of callsWithOverlay) call.abort();
}
