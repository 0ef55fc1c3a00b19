import { and, asc, desc, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Language } from 'contract/languages';
import type { Database } from '../../platform/database/database.ts';
import { badge } from '../../platform/database/tables/badges.ts';
import { entryClaim, entryTicket, partnerLink } from '../../platform/database/tables/host-app.ts';
import { knownDevice, session } from '../../platform/database/tables/session.ts';
import { person } from '../../platform/database/tables/people.ts';

export type SessionRow = typeof session.$inferSelect;
export type NewSession = typeof session.$inferInsert;
export type EndReason = NonNullable<SessionRow['endReason']>;

export async function sessionByToken(db: Database, tokenHash: string) {
  const [found] = await db
    .select({ session, badge: person.badge, contactOnly: person.contactOnly })
    .from(session)
    .innerJoin(person, eq(person.id, session.personId))
    .where(or(eq(session.tokenHash, tokenHash), eq(session.confirmedTokenHash, tokenHash)));
  return found;
}

export async function sessionById(db: Database, id: string) {
  const [found] = await db
    .select({ session, badge: person.badge, contactOnly: person.contactOnly })
    .from(session)
    .innerJoin(person, eq(person.id, session.personId))
    .where(eq(session.id, id));
  return found;
}

/** A decoy is nobody, for the secretariat and its commands too. */
export async function personById(db: Database, id: string) {
  const [found] = await db
    .select({
      id: person.id,
      name: person.name,
      familyName: person.familyName,
      honorific: person.honorific,
      title: person.title,
      listed: person.listed,
      verified: person.verified,
      badgeSignIn: person.badgeSignIn,
      birthDateSealed: person.birthDateSealed,
      mobileSealed: person.mobileSealed,
      emailSealed: person.emailSealed,
    })
    .from(person)
    .where(and(eq(person.id, id), eq(person.decoy, false)));
  return found;
}

export async function badgeSessionsSince(db: Database, personId: string, since: Date): Promise<Date[]> {
  const opened = await db
    .select({ at: session.createdAt })
    .from(session)
    .where(and(eq(session.personId, personId), eq(session.method, 'badge'), gt(session.createdAt, since)));
  return opened.map(({ at }) => at);
}

export async function touchSession(db: Database, id: string, use: { lastUsedAt: Date; language?: Language }) {
  await db.update(session).set(use).where(eq(session.id, id));
}

/** Sign-ins of one person wait for each other here, so that exactly one session of a kind stays valid. */
export async function lockPerson(db: Database, personId: string) {
  const [locked] = await db
    .select({ verified: person.verified, contactOnly: person.contactOnly })
    .from(person)
    .where(eq(person.id, personId))
    // A full lock would also wait for every row that refers to the person, such as a message to all.
    .for('no key update');
  return locked;
}

/** The newest use first. Some of them may be over by their age. */
export async function openSessions(db: Database, personId: string) {
  return db
    .select()
    .from(session)
    .where(and(eq(session.personId, personId), isNull(session.endedAt)))
    .orderBy(desc(session.lastUsedAt), asc(session.kind));
}

/** The rows stay locked until the transaction ends, so that none of them ends for another reason meanwhile. */
export async function sessionsToEnd(db: Database, personId: string) {
  const { id, kind, method, scope, createdAt } = session;
  return db
    .select({ id, kind, method, scope, createdAt })
    .from(session)
    .where(and(eq(session.personId, personId), isNull(session.endedAt)))
    .orderBy(asc(kind))
    .for('update');
}

export async function endSessions(
  db: Database,
  which: { personId: string; kind?: SessionRow['kind'] },
  endReason: EndReason,
  endedAt: Date,
) {
  const { personId, kind } = which;
  await db
    .update(session)
    .set({ endedAt, endReason })
    .where(and(eq(session.personId, personId), kind ? eq(session.kind, kind) : undefined, isNull(session.endedAt)));
}

export async function hasOtherSession(db: Database, personId: string, id: string): Promise<boolean> {
  const [other] = await db
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.personId, personId), ne(session.id, id), isNull(session.endedAt)))
    .limit(1);
  return other !== undefined;
}

export async function hasSessionOnDeviceSince(db: Database, device: string, since: Date): Promise<boolean> {
  const [begun] = await db
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.device, device), gt(session.createdAt, since), isNull(session.endedAt)))
    .limit(1);
  return begun !== undefined;
}

export async function endSession(db: Database, id: string, endReason: EndReason, endedAt: Date) {
  await db
    .update(session)
    .set({ endedAt, endReason })
    .where(and(eq(session.id, id), isNull(session.endedAt)));
}

export async function insertSession(db: Database, row: NewSession) {
  await db.insert(session).values(row);
}

/** What the session may do besides stays as it was: agreeing confirms no badge. */
export async function agreedInSession(db: Database, id: string) {
  await db.update(session).set({ mustAgree: false }).where(eq(session.id, id));
}

export async function isKnownDevice(db: Database, credentialHash: string, personId: string): Promise<boolean> {
  const [found] = await db
    .select({ personId: knownDevice.personId })
    .from(knownDevice)
    .where(and(eq(knownDevice.credentialHash, credentialHash), eq(knownDevice.personId, personId)));
  return found !== undefined;
}

export async function rememberDevice(db: Database, row: typeof knownDevice.$inferInsert) {
  await db.insert(knownDevice).values(row).onConflictDoNothing();
}

/**
 * No partner's app, or not this one, can log the person in until the secretariat links them again; what was issued
 * before the unlinking began stays worthless then too.
 */
export async function unlinkPartners(db: Database, personId: string, partnerId?: string) {
  const isTheirs = (table: typeof partnerLink | typeof entryTicket | typeof entryClaim) =>
    and(eq(table.personId, personId), partnerId === undefined ? undefined : eq(table.partnerId, partnerId));
  await db.delete(partnerLink).where(isTheirs(partnerLink));
  // Whoever is trading one is refused later, behind the lock of the person; to wait for them here would be a deadlock.
  for (const [table, hash] of [
    [entryTicket, entryTicket.ticketHash],
    [entryClaim, entryClaim.claimHash],
  ] as const)
    await db
      .delete(table)
      .where(inArray(hash, db.select({ hash }).from(table).where(isTheirs(table)).for('update', { skipLocked: true })));
}

/** A voided code opens nothing any more. */
export async function voidBadgeCode(db: Database, id: string, voidedAt: Date) {
  await db
    .update(badge)
    .set({ voidedAt })
    .where(and(eq(badge.id, id), isNull(badge.voidedAt)));
}
