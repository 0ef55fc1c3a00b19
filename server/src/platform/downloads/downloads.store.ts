import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { downloadTicket } from '../database/tables/downloads.ts';

export type Ticket = typeof downloadTicket.$inferSelect;

export async function insertTicket(db: Database, ticket: Ticket) {
  await db.insert(downloadTicket).values(ticket);
}

/** Whether the ticket is still valid; looking changes nothing. */
export async function isTicket(db: Database, hash: string, now: Date): Promise<boolean> {
  const valid = and(eq(downloadTicket.hash, hash), gt(downloadTicket.expiresAt, now));
  return (await db.$count(downloadTicket, valid)) > 0;
}

/** It is one statement, so that only one of two simultaneous requests gets the ticket. */
export async function takeTicket(db: Database, hash: string, now: Date): Promise<Ticket | undefined> {
  const [taken] = await db
    .delete(downloadTicket)
    .where(and(eq(downloadTicket.hash, hash), gt(downloadTicket.expiresAt, now)))
    .returning();
  return taken;
}

export async function deleteOldTickets(db: Database, now: Date) {
  await db.delete(downloadTicket).where(lte(downloadTicket.expiresAt, now));
}
