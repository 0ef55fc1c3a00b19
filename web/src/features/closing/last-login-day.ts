import { loginDaysAfterForum } from 'contract/rules/sign-in-times';

/** The date until whose end one can log in, once the last day of the Forum is over. */
export function lastLoginDay(lastDay: string | undefined, today: string): string | undefined {
  if (!lastDay || today <= lastDay) return undefined;
  const moved = new Date(`${lastDay}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + loginDaysAfterForum);
  return moved.toISOString().slice(0, 10);
}
