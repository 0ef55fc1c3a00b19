import { and, count, eq, gt, like, lt, min, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { writeAnswer } from '../database/tables/writes.ts';

export type WriteKey = { actor: string; path: string; requestId: string };

function isThis({ actor, path, requestId }: WriteKey) {
  return and(eq(writeAnswer.actor, actor), eq(writeAnswer.path, path), eq(writeAnswer.requestId, requestId));
}

/**
 * Returns true for the first write; a parallel repeat waits here until the first has committed or rolled back. Every
 * write claims and keeps its answer, so that both are written as text: composed by drizzle they cost a tenth of a write.
 */
export async function claimWrite(db: Database, key: WriteKey, bodyHashSealed: string, at: Date): Promise<boolean> {
  const { actor, path, requestId } = key;
  const claimed = (await db.execute(sql`
    insert into write_answer (actor, path, request_id, body_hash_sealed, at)
    values (${actor}, ${path}, ${requestId}, ${bodyHashSealed}, ${at.toISOString()})
    on conflict do nothing returning 1`)) as { rows: unknown[] };
  return claimed.rows.length === 1;
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
  const { actor, path, requestId } = key;
  await db.execute(sql`update write_answer set answer_sealed = ${answerSealed}
    where actor = ${actor} and path = ${path} and request_id = ${requestId}`);
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
