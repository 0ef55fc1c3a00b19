type Accounts = { token: string | undefined; signedIn: string | undefined; arriving: string };

/** True when another person is signed in on this device. */
export function isOtherAccount({ token, signedIn, arriving }: Accounts): boolean {
  return token !== undefined && signedIn !== arriving;
}

/** A text that cannot be a ticket is not sent at all. */
export function looksLikeTicket(ticket: string, userId: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(ticket) && /^[0-9a-hjkmnp-tv-z]{20}$/.test(userId);
}
