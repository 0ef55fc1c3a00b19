import type { Database } from '../../platform/database/database.ts';
import { hashOf } from '../../platform/security/secrets.ts';
import { appendAuditLine } from '../../platform/audit.store.ts';
import * as badges from './sign-in-badge.store.ts';
import { endBadgeSessions, forgetDevicesSince, sessionById } from '../session/session.store.ts';

export async function isOpenNotice(db: Database, token: string): Promise<boolean> {
  const notice = await badges.noticeByToken(db, hashOf(token));
  return notice !== undefined && !notice.usedAt;
}

/** "This was not me": what the badge opened ends and its code is void at once; the secretariat issues a new one. */
export async function endBySomebodyElse(db: Database, token: string, now: Date): Promise<boolean> {
  const notice = await badges.takeNotice(db, hashOf(token), now);
  if (!notice) return false;
  const opened = await sessionById(db, notice.sessionId);
  if (opened) {
    await endBadgeSessions(db, opened.session.personId, 'not me', now);
    await forgetDevicesSince(db, opened.session.personId, notice.at);
  }
  await badges.voidBadge(db, notice.badgeId, now);
  await appendAuditLine(db, {
    at: now,
    actor: 'notice',
    what: 'this was not me',
    before: { badgeId: notice.badgeId },
    after: { badge: 'void', session: 'ended' },
  });
  return true;
}
