/** Time is passed in everywhere, so that tests and rehearsals can live at another hour. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** Starts at the given moment and runs on from there: a rehearsal of the opening on the eve of it. */
export function rehearsalClock(startsAt: Date): Clock {
  const offset = startsAt.getTime() - Date.now();
  return { now: () => new Date(Date.now() + offset) };
}

/** Stands still until it is told otherwise. */
export function stoppedClock(at: Date): Clock & { set(moment: Date): void } {
  let moment = at;
  return { now: () => moment, set: (next) => void (moment = next) };
}
