import type { ContactItems } from 'contract/calls/cards';
import type { Encounter } from 'contract/calls/face-to-face';
import { ownCard, redBadgeOnly } from 'contract/refusals/cards';
import { exchangeCodeExpired } from 'contract/refusals/face-to-face';
import type { Shared } from '../cards/cards-share.rules.ts';
import type { Sharing } from '../modes/modes-sharing.actions.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** After so many seconds the phone shows the next code: what is scanned then still has 35 to arrive. */
export const showFor = 25;
const codeWorks = minute;
/** A card is exchanged while the two stand together; who walked away did not agree. */
const confirmWithin = 2 * minute;
/** For so long a screen that was away for a moment still learns how an exchange ended. */
const endIsTold = minute;

export const codeEnds = (now: Date) => new Date(now.getTime() + codeWorks);
export const encounterEnds = (now: Date) => new Date(now.getTime() + confirmWithin);
export const endsToldSince = (now: Date) => new Date(now.getTime() - endIsTold);
export const hourBefore = (now: Date) => new Date(now.getTime() - hour);
/** The budgets look back an hour; the rest of the day is there to find out what went wrong. */
export const keptSince = (now: Date) => new Date(now.getTime() - day);

/** An hour of showing takes 144 codes; the rest leaves room for pages that are opened again. */
export const codesAnHour = 240;
/** Nobody misses this often by being slow, and a code of 256 bits is not found by guessing. */
export const failedScansAnHour = 30;

/** What a person did within the last hour. */
export type Counted = { count: number; oldest: Date | null };

/** Seconds until one more is allowed, or undefined. */
export function waitForBudget({ count, oldest }: Counted, most: number, now: Date): number | undefined {
  if (count < most || !oldest) return undefined;
  return Math.max(1, Math.ceil((oldest.getTime() + hour - now.getTime()) / second));
}

/** Nothing is read off the session, whose badge may be older than the record. */
export function whyCannotExchange(sharing: Pick<Sharing, 'badge' | 'verified'> | undefined) {
  return sharing?.badge === 'red' && sharing.verified ? undefined : redBadgeOnly;
}

export type ShownCode = { personId: string; endsAt: Date; usedAt: Date | null };

/** A code that was used, is too old or never was gets one answer, so that a copy of it teaches nothing. */
export function whyCodeCannotBeScanned(code: ShownCode | undefined, viewerId: string, now: Date) {
  if (!code || code.usedAt || code.endsAt <= now) return exchangeCodeExpired;
  return code.personId === viewerId ? ownCard : undefined;
}

export type StoredEncounter = {
  id: string;
  showerId: string;
  scannerId: string;
  state: Encounter['state'];
  showerShares: Shared;
  scannerShares: Shared | null;
  showerConfirmed: boolean;
  scannerConfirmed: boolean;
  endsAt: Date;
};

/** An exchange that nobody ended is over when its time is. */
export function stateNow({ state, endsAt }: Pick<StoredEncounter, 'state' | 'endsAt'>, now: Date): Encounter['state'] {
  return state === 'open' && endsAt <= now ? 'over' : state;
}

/** The encounter as one of the two sees it. */
export function sideOf(encounter: StoredEncounter, viewerId: string) {
  const { showerId, scannerId, showerShares, scannerShares, showerConfirmed, scannerConfirmed } = encounter;
  if (viewerId === showerId)
    return { otherId: scannerId, shares: showerShares, confirmed: showerConfirmed, otherConfirmed: scannerConfirmed };
  return { otherId: showerId, shares: scannerShares, confirmed: scannerConfirmed, otherConfirmed: showerConfirmed };
}

/** What changes in the row when one of the two confirms. */
export function confirmationOf({ showerId }: Pick<StoredEncounter, 'showerId'>, viewerId: string, shares: Shared) {
  return viewerId === showerId
    ? { showerConfirmed: true, showerShares: shares }
    : { scannerConfirmed: true, scannerShares: shares };
}

export function isBetween({ showerId, scannerId }: StoredEncounter, one: string, other: string): boolean {
  return (showerId === one && scannerId === other) || (showerId === other && scannerId === one);
}

/** What stands ticked: what the person chose for this exchange, or else for the last one. Null in assistant mode. */
export function shareShown(shares: Shared | null, contact: Sharing['contact'], ticked: ContactItems) {
  if (contact) return null;
  return shares?.of === 'own' ? { mobile: shares.mobile, email: shares.email } : ticked;
}
