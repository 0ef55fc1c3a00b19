const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * These are far more profiles than a person reads and far fewer than the directory has: copying all of it takes days,
 * and the alarm sounds on the first (security T22).
 */
const budgets = { hour: { profiles: 200, within: hour }, day: { profiles: 600, within: day } } as const;

/** The profiles that a viewer opened within a window: how many others, and whether this one is among them. */
export type Opened = { others: number; oldestOther: Date | null; thisOne: boolean };
export type Views = { hour: Opened; day: Opened };
const windows = ['hour', 'day'] as const;

export function windowsBefore(now: Date): Record<keyof Views, Date> {
  return { hour: new Date(now.getTime() - budgets.hour.within), day: new Date(now.getTime() - budgets.day.within) };
}

/** Seconds until this profile may be opened, or undefined. A profile opened within the window may be opened again. */
export function waitForProfile(views: Views, now: Date): number | undefined {
  const waits = windows.flatMap((window) => {
    const { others, oldestOther } = views[window];
    const { profiles, within } = budgets[window];
    if (others < profiles || !oldestOther) return [];
    return [Math.max(1, Math.ceil((oldestOther.getTime() + within - now.getTime()) / 1000))];
  });
  return waits.length > 0 ? Math.max(...waits) : undefined;
}

/** The view that uses up the budget raises an alarm, so that the operators look at who reads that many profiles. */
export function usesUpBudget(views: Views): boolean {
  return windows.some((window) => !views[window].thisOne && views[window].others + 1 === budgets[window].profiles);
}
