/** Calendars ask every quarter of an hour at most; a phone, a laptop and a mail service may ask at once. */
const burst = 30;
/** One more each minute. */
const refill = 60_000;

/** The moment by which all that was asked for so far would have been refilled. */
export type Asked = number;

/** The next state, or the seconds to wait: the next question is answered when a place is free again. */
export function askedOnceMore(before: Asked | undefined, now: number): { asked: Asked } | { retryAfter: number } {
  const asked = Math.max(before ?? now, now) + refill;
  const wait = asked - now - burst * refill;
  return wait > 0 ? { retryAfter: Math.ceil(wait / 1000) } : { asked };
}
