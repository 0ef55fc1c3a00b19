import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { entryTicket, partnerKey, partnerNonce } from '../../platform/database/tables/host-app.ts';

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
