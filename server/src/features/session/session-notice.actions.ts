import type { Database } from '../../platform/database/database.ts';
import { hashOf } from '../../platform/secrets.ts';
import { appendAuditLine } from '../../platform/audit.store.ts';
import * as badges from './session-badge.store.ts';
import { endSession } from './session.store.ts';

export async function isOpenNotice(db: Database, token: string): Promise<boolean> {
  const notice = await badges.noticeByToken(db, hashOf(token));
  return notice !== undefined && !notice.usedAt;
}

/** "This was not me": the session ends and the badge's code is void at once; the secretariat issues a new one. */
export async function endBySomebodyElse(db: Database, token: string, now: Date): Promise<boolean> {
  const notice = await badges.noticeByToken(db, hashOf(token));
  if (!notice || notice.usedAt) return false;
  await badges.useNotice(db, hashOf(token), now);
  await endSession(db, notice.sessionId, 'not me', now);
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
