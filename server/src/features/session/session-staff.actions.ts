import type { Database } from '../../platform/database/database.ts';
import { newBadgeCode } from '../../platform/badge-code.ts';
import { newId } from '../../platform/ids.ts';
import type { Sealing } from '../../platform/sealing.ts';
import { normalAddress, type CodeWay } from './session-code.rules.ts';
import { personByAddress } from './session-code.store.ts';
import * as badges from './session-badge.store.ts';
import { forgetAllFailures } from './session-limits.store.ts';
import { allowBadgeSignIn, endSessions, limitBadgeSessions, personById } from './session.store.ts';

/** Whom the secretariat means: an id, a mobile or an e-mail. */
export async function personNamed(db: Database, sealing: Sealing, who: string) {
  for (const way of ['mobile', 'email'] as const) {
    const address = normalAddress(way, who);
    const found = address ? await personByAddress(db, way, sealing.fingerprint(address, way)) : undefined;
    if (found) return personById(db, found.id);
  }
  return personById(db, who);
}

export async function resetBadgeLock(db: Database, personId: string): Promise<number> {
  return forgetAllFailures(db, 'badge', personId);
}

export async function resetCodeRestriction(
  db: Database,
  sealing: Sealing,
  way: CodeWay,
  address: string,
): Promise<number> {
  return forgetAllFailures(db, 'code', sealing.fingerprint(address, way));
}

/** Void at once; whoever had read the old code can't use it any more. */
export async function voidBadges(db: Database, personId: string, now: Date): Promise<number> {
  const live = await badges.badgesOf(db, personId);
  for (const { id } of live) await badges.voidBadge(db, id, now);
  return live.length;
}

export async function issueBadge(
  db: Database,
  sealing: Sealing,
  personId: string,
  now: Date,
  code = newBadgeCode(),
): Promise<string> {
  await badges.insertBadge(db, {
    id: newId(),
    personId,
    codeFingerprint: sealing.fingerprint(code, 'badge'),
    issuedAt: now,
  });
  return code;
}

export async function endSessionsOf(db: Database, personId: string, now: Date) {
  await endSessions(db, { personId }, 'secretariat', now);
}

export const switchBadgeSignIn = allowBadgeSignIn;
export const switchLimitedBadgeSessions = limitBadgeSessions;
