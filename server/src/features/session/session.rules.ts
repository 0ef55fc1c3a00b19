import type { IncomingHttpHeaders } from 'node:http';
import { sessionExpired, sessionUnused, signedInElsewhere } from 'contract/refusals/session';
import { loginDaysAfterForum } from 'contract/rules/sign-in-times';
import { addDays, momentIn } from '../../platform/time-zones.ts';
import type { SessionRow } from './session.store.ts';

const day = 24 * 60 * 60 * 1000;
/** A phone that was not used for a month may be in other hands. */
const longestUnused = 30 * day;
/** Sessions expire after weeks without use, so one write in ten minutes is exact enough. */
export const touchEvery = 10 * 60 * 1000;
const longestAge = 90 * day;

type Life = Pick<SessionRow, 'endedAt' | 'endReason' | 'endsAt' | 'lastUsedAt'>;

/** Why a session is over, or undefined while it is valid. */
export function whySessionCannotGoOn(session: Life | undefined, now: Date) {
  if (!session) return sessionExpired;
  if (session.endedAt) return session.endReason === 'other device' ? signedInElsewhere : sessionExpired;
  if (now >= session.endsAt) return sessionExpired;
  return now.getTime() - session.lastUsedAt.getTime() > longestUnused ? sessionUnused : undefined;
}

/** A login that crosses a late logout of the session before it: the browser already sends the cookie of the new one. */
const justBegun = 60 * 1000;

/** A session that began after this has just begun. */
export function justBegunSince(now: Date): Date {
  return new Date(now.getTime() - justBegun);
}

/**
 * The host app and WeChat keep their own storage, so that a login in one of them leaves the others alone. What the agent
 * text says decides nothing else: whoever changes it gets one more session, of which the others are told.
 */
export function sessionKind(agent: string, hostMarker: string): SessionRow['kind'] {
  if (hostMarker !== '' && agent.includes(hostMarker)) return 'host';
  return /MicroMessenger/i.test(agent) ? 'wechat' : 'browser';
}

/** Sign-in ends when a new session would be over at once. */
export function isOver(forum: { lastDay: string; timeZone: string }, now: Date): boolean {
  return sessionEnd(now, forum) <= now;
}

/** Seven days after the forum nothing of a person is open any more. */
export function weekAfterForum({ lastDay, timeZone }: { lastDay: string; timeZone: string }): Date {
  return momentIn(timeZone, addDays(lastDay, loginDaysAfterForum + 1), '00:00');
}

/** A session lives for ninety days at most, and never longer than seven days after the forum. */
export function sessionEnd(now: Date, forum: { lastDay: string; timeZone: string }): Date {
  return new Date(Math.min(now.getTime() + longestAge, weekAfterForum(forum).getTime()));
}

/** Another site of the same domain would send the cookie along, too. Browsers without the first header send the second. */
export function isFromOwnPage(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const { 'sec-fetch-site': site, origin, host } = headers;
  if (site !== undefined) return site === 'same-origin';
  const own = new URL(publicUrl);
  // No browser sends the first header to a plain address in the local network, which a demo may have. A Forum that is
  // served by https has no plain pages, and whoever controls a network could make one.
  return origin === undefined || origin === own.origin || (own.protocol === 'http:' && origin === `http://${host}`);
}
