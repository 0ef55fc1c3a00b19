import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { person } from '../../platform/database/tables/people.ts';
import { session } from '../../platform/database/tables/session.ts';
import { addressClaim } from '../../platform/database/tables/sign-in.ts';
import type { AddressChannel } from './profile-addresses.rules.ts';

/** The person's codes since then, newest first. */
export async function claimsOf(db: Database, personId: string, since: Date) {
  const { channel, addressFingerprint, sentAt, tries, confirmedAt } = addressClaim;
  return db
    .select({ channel, addressFingerprint, sentAt, tries, confirmedAt })
    .from(addressClaim)
    .where(and(eq(addressClaim.personId, personId), gt(sentAt, since)))
    .orderBy(desc(sentAt));
}

/** The people who asked for a code to this address since then. */
export async function askersFor(db: Database, fingerprints: string[], since: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ personId: addressClaim.personId })
    .from(addressClaim)
    .where(and(inArray(addressClaim.addressFingerprint, fingerprints), gt(addressClaim.sentAt, since)));
  return rows.map(({ personId }) => personId);
}

/** A newer code makes the older ones of the same channel worthless. */
export async function insertClaim(db: Database, claim: typeof addressClaim.$inferInsert) {
  const { personId, channel } = claim;
  await db
    .update(addressClaim)
    .set({ codeHash: null })
    .where(
      and(eq(addressClaim.personId, personId), eq(addressClaim.channel, channel), isNotNull(addressClaim.codeHash)),
    );
  await db.insert(addressClaim).values(claim);
}

type Trying = { id: string; personId: string; sentAfter: Date; mostTries: number };

/** Counts the try before it is judged; returns nothing if the code is another person's, expired or used up. */
export async function takeTry(db: Database, { id, personId, sentAfter, mostTries }: Trying) {
  const [claim] = await db
    .update(addressClaim)
    .set({ tries: sql`${addressClaim.tries} + 1` })
    .where(
      and(
        ...[eq(addressClaim.id, id), eq(addressClaim.personId, personId), isNotNull(addressClaim.codeHash)],
        ...[gt(addressClaim.sentAt, sentAfter), lt(addressClaim.tries, mostTries)],
      ),
    )
    .returning();
  return claim;
}

/** A right code is no failure. */
export async function confirmClaim(db: Database, id: string, confirmedAt: Date | null) {
  await db
    .update(addressClaim)
    .set({ codeHash: null, confirmedAt, tries: sql`${addressClaim.tries} - 1` })
    .where(eq(addressClaim.id, id));
}

type Confirmed = { personId: string; channel: AddressChannel; fingerprints: string[]; since: Date };

export async function confirmedClaim(db: Database, { personId, channel, fingerprints, since }: Confirmed) {
  const [found] = await db
    .select({ id: addressClaim.id, confirmedAt: addressClaim.confirmedAt })
    .from(addressClaim)
    .where(
      and(
        ...[eq(addressClaim.personId, personId), eq(addressClaim.channel, channel)],
        ...[inArray(addressClaim.addressFingerprint, fingerprints), isNull(addressClaim.usedAt)],
        gt(addressClaim.confirmedAt, since),
      ),
    );
  return found;
}

export async function spendClaim(db: Database, id: string, usedAt: Date) {
  await db.update(addressClaim).set({ usedAt }).where(eq(addressClaim.id, id));
}

function hasAddress(channel: AddressChannel, fingerprints: string[]) {
  return inArray(channel === 'mobile' ? person.mobileFingerprint : person.emailFingerprint, fingerprints);
}

/** Whether another attendee logs in by this address. What delegates typed for a contact person proves nothing. */
export async function isTaken(db: Database, channel: AddressChannel, fingerprints: string[], personId: string) {
  const [other] = await db
    .select({ id: person.id })
    .from(person)
    .where(and(hasAddress(channel, fingerprints), ne(person.id, personId), eq(person.contactOnly, false)));
  return other !== undefined;
}

/** Takes the address from a record that was made for a contact person, and logs out whoever opened it. */
export async function takeFromContactOnly(db: Database, channel: AddressChannel, fingerprints: string[]) {
  const none =
    channel === 'mobile'
      ? { mobileSealed: null, mobileFingerprint: null }
      : { emailSealed: null, emailFingerprint: null };
  const [record] = await db
    .update(person)
    .set(none)
    .where(and(hasAddress(channel, fingerprints), eq(person.contactOnly, true)))
    .returning({ id: person.id });
  if (record) await db.delete(session).where(eq(session.personId, record.id));
  return record?.id;
}

export async function deleteClaimsBefore(db: Database, before: Date) {
  await db.delete(addressClaim).where(lt(addressClaim.sentAt, before));
}
