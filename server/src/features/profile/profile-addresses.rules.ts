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
/** For one person over both channels. What others ask for counts for nobody, or it could be read, and used to lock out. */
const codesPerDay = 5;
/** Of one person to one address, so that nobody can flood a stranger. */
const codesToOneAddress = 3;
/** Like the failures that restrict a login address, but counted apart from them. */
const failuresPerDay = 10;

export const wrongAddress = { mobile: wrongProfileMobile, email: wrongProfileEmail } as const;
export const notConfirmed = { mobile: mobileNotConfirmed, email: emailNotConfirmed } as const;

export function normalAddress(channel: AddressChannel, address: string): string | undefined {
  return channel === 'mobile' ? normalMobile(address) : normalEmail(address.trim());
}

type SentCode = { sentAt: Date; channel: AddressChannel; addressFingerprint: string };

type Asked = { channel: AddressChannel; fingerprints: readonly string[] };

/** `own` are the person's codes of the last day. */
export function whyNoAddressCode(own: readonly SentCode[], { channel, fingerprints }: Asked, now: Date) {
  const newest = Math.max(...own.filter((code) => code.channel === channel).map(({ sentAt }) => sentAt.getTime()));
  const since = now.getTime() - newest;
  if (since < wait) return { refusal: codeTooSoon, retryAfter: Math.ceil((wait - since) / 1000) };
  const toAddress = own.filter(({ addressFingerprint }) => fingerprints.includes(addressFingerprint));
  const counted = [
    { sent: own, most: codesPerDay },
    { sent: toAddress, most: codesToOneAddress },
  ];
  const full = counted.filter(({ sent, most }) => sent.length >= most);
  if (full.length === 0) return undefined;
  const oldest = Math.max(...full.map(({ sent }) => Math.min(...sent.map(({ sentAt }) => sentAt.getTime()))));
  return { refusal: tooOften, retryAfter: Math.ceil((oldest + day - now.getTime()) / 1000) };
}

/** Whether somebody has guessed too often today: `tries` are those of each of the person's codes that failed. */
export function hasGuessedTooOften(tries: readonly number[]): boolean {
  return tries.reduce((sum, one) => sum + one, 0) >= failuresPerDay;
}
