import type { Database } from '../database/database.ts';

const tries = 3;

/** Of two that wait for each other PostgreSQL gives one up; nothing of it has happened, so it begins again. */
export async function inTransaction<T>(db: Database, work: (db: Database) => Promise<T>, left = tries): Promise<T> {
  try {
    return await db.transaction(work);
  } catch (failure) {
    if (left <= 1 || !wasGivenUp(failure)) throw failure;
    return inTransaction(db, work, left - 1);
  }
}

function wasGivenUp(failure: unknown): boolean {
  const cause: unknown = failure instanceof Error ? (failure.cause ?? failure) : failure;
  return (cause as { code?: unknown }).code === '40P01';
}
