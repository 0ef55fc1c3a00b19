import type { Database } from '../../platform/database/database.ts';
import { hashOf } from '../../platform/security/secrets.ts';
import type { Services } from '../../platform/services.ts';
import type { Write } from '../../platform/writes/write.ts';
import { disownBadgeSession, voidBadgeCode } from '../session/session.actions.ts';
import { isOpenNotice, noticeLives } from './notices.rules.ts';
import { noticeByToken, takeNotice } from './notices.store.ts';

export async function isOpenLink(db: Database, token: string, now: Date): Promise<boolean> {
  return isOpenNotice(await noticeByToken(db, hashOf(token)), now);
}

type Disowning = Write & { services: Pick<Services, 'sessionCache'>; token: string; now: Date };

/** Ends the sessions that the badge opened and voids its code at once; the secretariat issues a new one. */
export async function disownSignIn({ db, changed, afterCommit, services, token, now }: Disowning): Promise<boolean> {
  const notice = await takeNotice(db, hashOf(token), { now, since: new Date(now.getTime() - noticeLives) });
  if (!notice) return false;
  const personId = await disownBadgeSession(db, notice.sessionId, notice.at, now);
  await voidBadgeCode(db, notice.badgeId, now);
  // This is rare and urgent, because a stranger is signed in: the whole cache of sessions is dropped.
  afterCommit(() => services.sessionCache.drop(() => true));
  await changed({
    ...(personId ? { kind: 'person', item: personId } : { kind: 'badge', item: notice.badgeId }),
    what: 'this was not me',
    before: { badgeId: notice.badgeId },
    after: { badge: 'void', session: 'ended' },
  });
  return true;
}
