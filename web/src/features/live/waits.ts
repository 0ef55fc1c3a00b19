/** Everybody is cut at once when a server goes; nobody may come back in the same moment. */
const firstWait = 3_000;
const longestWait = 10_000;
/** A stream that lives shorter than this was cut by something on the way. */
const shortLife = 20_000;
const cutsUntilPolling = 3;
/** The hall's network may be a better one by then. */
const triesAgainAfter = 5 * 60_000;
const pollEvery = 10_000;
const longestRefetchWait = 1_500;
/** A server that lost a notice finds out within three seconds; longer than these together nothing is as it should be. */
export const mostAsked = 5;
const askAgainAfter = [1_000, 3_000] as const;

export const waits = {
  /** Before coming back after a stream ended, longer with every failure in a row. */
  reconnect: (failures: number, random = Math.random()) =>
    Math.round(random * Math.min(firstWait * 2 ** failures, longestWait)),
  poll: (random = Math.random()) => Math.round(pollEvery * (0.8 + 0.4 * random)),
  /** Thousands of screens hear of a change at once. */
  refetch: (random = Math.random()) => Math.round(random * longestRefetchWait),
  /** After an answer that had less in it than was heard of. */
  askAgain: (random = Math.random()) => Math.round(askAgainAfter[0] + random * (askAgainAfter[1] - askAgainAfter[0])),
  triesAgainAfter,
};

/** Counts streams that end early; after a few in a row it is better to ask now and then. */
export function cutCounter() {
  let cuts = 0;
  return {
    ended: (lived: number) => void (cuts = lived < shortLife ? cuts + 1 : 0),
    shouldPoll: () => cuts >= cutsUntilPolling,
    forget: () => void (cuts = 0),
  };
}
