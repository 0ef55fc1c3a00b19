import { badgeCodeIn } from 'contract/rules/badge-code';

/** What the host app puts into the address: a one-time ticket, and a name and a language that prove nothing. */
export type HostTicket = { ticket: string; userId: string; name: string; lang: string };
/** What the first script took out of the address. */
export type LaunchParams = { host?: HostTicket; badge?: string };

declare global {
  interface Window {
    forumLaunch?: LaunchParams;
  }
}

/** Reads an address; `clean` is what may stay in the address bar and in the history. */
export function launchParamsAt({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): LaunchParams & { clean?: string } {
  const query = new URLSearchParams(search);
  const [ticket, userId] = [query.get('token'), query.get('userId')];
  const badge = hash ? badgeCodeIn(hash) : undefined;
  const host =
    ticket && userId ? { ticket, userId, name: query.get('name') ?? '', lang: query.get('lang') ?? '' } : undefined;
  // A token is removed even if the other parameters are missing.
  if (query.has('token')) for (const name of ['token', 'userId', 'name', 'lang']) query.delete(name);
  else if (!badge) return {};
  const rest = query.toString();
  const clean = pathname + (rest && `?${rest}`) + (badge ? '' : hash);
  return { ...(host && { host }), ...(badge && { badge }), clean };
}
