/** A server that asks for more has gone, rather than being busy. */
const longestObeyed = 10_000;

export const busyServer = {
  /** How often a request is sent again before the user is told. */
  tries: 2,
  /** Up to twice as long as asked for, so that phones which were refused together do not come back together. */
  wait: (asked: number, random = Math.random()) => asked * (1 + random),
};

/** A busy server did nothing, or keeps its answer: the very same request is sent again, after the time it asks for. */
export async function untilNotBusy<T extends { askedToWait?: number }>(
  send: () => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  for (let left = busyServer.tries; ; left--) {
    const received = await send();
    const { askedToWait = 0 } = received;
    if (left === 0 || askedToWait === 0 || askedToWait > longestObeyed) return received;
    await pause(busyServer.wait(askedToWait), signal);
  }
}

/** It ends early when the call is given up; whatever is sent then says so itself. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
