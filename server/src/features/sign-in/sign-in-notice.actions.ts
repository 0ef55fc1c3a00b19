import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { Database } from '../../platform/database/database.ts';
import { hashOf } from '../../platform/security/secrets.ts';
import * as badges from './sign-in-badge.store.ts';
import { disownBadgeSession } from '../session/session.actions.ts';

export async function isOpenNotice(db: Database, token: string): Promise<boolean> {
  const notice = await badges.noticeByToken(db, hashOf(token));
  return notice !== undefined && !notice.usedAt;
}

/** "This was not me": what the badge opened ends and its code is void at once; the secretariat issues a new one. */
export async function endBySomebodyElse(db: Database, audit: AuditLog, token: string, now: Date): Promise<boolean> {
  const notice = await badges.takeNotice(db, hashOf(token), now);
  if (!notice) return false;
  const personId = await disownBadgeSession(db, notice.sessionId, notice.at, now);
  await badges.voidBadge(db, notice.badgeId, now);
  await audit.append(db, {
    ...(personId ? { kind: 'person', item: personId } : { kind: 'badge', item: notice.badgeId }),
    at: now,
    actor: 'notice',
    what: 'this was not me',
    before: { badgeId: notice.badgeId },
    after: { badge: 'void', session: 'ended' },
  });
  return true;
}
