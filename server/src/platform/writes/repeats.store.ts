import { and, count, eq, gt, like, lt, min, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { writeAnswer } from '../database/tables/writes.ts';

export type WriteKey = { actor: string; path: string; requestId: string };

function isThis({ actor, path, requestId }: WriteKey) {
  return and(eq(writeAnswer.actor, actor), eq(writeAnswer.path, path), eq(writeAnswer.requestId, requestId));
}

/** Returns true for the first write; a parallel repeat waits here until the first has committed or rolled back. */
export async function claimWrite(db: Database, key: WriteKey, bodyHashSealed: string, at: Date): Promise<boolean> {
  const claimed = await db
    .insert(writeAnswer)
    .values({ ...key, bodyHashSealed, at })
    .onConflictDoNothing()
    .returning({ at: writeAnswer.at });
  return claimed.length === 1;
}

export async function firstAnswerTo(db: Database, key: WriteKey) {
  const [first] = await db
    .select({ bodyHashSealed: writeAnswer.bodyHashSealed, answerSealed: writeAnswer.answerSealed })
    .from(writeAnswer)
    .where(isThis(key));
  if (!first) throw new Error('a claimed write is gone');
  return first;
}

export async function keepAnswer(db: Database, key: WriteKey, answerSealed: string) {
  await db.update(writeAnswer).set({ answerSealed }).where(isThis(key));
}

/** How often a person made this write since then, the one that is being made included, and when first. */
export async function writesSince(db: Database, made: { personId: string; path: string; since: Date }) {
  const { actor, path, at } = writeAnswer;
  const [written] = await db
    .select({ times: count(), first: min(at) })
    .from(writeAnswer)
    .where(and(eq(actor, `person ${made.personId}`), eq(path, made.path), gt(at, made.since)));
  if (!written) throw new Error('an aggregate has a row');
  return written;
}

/** Those who are not signed in have a limit of their own. */
export async function deleteAnswersBefore(db: Database, limits: { all: Date; strangers: Date }) {
  const ofStrangers = or(like(writeAnswer.actor, 'flow %'), like(writeAnswer.actor, 'device %'));
  const old = or(lt(writeAnswer.at, limits.all), and(ofStrangers, lt(writeAnswer.at, limits.strangers)));
  await db.delete(writeAnswer).where(old);
}
