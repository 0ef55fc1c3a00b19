/** The server sends a sign of life every 15 seconds; after three missing ones the connection is dead. */
export const longestSilence = 45_000;

/** When a server stops, all phones are cut off at once; they must not all come back in the same moment. */
const firstWait = 3_000;
const longestWait = 10_000;
/** A stream that ends sooner than this was cut by something between phone and server. */
const shortLife = 20_000;
const cutsUntilPolling = 3;
const pollEvery = 10_000;

export const reconnecting = {
  /** The wait before connecting again, longer with every failure in a row. */
  wait: (failures: number, random = Math.random()) =>
    Math.round(random * Math.min(firstWait * 2 ** failures, longestWait)),
  pollWait: (random = Math.random()) => Math.round(pollEvery * (0.8 + 0.4 * random)),
  /** After this time streams are tried again, because the phone may be in a better network. */
  streamsAgainAfter: 5 * 60_000,
};

/** Counts streams that end early; after a few in a row polling works better. */
export function cutCounter() {
  let cuts = 0;
  return {
    ended: (lived: number) => void (cuts = lived < shortLife ? cuts + 1 : 0),
    shouldPoll: () => cuts >= cutsUntilPolling,
  };
}
