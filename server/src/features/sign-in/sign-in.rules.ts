import { codeTooSoon } from 'contract/refusals/sign-in';
import { tooOften } from 'contract/refusals/wire';
import { normalEmail, normalMobile } from 'contract/rules/forms';
import type { Networks } from '../../platform/http/network.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

export const imageLives = 3 * minute;
export const codeLives = 10 * minute;
export const resendWait = 2 * minute;
export const triesPerCode = 5;
/** More failed codes than this in a day restrict the address. */
export const failuresPerDay = 10;
const codesPerDay = 5;
/** Above this many codes a day from one network, a second image is asked: never a refusal, delegates share addresses. */
const codesPerNetworkDay = 20;
/** Of the twenty database connections of a process; a thousand delegates in five minutes need one or two. */
export const imagesAtOnce = 12;

/** Listened to again after a lost answer or a reload; the app itself asks once. */
export const soundsPerImage = 3;

export type CodeWay = 'mobile' | 'email';

export function normalAddress(way: CodeWay, address: string): string | undefined {
  return way === 'mobile' ? normalMobile(address) : normalEmail(address.trim());
}

/**
 * Why a code can't be asked for yet; the wait goes with it. The two minutes are not charged when the channel broke
 * down meanwhile, for everybody: forgiving those whose own message failed would tell who attends.
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

export function needsSecondImage(codesFromNetwork: number, network: string, venueNetworks: Networks): boolean {
  return codesFromNetwork >= codesPerNetworkDay && !venueNetworks.includes(network);
}

/** Never by address: hotels and carriers put many delegates behind one. The venue's own networks always get theirs. */
export function mustWaitForImage(allPlacesTaken: boolean, network: string, venueNetworks: Networks): boolean {
  return allPlacesTaken && !venueNetworks.includes(network);
}

/** Under attack on everybody at once, codes are longer (security F4). */
export function codeDigits(failedVerifications: number, threshold: number): number {
  return failedVerifications > threshold ? 8 : 6;
}

/** The sixth failure in a day locks sign-in by badge; so do fifteen since the last success. */
const badgeFailuresPerDay = 6;
const badgeFailuresInARow = 15;

export const badgeFlowLives = 10 * minute;

export function locksBadge({ count, inARow }: { count: number; inARow: number }): boolean {
  return count >= badgeFailuresPerDay || inARow >= badgeFailuresInARow;
}

const stars = '****';

/**
 * What whoever holds a badge may see of its owner's addresses: enough to recognise one's own, too little
 * to call or write to it. Stricter than the mask of an address that somebody typed.
 */
export function maskedAddress(way: CodeWay, address: string): string {
  if (way === 'mobile') return stars + address.slice(-2);
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const ending = domain.slice(domain.lastIndexOf('.'));
  return `${firstOf(address)}${stars}@${firstOf(domain)}${stars}${ending}`;
}

const firstOf = (text: string) => Array.from(text)[0] ?? '';
