import { eq, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { entryClaim, entryTicket } from '../../platform/database/tables/host-app.ts';

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
