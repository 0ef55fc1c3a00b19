import { codeTooSoon, tooManyBadgeSignIns } from 'contract/refusals/sign-in';
import { tooOften } from 'contract/refusals/wire';
import { normalEmail } from 'contract/rules/email';
import { normalMobile } from 'contract/rules/phone';
import { badgeReadMinutes, codeValidMinutes, codeWaitMinutes } from 'contract/rules/sign-in-times';

const minute = 60 * 1000;
const hour = 60 * minute;
export const day = 24 * hour;

export const imageLives = 3 * minute;
export const codeLives = codeValidMinutes * minute;
export const resendWait = codeWaitMinutes * minute;
/** A further failed code on the same day restricts the address. */
export const failuresPerDay = 10;
const codesPerDay = 5;

/** Long enough to walk from the desk to a quiet place and to log in by badge. */
export const deskCodeMinutes = 15;
export const deskCodeDigits = 8;

export type CodeChannel = 'mobile' | 'email';

export function normalAddress(channel: CodeChannel, address: string): string | undefined {
  return channel === 'mobile' ? normalMobile(address) : normalEmail(address.trim());
}

/**
 * Why a code cannot be requested yet, and how long that lasts. After a breakdown of the channel the two minutes do not
 * apply to any address: an exception for messages that failed would reveal which addresses get one.
 */
export function whyCodeCannotBeSent(requests: readonly Date[], brokeDownAt: Date | undefined, now: Date) {
  const newest = requests.toSorted((a, b) => b.getTime() - a.getTime())[0];
  const since = newest ? now.getTime() - newest.getTime() : Infinity;
  const charged = !newest || !brokeDownAt || brokeDownAt < newest;
  if (since < resendWait && charged)
    return { refusal: codeTooSoon, retryAfter: Math.ceil((resendWait - since) / 1000) };
  if (requests.length < codesPerDay) return undefined;
  const oldest = Math.min(...requests.map((at) => at.getTime()));
  return { refusal: tooOften, retryAfter: Math.ceil((oldest + day - now.getTime()) / 1000) };
}

/** While many addresses are attacked at once, codes are longer, or have fewer tries where they cannot be (security F4). */
export function codeStrength(isUnderAttack: boolean, carriesLongCodes: boolean) {
  if (!isUnderAttack) return { digits: 6, mostTries: 5 };
  return carriesLongCodes ? { digits: longCode, mostTries: 5 } : { digits: 6, mostTries: 3 };
}

export const longCode = 8;

/** The sixth failure in a day locks sign-in by badge, and so does the fifteenth since the last success. */
const badgeFailuresPerDay = 6;
const badgeFailuresInARow = 15;

/** A month without a failure ends the count towards fifteen; no session outlives ninety days. */
export function failuresKeptSince(now: Date) {
  const before = (days: number) => new Date(now.getTime() - days * day);
  return { unrestricted: before(30), all: before(90) };
}

/** Each badge sign-in sends notices to the owner, who must not be flooded with them. */
const badgeSignIns = [
  { most: 3, within: hour },
  { most: 10, within: day },
] as const;

/** `earlier` are the times of the person's badge sign-ins of the last day. */
export function whyBadgeCannotSignIn(earlier: readonly Date[], now: Date) {
  const waits = badgeSignIns.map(({ most, within }) => {
    const counted = earlier.map((at) => at.getTime()).filter((at) => at > now.getTime() - within);
    const freed = counted.toSorted((a, b) => b - a)[most - 1];
    return freed === undefined ? 0 : Math.ceil((freed + within - now.getTime()) / 1000);
  });
  const retryAfter = Math.max(...waits);
  return retryAfter > 0 ? { refusal: tooManyBadgeSignIns, retryAfter } : undefined;
}

export const badgeFlowLives = badgeReadMinutes * minute;

/** How many more wrong dates of birth are judged after these failures; 0 locks sign-in by badge. */
export function badgeTriesLeft({ count, inARow }: { count: number; inARow: number }): number {
  return Math.max(0, Math.min(badgeFailuresPerDay - count, badgeFailuresInARow - inARow));
}
