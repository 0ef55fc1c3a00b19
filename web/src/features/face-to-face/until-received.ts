import { isLost } from '../../lib/call/call-failure.ts';

/** Two who stand together wait so long for a bad reception; then it is quicker to scan again. */
const patience = 30_000;
const pause = 1_500;

/**
 * Sends again until an answer comes. The same body goes under the same request id, so that it counts once however often
 * it arrives. A refusal is an answer.
 */
export async function untilReceived<T>(send: () => Promise<T>, stop?: AbortSignal): Promise<T> {
  const begun = Date.now();
  for (;;) {
    try {
      return await send();
    } catch (failure) {
      const isOver = Date.now() - begun + pause > patience;
      if (!(failure instanceof Error && isLost(failure)) || isOver) throw failure;
      await rest(stop);
      if (stop?.aborted) throw failure;
    }
  }
}

async function rest(stop: AbortSignal | undefined): Promise<void> {
  if (stop?.aborted) return;
  await new Promise<void>((resume) => {
    setTimeout(resume, pause);
    stop?.addEventListener('abort', () => resume(), { once: true });
  });
}
