/** How long to wait for an answer of the store, and for the next piece of one, in milliseconds. */
export type Patience = { answer: number; part: number; piece: number };

/** A part of 8 MB takes a minute at 1 Mbit/s; nobody waits longer than this for a picture. */
const usual: Patience = { answer: 10_000, part: 60_000, piece: 15_000 };

/** Gives up if no answer begins in time, and follows no redirect: the signature is for one address. */
export function inTime({ answer, part }: Patience = usual): typeof fetch {
  return async (address, init) => {
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), init?.method === 'PUT' ? part : answer);
    const response = await fetch(address, { ...init, signal: giveUp.signal, redirect: 'error' }).catch((failure) => {
      clearTimeout(timer);
      throw failure;
    });
    // A refusal has a short text, which has to come within the same time.
    if (response.ok) clearTimeout(timer);
    else timer.unref();
    return response;
  };
}

/** Ends with a failure if the next piece does not come in time. */
export async function* withoutStalling(
  body: ReadableStream<Uint8Array>,
  { piece }: Patience = usual,
): AsyncGenerator<Uint8Array, void> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { promise: stalled, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => reject(new Error('the store stopped in the middle of a file')), piece);
      const next = await Promise.race([reader.read(), stalled]).finally(() => clearTimeout(timer));
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // Whoever fetched it may have left.
    await reader.cancel().catch(() => undefined);
  }
}
