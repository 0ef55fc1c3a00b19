type Accounts = { token: string | undefined; signedIn: string | undefined; arriving: string };

/** True when another person is signed in on this device. */
export function isOtherAccount({ token, signedIn, arriving }: Accounts): boolean {
  return token !== undefined && signedIn !== arriving;
}

/** A text that cannot be a ticket is not sent at all. */
export function looksLikeTicket(ticket: string, userId: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(ticket) && /^[0-9a-hjkmnp-tv-z]{20}$/.test(userId);
}

type Arrival = { inHostApp: boolean; hasAgreed: boolean; isOther: boolean };

/** Elsewhere the link may come from anybody, and whoever has not agreed is asked for that first (security T8). */
export function mayEnterUnasked({ inHostApp, hasAgreed, isOther }: Arrival): boolean {
  return inHostApp && hasAgreed && !isOther;
}

/** What the person confirms before the claim is traded. */
export function questionFor({ inHostApp, isOther }: Omit<Arrival, 'hasAgreed'>) {
  if (isOther) return 'other account';
  return inHostApp ? undefined : 'is this you';
}
