import {
  mobileNotConfirmed,
  emailNotConfirmed,
  wrongProfileEmail,
  wrongProfileMobile,
} from 'contract/refusals/profile';
import { codeTooSoon } from 'contract/refusals/sign-in';
import { tooOften } from 'contract/refusals/wire';
import { normalEmail } from 'contract/rules/email';
import { normalMobile } from 'contract/rules/phone';
import { codeValidMinutes, codeWaitMinutes } from 'contract/rules/sign-in-times';

export type AddressChannel = 'mobile' | 'email';

const minute = 60 * 1000;
const hour = 60 * minute;
export const day = 24 * hour;

export const codeLives = codeValidMinutes * minute;
/** A confirmed address must be submitted within this time. */
export const confirmedFor = hour;
export const codeDigits = 6;
export const mostTries = 5;
const wait = codeWaitMinutes * minute;
export const resendAfter = wait / 1000;
/** For one person over both channels, and for one address over all people, so that nobody can flood a stranger. */
const codesPerDay = 5;
/** Like the failures that restrict a login address, but counted apart from them. */
const failuresPerDay = 10;

export const wrongAddress = { mobile: wrongProfileMobile, email: wrongProfileEmail } as const;
export const notConfirmed = { mobile: mobileNotConfirmed, email: emailNotConfirmed } as const;

export function normalAddress(channel: AddressChannel, address: string): string | undefined {
  return channel === 'mobile' ? normalMobile(address) : normalEmail(address.trim());
}

type SentCode = { sentAt: Date; channel: AddressChannel };

/** `own` are the person's codes of the last day, `toAddress` those of everybody to this address. */
export function whyNoAddressCode(
  { own, toAddress, channel }: { own: readonly SentCode[]; toAddress: readonly Date[]; channel: AddressChannel },
  now: Date,
) {
  const newest = Math.max(...own.filter((code) => code.channel === channel).map(({ sentAt }) => sentAt.getTime()));
  const since = now.getTime() - newest;
  if (since < wait) return { refusal: codeTooSoon, retryAfter: Math.ceil((wait - since) / 1000) };
  const full = [own.map(({ sentAt }) => sentAt), toAddress].filter((sent) => sent.length >= codesPerDay);
  if (full.length === 0) return undefined;
  const oldest = Math.max(...full.map((sent) => Math.min(...sent.map((at) => at.getTime()))));
  return { refusal: tooOften, retryAfter: Math.ceil((oldest + day - now.getTime()) / 1000) };
}

/** Whether somebody has guessed too often today: `tries` are those of each of the person's codes that failed. */
export function hasGuessedTooOften(tries: readonly number[]): boolean {
  return tries.reduce((sum, one) => sum + one, 0) >= failuresPerDay;
}
