import { dialCodeOf } from './dial-code.rules.ts';

const minute = 60 * 1000;
export const day = 24 * 60 * minute;

/**
 * Delegates of one company may have neighbouring numbers, but more than five of them in one minute must be a program.
 */
const prefixLimit = 5;
export const prefixWindow = minute;
// The three mainland carriers pay nobody for received SMS, so that there is nothing to gain by fraud.
const withoutPrefixLimit = '+86';

/** Budgets for 24 hours: by dial code, `*` for each other dial code, and one for all together. */
export type SmsLimits = { budgets: ReadonlyMap<string, number>; daily: number };
/** The tries of the last 24 hours, and those to the same prefix in the last minute. */
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
