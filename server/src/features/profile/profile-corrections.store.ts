import { and, asc, desc, eq, gt, ne } from 'drizzle-orm';
import type { CorrectionState, ProfileField } from 'contract/calls/profile';
import type { Both, Language } from 'contract/languages';
import type { Database } from '../../platform/database/database.ts';
import { correction } from '../../platform/database/tables/delegates.ts';
import { person } from '../../platform/database/tables/people.ts';
import { waitingPhoto } from '../../platform/database/tables/content/media.ts';

export type CorrectionRow = typeof correction.$inferSelect;

/** More than anybody asks for; the oldest are left out. */
const mostShown = 100;

/** Those asked for at one moment are ordered by their ids. */
export async function correctionsOf(db: Database, personId: string): Promise<CorrectionRow[]> {
  return db
    .select()
    .from(correction)
    .where(eq(correction.personId, personId))
    .orderBy(desc(correction.askedAt), desc(correction.id))
    .limit(mostShown);
}

type NotWithdrawn = Exclude<CorrectionState, 'withdrawn'>;

export async function newestStateOf(db: Database, personId: string): Promise<NotWithdrawn | undefined> {
  const [newest] = await db
    .select({ state: correction.state })
    .from(correction)
    .where(and(eq(correction.personId, personId), ne(correction.state, 'withdrawn')))
    .orderBy(desc(correction.askedAt), desc(correction.id))
    .limit(1);
  return newest?.state as NotWithdrawn | undefined;
}

export async function askedSince(db: Database, personId: string, since: Date): Promise<Date[]> {
  const rows = await db
    .select({ at: correction.askedAt })
    .from(correction)
    .where(and(eq(correction.personId, personId), gt(correction.askedAt, since)));
  return rows.map(({ at }) => at);
}

type Asked = { personId: string; field: ProfileField; language: Language | null };

/** The request that waits for this field and language, if any. */
export async function waitingFor(db: Database, { personId, field, language }: Asked) {
  const rows = await db
    .select()
    .from(correction)
    .where(and(eq(correction.personId, personId), eq(correction.field, field), eq(correction.state, 'asked')));
  return rows.find((row) => row.language === language);
}

export async function insertCorrection(db: Database, row: typeof correction.$inferInsert) {
  await db.insert(correction).values(row);
}

export async function correctionById(db: Database, id: string): Promise<CorrectionRow | undefined> {
  const [found] = await db.select().from(correction).where(eq(correction.id, id));
  return found;
}

type Decision = { state: Exclude<CorrectionState, 'asked'>; decidedAt: Date; reason?: Both };

/** A photo that waited is gone with the decision. */
export async function decide(db: Database, id: string, decision: Decision) {
  await db.update(correction).set(decision).where(eq(correction.id, id));
  await db.delete(waitingPhoto).where(eq(waitingPhoto.correctionId, id));
}

/** All that wait, oldest first, with the names of those who asked. */
export async function allWaiting(db: Database) {
  return db
    .select({ correction, name: person.name })
    .from(correction)
    .innerJoin(person, eq(person.id, correction.personId))
    .where(eq(correction.state, 'asked'))
    .orderBy(asc(correction.askedAt), asc(correction.id));
}
