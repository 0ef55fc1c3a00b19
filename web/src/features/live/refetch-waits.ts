const longestWait = 1_500;
const askAgainAfter = [1_000, 3_000] as const;
/** A server that lost a notice finds out within three seconds, so these waits together are enough. */
export const mostAsked = 5;

export const refetching = {
  /** Thousands of screens are told of a change at once, so each waits a random moment. */
  wait: (random = Math.random()) => Math.round(random * longestWait),
  /** The wait after an answer that is older than the change. */
  askAgainWait: (random = Math.random()) =>
    Math.round(askAgainAfter[0] + random * (askAgainAfter[1] - askAgainAfter[0])),
};
