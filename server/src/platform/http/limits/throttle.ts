/** So many at once, and one more each time that `refill` milliseconds have passed. */
export type Allowance = { burst: number; refill: number };
/** The moment by which all that was asked for so far would have been refilled. */
export type Asked = number;

/** The next state, or the seconds to wait: the next question is answered when a place is free again. */
export function askedOnceMore(
  before: Asked | undefined,
  now: number,
  { burst, refill }: Allowance,
): { asked: Asked } | { retryAfter: number } {
  const asked = Math.max(before ?? now, now) + refill;
  const wait = asked - now - burst * refill;
  return wait > 0 ? { retryAfter: Math.ceil(wait / 1000) } : { asked };
}

/**
 * Counts how often each asks, in this process alone: it keeps the process from useless work, and nothing that is secret
 * depends on it. Beyond `most` the one that asked longest ago is forgotten. Answers the seconds to wait, if any.
 */
export function throttle(allowance: Allowance, most: number) {
  const all = new Map<string, Asked>();
  return (who: string, now: Date): { retryAfter: number } | undefined => {
    const next = askedOnceMore(all.get(who), now.getTime(), allowance);
    if ('retryAfter' in next) return next;
    all.delete(who);
    all.set(who, next.asked);
    if (all.size > most) all.delete(all.keys().next().value ?? '');
    return undefined;
  };
}
