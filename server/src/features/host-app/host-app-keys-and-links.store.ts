import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { partnerKey, partnerLink, partnerNonce } from '../../platform/database/tables/host-app.ts';
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
