import type { switchBadgeSessions } from 'contract/calls/console/badge-sessions';
import type * as calls from 'contract/calls/console/people';
import { noSuchPerson, wrongAddress } from 'contract/refusals/console';
import type { Context } from '../../platform/http/binding.ts';
import { newId } from '../../platform/ids.ts';
import { inFours } from 'contract/rules/badge-code';
import { badgeAddress, newBadgeCode, storedBadgeCode } from '../../platform/security/issued-badge-code.ts';
import { newDigits, newFlowId } from '../../platform/security/secrets.ts';
import type { Sealing } from '../../platform/security/sealing.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import type { Database } from '../../platform/database/database.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { personToSignIn } from '../session/session-opening.actions.ts';
import { lockPerson, voidBadgeCode } from '../session/session.actions.ts';
import * as badges from './sign-in-badge.store.ts';
import { failuresToLift, forgetAllFailures } from './sign-in-limits.store.ts';
import { deskCodeDigits, deskCodeMinutes, normalAddress } from './sign-in.rules.ts';
import {
  deskOf,
  dropOtherCodes,
  insertFlow,
  lockAddress,
  personByAddress,
} from './sign-in-attempts-and-codes.store.ts';

export async function findPerson({ body, db, language, services }: Context<typeof calls.findPerson>) {
  const known = knownAddress(body.address, services.sealing);
  const found = known && (await personByAddress(db, known.channel, known.fingerprints));
  const person = found && (await personToSignIn(db, found.id));
  if (!person) refuse(noSuchPerson);
  return { id: person.id, name: inLanguage(language)(person.name) };
}

export async function resetBadgeLock({ body, db, language, changed }: Context<typeof calls.resetBadgeLock>) {
  const person = await personToChange(db, body.personId);
  const failures = await liftFailures(db, 'badge', person.id);
  await changed({ ...about(person), what: 'reset badge lock', before: { failures }, after: { failures: [] } });
  return { name: inLanguage(language)(person.name) };
}

/** Works for an unknown address too, because sign-in restricts known and unknown addresses alike. */
export async function resetCodeRestriction({
  body,
  db,
  services,
  changed,
}: Context<typeof calls.resetCodeRestriction>) {
  const known = knownAddress(body.address, services.sealing);
  if (!known) refuse(wrongAddress, { fields: { address: body.address } });
  const { channel, fingerprints } = known;
  const fingerprint = await lockAddress(db, fingerprints);
  const person = await personByAddress(db, channel, fingerprints);
  const failures = await liftFailures(db, 'code', fingerprint);
  await changed({
    ...(person ? about(person) : { kind: 'address', item: fingerprint }),
    what: 'reset code restriction',
    before: { channel, fingerprint, failures },
    after: { channel, fingerprint, failures: [] },
  });
  return {};
}

export async function voidBadge({ body, db, now, language, changed }: Context<typeof calls.voidBadge>) {
  const person = await personToChange(db, body.personId);
  const voided = await voidBadgesOf(person, db, now);
  await changed({ ...about(person), what: 'void badge', before: { badges: voided }, after: { badges: [] } });
  return { name: inLanguage(language)(person.name), voided: voided.length };
}

export async function reissueBadge(context: Context<typeof calls.reissueBadge>) {
  const { body, db, now, language, services, changed } = context;
  const person = await personToChange(db, body.personId);
  const voided = await voidBadgesOf(person, db, now);
  const [id, code] = [newId(), newBadgeCode()];
  await badges.insertBadge(db, { id, personId: person.id, ...storedBadgeCode(code, services.sealing), issuedAt: now });
  await changed({ ...about(person), what: 'reissue badge', before: { badges: voided }, after: { badges: [id] } });
  return {
    name: inLanguage(language)(person.name),
    printed: inFours(code),
    qrCode: badgeAddress(services.settings.publicUrl, code),
  };
}

/** For a person whom no code can reach. The newest code of a person is the only valid one. */
export async function issueDeskCode(context: Context<typeof calls.issueDeskCode>) {
  const { body, db, now, language, services, changed } = context;
  const person = await personToChange(db, body.personId);
  const [id, code] = [newFlowId(), newDigits(deskCodeDigits)];
  const validUntil = new Date(now.getTime() + deskCodeMinutes * 60 * 1000);
  const fingerprint = deskOf(person.id);
  await dropOtherCodes(db, { flowId: id, addressFingerprint: fingerprint, forKnownDevice: false });
  await insertFlow(db, {
    ...{ id, createdAt: now, method: 'desk', personId: person.id, addressFingerprint: fingerprint },
    ...{ codeHash: services.sealing.fingerprint(`${id}\n${code}`, 'code'), codeExpiresAt: validUntil },
  });
  await changed({ ...about(person), what: 'issue desk code', before: null, after: { validUntil } });
  return { name: inLanguage(language)(person.name), code: inFours(code), validMinutes: deskCodeMinutes };
}

export async function switchBadgeSignIn({ body, db, language, changed }: Context<typeof calls.switchBadgeSignIn>) {
  const person = await personToChange(db, body.personId);
  await badges.allowBadgeSignIn(db, person.id, body.to === 'on');
  const before = { badgeSignIn: person.badgeSignIn ? 'on' : 'off' };
  await changed({ ...about(person), what: 'badge sign-in', before, after: { badgeSignIn: body.to } });
  return { name: inLanguage(language)(person.name) };
}

export async function switchSessionsByBadge({ body, db, changed }: Context<typeof switchBadgeSessions>) {
  const { id } = await currentForum(db);
  const before = { badgeSessions: (await badges.areBadgeSessionsLimited(db)) ? 'limited' : 'full' };
  await badges.limitBadgeSessions(db, body.to === 'limited');
  await changed({ kind: 'forum', item: id, what: 'badge sessions', before, after: { badgeSessions: body.to } });
  return {};
}

/** Sign-ins of the person wait until the transaction ends, so that the record stays as it was read. */
async function personToChange(db: Database, personId: string) {
  await lockPerson(db, personId);
  const person = await personToSignIn(db, personId);
  if (!person) refuse(noSuchPerson);
  return person;
}

function about({ id }: { id: string }) {
  return { kind: 'person', item: id } as const;
}

function knownAddress(address: string, sealing: Sealing) {
  for (const channel of ['mobile', 'email'] as const) {
    const normal = normalAddress(channel, address);
    if (normal) return { channel, fingerprints: sealing.fingerprints(normal, channel) };
  }
  return undefined;
}

async function liftFailures(db: Database, method: 'code' | 'badge', subject: string) {
  const lifted = await failuresToLift(db, method, subject);
  await forgetAllFailures(db, method, subject);
  // The audit line does not name the device, because its credential is a secret of its owner.
  return lifted.map(({ device, ...failures }) => ({ of: device ? 'a known device' : 'all others', ...failures }));
}

async function voidBadgesOf({ id }: { id: string }, db: Database, now: Date): Promise<string[]> {
  const live = (await badges.badgesOf(db, id)).map((badge) => badge.id);
  for (const badgeId of live) await voidBadgeCode(db, badgeId, now);
  return live;
}
