import { correct } from '../clock.ts';
import { untilNotBusy } from '../connection/busy-server.ts';
import { storage } from '../storage/storage.ts';
import { beginOverlay } from './cancel-calls.ts';
import { type Received, serverTimeOf } from './transport.ts';
import { type PageShows, unwrap } from './answer-or-refusal.ts';
import { asksForAnother, networkFailure } from './lost-call-question.ts';

export type SendOptions = {
  overlay: boolean;
  signal: AbortSignal | undefined;
  pageShows?: PageShows | undefined;
  /** A write is sent again by itself when the server is busy. Reads are, with everything else, when it is back. */
  writes: boolean;
  /** Sends once: a fresh envelope, and the same request. */
  attempt: (signal: AbortSignal, token: string | undefined) => Promise<Received>;
};

/** Everything that talks to the server goes through here: it resolves with the obj or throws a CallFailure. */
export async function sendWithClockRetry(options: SendOptions): Promise<unknown> {
  const token = storage.token.get();
  return unwrap(await sendUntilGivenUp(options, token), token, options.pageShows);
}

/** A lost call that the user waits for is sent again as often as they ask for it. */
async function sendUntilGivenUp(options: SendOptions, token: string | undefined): Promise<Received> {
  try {
    return await sendOnce(options, token);
  } catch (error) {
    const failure = networkFailure(error);
    if (options.overlay && (await asksForAnother(failure, options.pageShows))) return sendUntilGivenUp(options, token);
    throw failure;
  }
}

async function sendOnce(
  { overlay, signal, writes, attempt }: SendOptions,
  token: string | undefined,
): Promise<Received> {
  const stop = new AbortController();
  const abort = () => stop.abort();
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  const endOverlay = overlay ? beginOverlay(stop) : undefined;
  try {
    const inTime = () => withClockRetry(() => attempt(stop.signal, token));
    return await (writes ? untilNotBusy(inTime, stop.signal) : inTime());
  } finally {
    endOverlay?.();
    signal?.removeEventListener('abort', abort);
  }
}

/** A phone with a wrong clock must not lock its owner out: once, the call is repeated with the server's time. */
async function withClockRetry(attempt: () => Promise<Received>): Promise<Received> {
  const first = await attempt();
  const serverTime = serverTimeOf(first);
  if (serverTime === undefined) return first;
  correct(serverTime);
  return attempt();
}
