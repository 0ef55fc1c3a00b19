import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  entryClaim,
  entryTicket,
  partnerKey,
  partnerLink,
  partnerNonce,
} from '../../platform/database/tables/host-app.ts';
import { person } from '../../platform/database/tables/people.ts';

export async function partnerById(db: Database, id: string) {
  const [found] = await db
    .select()
    .from(partnerKey)
    .where(and(eq(partnerKey.id, id), isNull(partnerKey.revokedAt)));
  return found;
}

export async function insertPartner(db: Database, row: typeof partnerKey.$inferInsert) {
  await db.insert(partnerKey).values(row);
}

export async function revokePartner(db: Database, id: string, revokedAt: Date): Promise<boolean> {
  const revoked = await db
    .update(partnerKey)
    .set({ revokedAt })
    .where(and(eq(partnerKey.id, id), isNull(partnerKey.revokedAt)))
    .returning({ id: partnerKey.id });
  return revoked.length === 1;
}

/** The link between a partner whose key is valid and a person whom its app may log in. */
export async function linkOf(db: Database, partnerId: string, personId: string) {
  const [found] = await db
    .select({ partnerId: partnerLink.partnerId, personId: partnerLink.personId, partner: partnerKey.name })
    .from(partnerLink)
    .innerJoin(partnerKey, eq(partnerKey.id, partnerLink.partnerId))
    .where(and(eq(partnerLink.partnerId, partnerId), eq(partnerLink.personId, personId), isNull(partnerKey.revokedAt)));
  return found;
}

export async function linksOf(db: Database, partnerId: string) {
  const { personId, linkedAt, enteredAt } = partnerLink;
  return db
    .select({ personId, linkedAt, enteredAt, name: person.name })
    .from(partnerLink)
    .innerJoin(person, eq(person.id, personId))
    .where(eq(partnerLink.partnerId, partnerId))
    .orderBy(asc(linkedAt), asc(personId));
}

export async function insertLink(db: Database, row: typeof partnerLink.$inferInsert) {
  await db.insert(partnerLink).values(row).onConflictDoNothing();
}

type Link = { partnerId: string; personId: string };
const isThis = ({ partnerId, personId }: Link) =>
  and(eq(partnerLink.partnerId, partnerId), eq(partnerLink.personId, personId));

export async function deleteLink(db: Database, link: Link) {
  await db.delete(partnerLink).where(isThis(link));
}

/** Returns true for the first entry of this person by this partner alone. */
export async function noteFirstEntry(db: Database, link: Link, enteredAt: Date): Promise<boolean> {
  const noted = await db
    .update(partnerLink)
    .set({ enteredAt })
    .where(and(isThis(link), isNull(partnerLink.enteredAt)))
    .returning({ personId: partnerLink.personId });
  return noted.length === 1;
}

/** Returns false if the partner has used this nonce already. */
export async function claimNonce(db: Database, partnerId: string, nonce: string, at: Date): Promise<boolean> {
  const claimed = await db
    .insert(partnerNonce)
    .values({ partnerId, nonce, at })
    .onConflictDoNothing()
    .returning({ nonce: partnerNonce.nonce });
  return claimed.length === 1;
}

export async function deleteNoncesBefore(db: Database, before: Date) {
  await db.delete(partnerNonce).where(lt(partnerNonce.at, before));
}

export async function insertTicket(db: Database, row: typeof entryTicket.$inferInsert) {
  await db.insert(entryTicket).values(row);
}

export async function deleteTicketsBefore(db: Database, before: Date) {
  await db.delete(entryTicket).where(lt(entryTicket.expiresAt, before));
}

/** The first request deletes the ticket, even if it comes from the wrong user: a ticket works once. */
export async function takeTicket(db: Database, ticketHash: string) {
  const [taken] = await db.delete(entryTicket).where(eq(entryTicket.ticketHash, ticketHash)).returning();
  return taken;
}

export async function insertClaim(db: Database, row: typeof entryClaim.$inferInsert) {
  await db.insert(entryClaim).values(row);
}

export async function deleteClaimsBefore(db: Database, before: Date) {
  await db.delete(entryClaim).where(lt(entryClaim.expiresAt, before));
}

/** A claim works once, like a ticket. */
export async function takeClaim(db: Database, claimHash: string) {
  const [taken] = await db.delete(entryClaim).where(eq(entryClaim.claimHash, claimHash)).returning();
  return taken;
}
