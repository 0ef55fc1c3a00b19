/** Time is passed in everywhere, so that tests and rehearsals can live at another hour. */
export type Clock = { now(): Date };

const askAgainAfter = 60_000;

/**
 * The database's time, which all its servers share: waits and codes last as long on each of them, whatever their own
 * clocks say. Between two looks it runs on by a clock that nobody can set.
 */
export async function databaseClock(time: () => Promise<Date>) {
  let ahead = 0;
  async function look() {
    const sentAt = performance.now();
    const there = await time();
    // Half of the way there and back.
    ahead = there.getTime() - (sentAt + performance.now()) / 2;
  }
  await look();
  const looking = setInterval(() => void look().catch(() => undefined), askAgainAfter).unref();
  return { now: () => new Date(performance.now() + ahead), stop: () => clearInterval(looking) };
}

/** Starts at the given moment and runs on from there: a rehearsal of the opening on the eve of it. */
export function rehearsalClock(startsAt: Date): Clock {
  const offset = startsAt.getTime() - Date.now();
  return { now: () => new Date(Date.now() + offset) };
}
