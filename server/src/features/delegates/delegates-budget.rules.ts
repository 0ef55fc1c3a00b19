const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Far more profiles than anybody reads, far fewer than the directory has: copying all of it takes days, and is
 * noticed on the first (security T22).
 */
const budgets = { hour: { profiles: 200, within: hour }, day: { profiles: 600, within: day } } as const;

/** Profiles that one viewer opened last within a window: those of others, and whether this one is among them. */
export type Opened = { others: number; oldestOther: Date | null; thisOne: boolean };
export type Views = { hour: Opened; day: Opened };
const windows = ['hour', 'day'] as const;

export function windowsBefore(now: Date): Record<keyof Views, Date> {
  return { hour: new Date(now.getTime() - budgets.hour.within), day: new Date(now.getTime() - budgets.day.within) };
}

/** Seconds until this profile may be opened; nothing where it may be now. One that is open already stays open. */
export function waitForProfile(views: Views, now: Date): number | undefined {
  const waits = windows.flatMap((window) => {
    const { others, oldestOther } = views[window];
    const { profiles, within } = budgets[window];
    if (others < profiles || !oldestOther) return [];
    return [Math.max(1, Math.ceil((oldestOther.getTime() + within - now.getTime()) / 1000))];
  });
  return waits.length > 0 ? Math.max(...waits) : undefined;
}

/** This one uses the budget up: somebody should look at who reads that many. */
export function usesUpBudget(views: Views): boolean {
  return windows.some((window) => !views[window].thisOne && views[window].others + 1 === budgets[window].profiles);
}
