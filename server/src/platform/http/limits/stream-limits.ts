/** Proxies cut silent connections. A comment keeps the stream open and finds dead connections. */
export const beat = 15_000;
/** After lost notices every session is looked up again, spread over this time. */
export const longestDoubt = 1_000;

/** A client with this many unread bytes is disconnected; it comes back and catches up. */
export const mostUnread = 64 * 1024;

/** A person rarely looks at more tabs than this at once. With one more, the oldest stream of the session is let go. */
const mostOfSession = 6;

type Limited = { sessionId: string; isEnding(): boolean };

/** Returns the stream that is let go. A set keeps the order in which its members were added. */
export function streamTooMany<S extends Limited>(open: ReadonlySet<S>, sessionId: string): S | undefined {
  const own = [...open].filter((stream) => stream.sessionId === sessionId && !stream.isEnding());
  return own.length > mostOfSession ? own[0] : undefined;
}
