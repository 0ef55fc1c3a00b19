import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { consent, legalText } from '../../platform/database/tables/consent.ts';

export type TextKind = 'agreement' | 'privacy';

/** The newest version of each text. */
export async function currentTexts(db: Database) {
  const rows = await db.select().from(legalText).orderBy(desc(legalText.version));
  return {
    agreement: rows.find(({ kind }) => kind === 'agreement'),
    privacy: rows.find(({ kind }) => kind === 'privacy'),
  };
}

export async function consentsOf(db: Database, personId: string) {
  return db
    .select()
    .from(consent)
    .where(and(eq(consent.personId, personId), isNull(consent.withdrawnAt)));
}

/** Keeps the first record: a person who signs in again has not agreed anew. */
export async function insertConsent(db: Database, personId: string, kind: TextKind, version: number, at: Date) {
  await db.insert(consent).values({ personId, kind, version, at }).onConflictDoNothing();
}

export async function withdrawConsents(db: Database, personId: string, withdrawnAt: Date) {
  await db
    .update(consent)
    .set({ withdrawnAt })
    .where(and(eq(consent.personId, personId), isNull(consent.withdrawnAt)));
}
