import type { Database } from '../../platform/database/database.ts';
import { hashOf } from '../../platform/security/secrets.ts';
import type { Services } from '../../platform/services.ts';
import type { Write } from '../../platform/writes/write.ts';
import { endCalendarAddress } from '../../platform/personal/end-calendar-address.store.ts';
import { lockPerson, unlinkPartners, voidBadgeCode } from '../session/session.actions.ts';
import { isOpenNotice, noticeLives } from './notices.rules.ts';
import type { NoticePage } from './notices-link.words.ts';
import { disownSessions, forgetDevicesSince } from './notices-not-me.store.ts';
import { noticeByToken, sessionOf, takeNotice } from './notices.store.ts';

type Login = { badgeId: string | null };
const pageAbout = ({ badgeId }: Login) => (badgeId ? ('badge' as const) : ('partner' as const));

export async function pageOfLink(db: Database, token: string, now: Date): Promise<NoticePage> {
  const notice = await noticeByToken(db, hashOf(token));
  if (!notice || !isOpenNotice(notice, now)) return 'over';
  const { at, kind } = notice;
  return { about: pageAbout(notice), state: 'ask', login: { at, kind } };
}

type Disowning = Write & { services: Pick<Services, 'sessionCache'>; token: string; now: Date };

/** Ends the sessions that the badge or the partner's app opened, and keeps it from opening more at once. */
export async function disownSignIn({ db, changed, afterCommit, services, token, now }: Disowning): Promise<NoticePage> {
  const notice = await takeNotice(db, hashOf(token), { now, since: new Date(now.getTime() - noticeLives) });
  const personId = notice && (await disownSession(db, notice.sessionId, notice.at, now));
  if (!notice || !personId) return 'over';
  const { badgeId } = notice;
  await (badgeId ? voidBadgeCode(db, badgeId, now) : unlinkPartners(db, personId));
  // This is rare and urgent, because a stranger is signed in: the whole cache of sessions is dropped.
  afterCommit(() => services.sessionCache.drop(() => true));
  await changed({
    ...{ kind: 'person', item: personId, what: 'this was not me' },
    before: { session: notice.sessionId, ...(badgeId && { badgeId }) },
    after: { session: 'ended', ...(badgeId ? { badge: 'void' } : { partners: 'unlinked' }) },
  });
  return { about: pageAbout(notice), state: 'done' };
}

/** Ends every session opened in the same way, makes the devices known since then unknown, returns the person. */
async function disownSession(db: Database, sessionId: string, since: Date, now: Date) {
  const opened = await sessionOf(db, sessionId);
  if (!opened) return undefined;
  // A login that has begun is waited for, so that none escapes.
  await lockPerson(db, opened.personId);
  await disownSessions(db, opened, now);
  await forgetDevicesSince(db, opened.personId, since);
  await endCalendarAddress(db, opened.personId);
  return opened.personId;
}
