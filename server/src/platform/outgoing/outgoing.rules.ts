import { dialCodeOf } from './dial-code.rules.ts';

const minute = 60 * 1000;
export const day = 24 * 60 * minute;

/** The first and two more: about a minute in all, while somebody still waits. */
export const triesAtMost = 3;
/** Delegates of one company may have neighbouring numbers; more than five of them in one minute is a machine. */
const prefixLimit = 5;
export const prefixWindow = minute;
// Mainland numbers are in the hands of three carriers that pay nobody for SMS received.
const withoutPrefixLimit = '+86';

/** Budgets by dial code, `*` for each that is not named, and one for all together; each for 24 hours. */
export type SmsLimits = { budgets: ReadonlyMap<string, number>; daily: number };
/** What left in the last 24 hours, tries included, and to the same prefix in the last minute. */
export type SmsSpent = { all: number; dialCode: number; prefix: number };

export type OverBudget =
  | 'the daily SMS limit is reached'
  | 'the SMS budget of a dial code is spent'
  | 'too many SMS to one number prefix';

export function whySmsIsOverBudget(
  number: string,
  spent: SmsSpent,
  { budgets, daily }: SmsLimits,
): OverBudget | undefined {
  const dialCode = dialCodeOf(number);
  if (spent.all >= daily) return 'the daily SMS limit is reached';
  if (spent.dialCode >= (budgets.get(dialCode) ?? budgets.get('*') ?? 0))
    return 'the SMS budget of a dial code is spent';
  if (hasPrefixLimit(number) && spent.prefix >= prefixLimit) return 'too many SMS to one number prefix';
  return undefined;
}

export function hasPrefixLimit(number: string): boolean {
  return dialCodeOf(number) !== withoutPrefixLimit;
}

export function isOfNoUse(ofUseFor: number, createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > ofUseFor;
}
