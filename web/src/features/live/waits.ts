/** When a server stops, all phones are cut off at once; they must not all come back in the same moment. */
const firstWait = 3_000;
const longestWait = 10_000;
/** A stream that ends sooner than this was cut by something between phone and server. */
const shortLife = 20_000;
const cutsUntilPolling = 3;
/** After this time streams are tried again, because the phone may be in a better network. */
const triesAgainAfter = 5 * 60_000;
const pollEvery = 10_000;
const longestRefetchWait = 1_500;
/** A server that lost a notice finds out within three seconds, so these waits together are enough. */
export const mostAsked = 5;
const askAgainAfter = [1_000, 3_000] as const;

export const waits = {
  /** The wait before connecting again, longer with every failure in a row. */
  reconnect: (failures: number, random = Math.random()) =>
    Math.round(random * Math.min(firstWait * 2 ** failures, longestWait)),
  poll: (random = Math.random()) => Math.round(pollEvery * (0.8 + 0.4 * random)),
  /** Thousands of screens are told of a change at once, so each waits a random moment. */
  refetch: (random = Math.random()) => Math.round(random * longestRefetchWait),
  /** The waits after an answer that is older than the change. */
  askAgain: (random = Math.random()) => Math.round(askAgainAfter[0] + random * (askAgainAfter[1] - askAgainAfter[0])),
  triesAgainAfter,
};

/** Counts streams that end early; after a few in a row polling works better. */
export function cutCounter() {
  let cuts = 0;
  return {
    ended: (lived: number) => void (cuts = lived < shortLife ? cuts + 1 : 0),
    shouldPoll: () => cuts >= cutsUntilPolling,
    forget: () => void (cuts = 0),
  };
}
