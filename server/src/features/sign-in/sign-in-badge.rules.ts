/** The sixth failure in a day locks the badge's way; so do fifteen since the last success. */
const failuresPerDay = 6;
const failuresInARow = 15;

export const badgeFlowLives = 10 * 60 * 1000;

export function locksBadge({ count, inARow }: { count: number; inARow: number }): boolean {
  return count >= failuresPerDay || inARow >= failuresInARow;
}
