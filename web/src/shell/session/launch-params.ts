import { badgeCodeIn } from '../../lib/badge-code.ts';

/** The host app's entry: a one-time ticket, and words that greet but prove nothing. */
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
  // A token never stays visible, also where the rest of the entry is missing.
  if (query.has('token')) for (const name of ['token', 'userId', 'name', 'lang']) query.delete(name);
  else if (!badge) return {};
  const rest = query.size > 0 ? `?${query}` : '';
  return { ...(host && { host }), ...(badge && { badge }), clean: pathname + rest + (badge ? '' : hash) };
}
