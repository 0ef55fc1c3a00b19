import type { Database } from '../database/database.ts';

const tries = 3;

/** PostgreSQL rolls back one of two deadlocked transactions. Nothing of it has happened, so that it can begin again. */
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
