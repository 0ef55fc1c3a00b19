/** Every function gets the time from outside, so that tests and rehearsals can run at another hour. */
export type Clock = { now(): Date };

const askAgainAfter = 60_000;

/**
 * The time of the database, which all instances share, so that waits and codes last equally long on each. Between two
 * queries it runs on with the monotonic clock of the process.
 */
export async function databaseClock(time: () => Promise<Date>) {
  let ahead = 0;
  async function look() {
    const sentAt = performance.now();
    const there = await time();
    // The answer was made about half-way through the round trip.
    ahead = there.getTime() - (sentAt + performance.now()) / 2;
  }
  await look();
  const looking = setInterval(() => void look().catch(() => undefined), askAgainAfter).unref();
  return { now: () => new Date(performance.now() + ahead), stop: () => clearInterval(looking) };
}

/** Starts at the given moment and runs on, so that the opening can be rehearsed the evening before. */
export function rehearsalClock(startsAt: Date): Clock {
  const offset = startsAt.getTime() - Date.now();
  return { now: () => new Date(Date.now() + offset) };
}
