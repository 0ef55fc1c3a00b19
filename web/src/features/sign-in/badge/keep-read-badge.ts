import { badgeReadMinutes } from 'contract/rules/sign-in-times';
import { type ReadBadge, signInStorage } from '../../../lib/storage/sign-in-storage.ts';

// The server keeps the attempt this long. The phone's own clock is enough to measure it, even if it is wrong.
const attemptLives = badgeReadMinutes * 60_000;

export function keepReadBadge(badge: Omit<ReadBadge, 'until'>): void {
  signInStorage.readBadge.set({ ...badge, until: Date.now() + attemptLives });
}

/** The badge that was read, unless it has to be scanned again. */
export function liveBadge(): ReadBadge | undefined {
  const badge = signInStorage.readBadge.get();
  return badge && badge.until > Date.now() ? badge : undefined;
}
