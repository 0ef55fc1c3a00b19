/** The largest body of a call. Uploads will have limits of their own. */
export const largestBody = 256 * 1024;
/** For the secretariat on the machine itself, where an import of thousands of people is one call. */
export const largestLocalBody = 8 * 1024 * 1024;
export const largestHeaders = 16 * 1024;

/**
 * How long a connection without a request stays open. Proxies usually let go of theirs after a minute, so that none
 * sends a request on one that the server is just closing.
 */
export const idleKept = 72_000;

/** How long a request may take to arrive. The times leave room for a phone in a crowded network, but no more. */
const arrival = { headers: 15_000, whole: 30_000, looks: 5_000 };

/** Node ends slow requests only when it looks at its connections, so that the looks belong to the limits. */
export function requestTimes({ headers, whole, looks } = arrival) {
  return {
    requestTimeout: whole,
    http: { headersTimeout: headers, requestTimeout: whole, connectionsCheckingInterval: looks },
  };
}
