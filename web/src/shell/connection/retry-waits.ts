/** A whole hall of phones is cut off in the same moment; they must not all come back in the same moment, too. */
const spread = 15_000;
const growsBy = 5_000;
const longestPause = 15_000;
/** A wrong header of something between phone and server must not silence the app for hours. */
const longestRequested = 5 * 60_000;

/** An outage that begins later than this after the last try is a new one; a line that comes and goes is not. */
export const forgottenAfter = 2 * (longestPause + spread);

export const retrying = {
  /** Within 15 s at first, and every 15–30 s at last; `requested` is what the server itself asked for. */
  wait: (tries: number, requested: number, random = Math.random()) =>
    Math.min(requested, longestRequested) + Math.min(tries * growsBy, longestPause) + random * spread,
};
