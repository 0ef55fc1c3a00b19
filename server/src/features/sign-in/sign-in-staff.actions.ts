import type { Database } from '../../platform/database/database.ts';
import { newBadgeCode } from '../../platform/security/badge-code.ts';
import { newId } from '../../platform/ids.ts';
import type { Sealing } from '../../platform/security/sealing.ts';
import { normalAddress, type CodeWay } from './sign-in.rules.ts';
import { personByAddress } from './sign-in.store.ts';
import * as badges from './sign-in-badge.store.ts';
import { forgetAllFailures } from './sign-in-limits.store.ts';
import {
  allowBadgeSignIn,
  areBadgeSessionsLimited,
  failuresToLift,
  limitBadgeSessions,
  sessionsToEnd,
} from './sign-in-staff.store.ts';
import { endSessions, lockPerson, personToSignIn } from '../session/session.actions.ts';

/** Whom the secretariat means: an id, a mobile or an e-mail. */
export async function personNamed(db: Database, sealing: Sealing, who: string) {
  for (const way of ['mobile', 'email'] as const) {
    const address = normalAddress(way, who);
    const found = address ? await personByAddress(db, way, sealing.fingerprint(address, way)) : undefined;
    if (found) return personToSignIn(db, found.id);
  }
  return personToSignIn(db, who);
}

/** As it is until the command's transaction ends: sign-ins of the person wait. */
export async function personToChange(db: Database, sealing: Sealing, who: string) {
  const named = await personNamed(db, sealing, who);
  if (!named) return undefined;
  await lockPerson(db, named.id);
  return personToSignIn(db, named.id);
}

/** Answers what was lifted. */
export async function resetBadgeLock(db: Database, personId: string) {
  return liftFailures(db, 'badge', personId);
}

/** Answers whose restriction it was, by what the address is known as here, and what was lifted. */
export async function resetCodeRestriction(db: Database, sealing: Sealing, way: CodeWay, address: string) {
  const fingerprint = sealing.fingerprint(address, way);
  const person = await personByAddress(db, way, fingerprint);
  return { fingerprint, personId: person?.id ?? null, lifted: await liftFailures(db, 'code', fingerprint) };
}

async function liftFailures(db: Database, way: 'code' | 'badge', subject: string) {
  const lifted = await failuresToLift(db, way, subject);
  await forgetAllFailures(db, way, subject);
  // Which device it is stays its owner's secret.
  return lifted.map(({ device, ...failures }) => ({ of: device ? 'a known device' : 'all others', ...failures }));
}

export async function badgeIdsOf(db: Database, personId: string): Promise<string[]> {
  return (await badges.badgesOf(db, personId)).map(({ id }) => id);
}

/** Void at once; whoever had read the old code can't use it any more. Answers which ones. */
export async function voidBadges(db: Database, personId: string, now: Date): Promise<string[]> {
  const live = await badgeIdsOf(db, personId);
  for (const id of live) await badges.voidBadge(db, id, now);
  return live;
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

/** Answers which ones. */
export async function endSessionsOf(db: Database, personId: string, now: Date) {
  const live = await sessionsToEnd(db, personId);
  await endSessions(db, { personId }, 'secretariat', now);
  return live;
}

export const switchBadgeSignIn = allowBadgeSignIn;

/** Answers whether they were limited before. */
export async function switchLimitedBadgeSessions(db: Database, limited: boolean): Promise<boolean> {
  const before = await areBadgeSessionsLimited(db);
  await limitBadgeSessions(db, limited);
  return before;
}
