import { and, eq, like, lt, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { writeAnswer } from '../database/tables/writes.ts';

export type WriteKey = { actor: string; path: string; requestId: string };

/** Long enough for a phone that was offline over a weekend to repeat what it had sent. */
const keptFor = 7 * 24 * 60 * 60 * 1000;
/** As long as an attempt to sign in lives; a later repeat finds no attempt and cannot act twice. */
const keptForStrangers = 2 * 24 * 60 * 60 * 1000;

function isThis({ actor, path, requestId }: WriteKey) {
  return and(eq(writeAnswer.actor, actor), eq(writeAnswer.path, path), eq(writeAnswer.requestId, requestId));
}

/** Returns true for the first write; a parallel repeat waits here until the first has committed or rolled back. */
export async function claimWrite(db: Database, key: WriteKey, bodyHash: string, at: Date): Promise<boolean> {
  const claimed = await db
    .insert(writeAnswer)
    .values({ ...key, bodyHash, at })
    .onConflictDoNothing()
    .returning({ at: writeAnswer.at });
  return claimed.length === 1;
}

export async function firstAnswerTo(db: Database, key: WriteKey) {
  const [first] = await db
    .select({ bodyHash: writeAnswer.bodyHash, answerSealed: writeAnswer.answerSealed })
    .from(writeAnswer)
    .where(isThis(key));
  if (!first) throw new Error('a claimed write is gone');
  return first;
}

export async function keepAnswer(db: Database, key: WriteKey, answerSealed: string) {
  await db.update(writeAnswer).set({ answerSealed }).where(isThis(key));
}

export async function deleteOldAnswers(db: Database, now: Date) {
  const before = (age: number) => lt(writeAnswer.at, new Date(now.getTime() - age));
  const ofStrangers = or(like(writeAnswer.actor, 'flow %'), like(writeAnswer.actor, 'device %'));
  await db.delete(writeAnswer).where(or(before(keptFor), and(ofStrangers, before(keptForStrangers))));
}
